import { setTimeout as rest } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.47 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};
const SLOWER_CPU = 4;
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

/** Makes Chrome's window larger than the phone's screen: it neither draws nor times the rest. */
export const windowFlag = '--window-size=1280,1200';

/** How long a finger stays down, in milliseconds. */
const TAP = 80;

/** Waiting time after opening a tab, before the page is loaded, in milliseconds. */
const SETTLING = 2000;
const TIMEOUT_MS = 120_000;

/** A tab with an empty profile. */
export type SlowPage = Awaited<ReturnType<typeof openSlow>>;

type Message = { id?: number; result?: unknown; error?: { message: string } };
interface Metrics {
  metrics: { name: string; value: number }[];
}
interface Evaluated {
  result: { value: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

/**
 * Opens a page in a new tab and waits until it is loaded and, with scripts, hydrated. It uses Chrome's
 * protocol: Playwright's own pages inject 200 KB of scripts and make Chrome record stack traces; on a
 * slow phone both are long tasks that no visitor has.
 *
 * @param before runs in the page before any of its scripts
 */
export async function openSlow(
  browser: Browser,
  url: string,
  scripts: boolean,
  before?: () => void,
) {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  const { targetId } = await root.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });

  const asked = new Map<number, (answer: Message) => void>();
  root.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer: Message = JSON.parse(message);
    if (answer.id === undefined) return;
    asked.get(answer.id)?.(answer);
    asked.delete(answer.id);
  });

  let last = 0;
  async function send<Result>(method: string, params: object = {}): Promise<Result> {
    last += 1;
    const id = last;
    const answered = new Promise<Message>((done) => asked.set(id, done));
    const message = JSON.stringify({ id, method, params });
    await root.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }

  /** @returns what the function, which runs in the page, returns or resolves to */
  async function evaluate<Given, Result>(
    script: (given: Given) => Result | Promise<Result>,
    given?: Given,
  ): Promise<Result> {
    const { result, exceptionDetails } = await send<Evaluated>('Runtime.evaluate', {
      expression: `(${script})(${JSON.stringify(given) ?? ''})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Result;
  }

  /** Polls until the function, which runs in the page, returns a truthy value, and returns it. */
  async function until<Given, Result>(script: (given: Given) => Result, given?: Given) {
    const end = performance.now() + TIMEOUT_MS;
    while (performance.now() < end) {
      // During a navigation there is no page to ask.
      const result = await evaluate(script, given).catch(() => undefined);
      if (result) return result as Result;
      await rest(100);
    }
    throw new Error(`Not true within ${TIMEOUT_MS} ms: ${script}`);
  }

  await send('Page.enable');
  await send('Performance.enable', { timeDomain: 'threadTicks' });
  await send('Network.enable');
  await send('Network.setBypassServiceWorker', { bypass: true });
  await send('Network.emulateNetworkConditions', SLOW_4G);
  await send('Emulation.setDeviceMetricsOverride', PHONE);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await rest(SETTLING);
  if (before) await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${before})()` });
  await send('Page.navigate', { url });
  await until((address) => location.href === address && document.readyState === 'complete', url);
  if (scripts) await until(() => 'hydrated' in document.documentElement.dataset);
  return {
    evaluate,
    /** Taps with a finger, in CSS pixels from the top left of the window. */
    tap: async (x: number, y: number) => {
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await rest(TAP);
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    /** Processor time of the main thread since the tab was opened, in milliseconds. */
    mainThread: async () => {
      const { metrics } = await send<Metrics>('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    },
    close: async () => {
      await root.send('Target.disposeBrowserContext', { browserContextId });
      await root.detach();
    },
  };
}
