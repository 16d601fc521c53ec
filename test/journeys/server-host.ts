// Runs servers one after another in one process, for the journeys of the office: each has its own
// data, and a new process for each would cost more than most of these journeys.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitePaths } from '#content/pages/paths.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { readEnv } from '#server/deps/env.ts';
import { makeRendering } from '#server/process/rendering.ts';
import { closeIdleConnections, finish } from '#server/process/run-main.ts';
import { type Serving, serve } from '#server/process/serve.ts';
import { migrate } from '#server/store/migrate.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { shiftClock } from '#test/shifted-date.ts';

/** Starts a server, or ends it. */
export type ToHost = { env: Record<string, string>; aheadMs: number } | 'end';
/** What a server printed at its start, or why it did not start or end. */
export interface FromHost {
  startLines?: string;
  error?: string;
}

type Thread = Awaited<ReturnType<ReturnType<typeof makeRendering>['start']>>;

let serving: Serving | undefined;
const emptyDatabase = makeEmptyDatabase();
/** The threads that render the pages, by what they render. */
const threads = new Map<string, Promise<Thread>>();

process.on('message', async (message: ToHost) => {
  const answer = await act(message).catch((error: Error): FromHost => ({ error: error.message }));
  process.send?.(answer);
});
// Playwright's worker has ended.
process.on('disconnect', () => process.exit());

async function act(message: ToHost): Promise<FromHost> {
  if (message !== 'end') {
    shiftClock(message.aheadMs);
    const env = readEnv({ ...process.env, ...message.env });
    writeFileSync(join(env.DATA_DIR, 'school.db'), await emptyDatabase);
    serving = await serve(env, makeSharedRendering);
    return { startLines: serving.startLines.join('\n') };
  }
  if (serving) {
    const closing = closeIdleConnections(serving.servers);
    await finish(serving);
    clearInterval(closing);
  }
  return {};
}

/** The file of a database with all tables, which every server would make again. */
async function makeEmptyDatabase(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'empty-'));
  const file = join(folder, 'school.db');
  const { store } = openSqlite(file);
  await migrate(store);
  await store.destroy();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}

/**
 * Lets a server use the threads of earlier ones: most show the same documents on the same day. Each
 * change is listed with every page; rendering all pages for each edit would take longer than the
 * journey. Servers that publish have a process of their own, which lists the real ones.
 */
function makeSharedRendering(...[env, deps]: Parameters<typeof makeRendering>) {
  const rendering = makeRendering(env, deps);
  const start: typeof rendering.start = (documents, now, changed) => {
    const key = JSON.stringify([env.PUBLIC_ORIGIN, colomboDate(now), documents, changed]);
    const thread = threads.get(key) ?? rendering.start(documents, now, changed).then(lasting);
    threads.set(key, thread);
    return thread;
  };
  const pages: typeof rendering.pages = {
    read: async (documents) =>
      Object.fromEntries(sitePaths.map((path) => [path, JSON.stringify(documents)])),
    isKnown: () => true,
  };
  return { ...rendering, start, pages };
}

/** A thread that stays, and renders all pages once: without what the office publishes later. */
function lasting(thread: Thread): Thread {
  let version: ReturnType<Thread['version']> | undefined;
  return {
    ...thread,
    version: (published) => {
      version ??= thread.version(published);
      return version;
    },
    stop: async () => 0,
    end: async () => {},
  };
}
