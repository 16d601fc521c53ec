// `node server/main.ts`: runs the server (serve.ts) as a child process. To change over to another
// version of the site, a second one starts over the same listening sockets, and when it answers the
// first one ends. This process loads nothing else, so that it takes little memory.
import cluster from 'node:cluster';
import { join } from 'node:path';
import type { ToPrimary, ToServer } from './site/follow-versions.ts';

/** How long a new server may take until it answers, in milliseconds. */
const START_MS = 60_000;
/** Servers end within 4.6 s after SIGTERM, see run-main.ts. */
const STOP_MS = 4800;

// Servers take connections from one shared queue, in which none is lost when one of them ends.
cluster.schedulingPolicy = cluster.SCHED_NONE;
cluster.setupPrimary({
  exec: join(import.meta.dirname, 'serve.ts'),
  args: [],
  execArgv: [
    ...process.execArgv,
    `--import=${new URL('../build/active-documents.ts', import.meta.url)}`,
  ],
});

let serving = cluster.fork();
let answers = false;
let next: typeof serving | undefined;
let stopping = false;

cluster.on('message', (server, message: ToPrimary) => {
  if (stopping) return;
  if (message === 'answers') {
    if (server === next) {
      report(serving, 'replaced');
      serving = next;
      next = undefined;
    }
    answers = true;
  } else if (server === serving && !answers) {
    serving = cluster.fork(message.start);
  } else if (server === serving && !next) {
    const started = cluster.fork({ ...message.start, SITE_REPLACES: '1' });
    next = started;
    setTimeout(() => next === started && started.process.kill('SIGKILL'), START_MS).unref();
  }
});

cluster.on('exit', (server, code) => {
  if (stopping) {
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
  } else if (server === serving) {
    process.exit(code ?? 1);
  } else if (server === next) {
    next = undefined;
    report(serving, 'not replaced');
  }
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    stopping = true;
    endServers('SIGTERM');
    setTimeout(() => {
      endServers('SIGKILL');
      process.exit(0);
    }, STOP_MS);
  });
}

function endServers(signal: NodeJS.Signals): void {
  for (const server of Object.values(cluster.workers ?? {})) server?.process.kill(signal);
}

function report(server: typeof serving, message: ToServer): void {
  // Without the callback, an error is thrown if it has just ended.
  server.send(message, () => {});
}
