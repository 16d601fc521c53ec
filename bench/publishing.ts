import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, signInAt } from '#test/server-office-process.ts';
import { aPlace, type ServerProcess, startServer } from '#test/server-process.ts';

const PUBLICATIONS = 20;
/** Between two requests of the load, in milliseconds: 50 per second. */
const LOAD_EVERY_MS = 20;

/** How long after a start the memory is at rest, in milliseconds. */
const REST_MS = 20_000;

/** What publishing a fee twenty times in a row costs a server of the built site. */
export async function publishingCosts() {
  const place = aPlace();
  const start = () =>
    startServer({ ...place, folder: resolve('.') }, { OFFICE_PORT: '0', RATE_LIMIT: 'off' });
  let server = await start();
  try {
    const desk = await openDesk(server, join(place.dataDir, 'mail'));
    const page = async () => (await fetch(`${server.url}/fees`)).text();
    await sleep(REST_MS);
    const rest = memoryOf(server);
    await desk.saveFee(1401);
    const previewMs = await timed(() => desk.preview());
    const load = startLoad(server);
    const live: number[] = [];
    for (let time = 0; time < PUBLICATIONS; time += 1) {
      await desk.saveFee(1402 + time);
      live.push(
        await timed(async () => {
          await desk.publish();
          while (!(await page()).includes(`1,${402 + time}`)) await sleep(20);
        }),
      );
      await desk.untilEnded();
    }
    const { times, failed, most } = await load.stop();
    await server.end('SIGTERM');
    const startMs = await timed(async () => {
      server = await start();
    });
    return {
      live: live.toSorted((a, b) => a - b).at(PUBLICATIONS / 2) ?? 0,
      slowestLive: Math.max(...live),
      moreMemory: most - rest,
      rest,
      p99: times.toSorted((a, b) => a - b).at(Math.floor(times.length * 0.99)) ?? 0,
      failed,
      previewMs,
      startMs,
    };
  } finally {
    await server.end('SIGKILL');
    place.remove();
  }
}

async function openDesk({ output }: ServerProcess, mails: string) {
  const [, office = '', user = ''] =
    /The office is at (\S+)\. Sign in as ([^ ;]+)/.exec(output()) ?? [];
  const { cookie } = await signInAt(office, user, mails);
  // biome-ignore lint/suspicious/noExplicitAny: the office's JSON.
  const call = async (method: string, path: string, body?: unknown): Promise<any> =>
    (await ask(office, method, `/api/site${path}`, cookie, body)).json();
  return {
    saveFee: async (aLevelCambridge: number) => {
      const { revision, value } = await call('GET', '/documents/fees');
      await call('PUT', '/documents/fees', { revision, value: { ...value, aLevelCambridge } });
    },
    preview: async () => {
      const { url } = await call('POST', '/preview', { path: '/fees' });
      await (await fetch(`${office}${url}?places`)).text();
    },
    publish: async () => {
      const { revision } = await call('GET', '/documents/fees');
      await call('POST', '/publish', { revisions: { fees: revision } });
    },
    untilEnded: async () => {
      while ((await call('GET', '')).publication?.state === 'running') await sleep(20);
    },
  };
}

/** Requests pages at a steady rate, and looks at the server's memory. */
function startLoad(server: ServerProcess) {
  const times: number[] = [];
  const running: Promise<unknown>[] = [];
  let failed = 0;
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(server));
    const answered = timed(async () => {
      const response = await fetch(`${server.url}/schedule`);
      await response.arrayBuffer();
      if (!response.ok) failed += 1;
    });
    running.push(
      answered.then(
        (ms) => times.push(ms),
        () => {
          failed += 1;
        },
      ),
    );
  }, LOAD_EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(running);
      return { times, failed, most };
    },
  };
}

/** In MB, on Linux. */
function memoryOf({ pid }: ServerProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
