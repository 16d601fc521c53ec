import type { Browser } from '@playwright/test';

/** A slow phone on a slow connection, applied and not simulated. */
const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.47 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};
const SLOWER_CPU = 4;
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

/**
 * What Chrome is started with, so that its window holds the phone's whole screen: what a window is
 * too small for is neither drawn nor timed.
 */
export const windowFlag = '--window-size=1280,1200';

/** How long a finger stays down, in milliseconds. */
const TAP = 80;

/** How long Chrome's new window is left to itself before it opens a page, in milliseconds. */
const SETTLING = 2000;

/** How long anything may take before the measurement is given up, in milliseconds. */
const TIMEOUT_MS = 120_000;

/** A page of an empty profile on a slow phone and a slow connection. */
export interface SlowPage {
  /** Runs a function of the page's own world before any script of the pages to come. */
  before: (script: () => void) => Promise<void>;
  /** Begins to open an address. */
  open: (url: string) => Promise<void>;
  /** What a function gives in the page; it may be a promise. */
  evaluate: <Given, Result>(
    script: (given: Given) => Result | Promise<Result>,
    given?: Given,
  ) => Promise<Result>;
  /** Asks again and again until the function gives something true, and gives that. */
  until: <Given, Result>(script: (given: Given) => Result, given?: Given) => Promise<Result>;
  /** A finger's tap, in CSS pixels from the corner of what is seen. */
  tap: (x: number, y: number) => Promise<void>;
  close: () => Promise<void>;
}

type Message = { id?: number; result?: unknown; error?: { message: string } };
interface Evaluated {
  result: { value: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

/**
 * Opens a page that is only looked at. Playwright's own pages put scripts of 200 KB into what they
 * measure and have Chrome keep stack traces, for which it reads all of React a second time: on a
 * slow phone each of them is a long task that no visitor has. So the page lives in a context that
 * Playwright does not know, and is spoken to in Chrome's protocol, without its Runtime domain.
 *
 * @param throttled whether CPU and connection are slowed down
 */
export async function openSlow(browser: Browser, throttled = true): Promise<SlowPage> {
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

  async function until<Given, Result>(script: (given: Given) => Result, given?: Given) {
    const end = performance.now() + TIMEOUT_MS;
    while (performance.now() < end) {
      // While one page makes way for another there is nothing to ask.
      const result = await evaluate(script, given).catch(() => undefined);
      if (result) return result as Result;
      await rest(100);
    }
    throw new Error(`Never true: ${script}`);
  }

  await send('Page.enable');
  await send('Network.enable');
  await send('Network.setBypassServiceWorker', { bypass: true });
  if (throttled) await send('Network.emulateNetworkConditions', SLOW_4G);
  await send('Emulation.setDeviceMetricsOverride', PHONE);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate: throttled ? SLOWER_CPU : 1 });
  await rest(SETTLING);
  return {
    before: (script) => send('Page.addScriptToEvaluateOnNewDocument', { source: `(${script})()` }),
    open: (url) => send('Page.navigate', { url }),
    evaluate,
    until,
    tap: async (x, y) => {
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await rest(TAP);
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    close: async () => {
      await root.send('Target.disposeBrowserContext', { browserContextId });
      await root.detach();
    },
  };
}

/** Lets the page alone for so many milliseconds. */
export function rest(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds);
  });
}

/** Until its scripts have taken the page over. */
export function untilHydrated({ until }: SlowPage) {
  return until(() => 'hydrated' in document.documentElement.dataset);
}

/** Until all that the page itself asks for has come. */
export function untilLoaded({ until }: SlowPage, url: string) {
  return until((address) => location.href === address && document.readyState === 'complete', url);
}
