import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach } from 'vitest';
import { type AppDeps, createApp } from '#server/app.ts';
import type { LogEvent } from '#server/deps/log.ts';
import { familyLinkMaker, staffLinkMaker } from '#server/family-pages/signed-links.ts';
import { openToday } from '#server/functions/open-today.ts';
import { loadSite, type Site } from '#server/http/built-site.ts';
import type { RenderPage } from '#server/http/rendered-pages.ts';
import type { JobDeps } from '#server/jobs/job.ts';
import { runJobs } from '#server/jobs/jobs.ts';
import { fileTransport, removeMailFiles } from '#server/mail/file-transport.ts';
import { mailDelivery } from '#server/mail/mail-delivery.ts';
import { deliverDue } from '#server/outbox/worker.ts';
import { migrate } from '#server/store/migrate.ts';
import type { Store } from '#server/store/tables.ts';
import { documents } from './documents.ts';
import { writeTestSite } from './server-site.ts';
import { openTestStore } from './server-store.ts';

export interface TestApp {
  app: ReturnType<typeof createApp>;
  deps: AppDeps;
  store: Store;
  folder: string;
  /** Milliseconds since 1970; `pass` moves it. */
  now: () => number;
  pass: (ms: number) => void;
  logged: LogEvent[];
  /** Posts JSON (or a raw string) to a function. */
  post: (name: string, body: unknown, from?: PostFrom) => Promise<Response>;
  /** Delivers all that is due and returns every mail written so far. */
  mails: () => Promise<Email[]>;
  /** Runs the scheduled jobs. */
  jobs: (changes?: Partial<JobDeps>) => Promise<void>;
  removeMails: (ids: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
}

export interface PostFrom {
  address?: string;
  headers?: Record<string, string>;
}

type Changes = Partial<AppDeps> & { store?: Store };

/** The whole app on a database (a new one unless one is passed), with a clock to move. */
export async function createTestApp(changes: Changes = {}): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  const store = changes.store ?? (await openTestStore());
  if (changes.store) await migrate(store);

  let now = Date.parse('2026-11-21T06:00:00Z');
  const logged: LogEvent[] = [];
  const clock = () => now;
  const log = (event: LogEvent) => logged.push(event);
  const live = { documents };
  const deps: AppDeps = {
    site: testSite(),
    renderPage,
    clock,
    log,
    live,
    today: await openToday({ store, clock, log, live }),
    staff: () => ['office@school.example'],
    origins: [],
    trustProxyHops: 0,
    limits: { on: true, secret: 'a secret of the tests' },
    wakeOutbox: () => {},
    ...changes,
    store,
  };
  const app = createApp(deps);
  const mailFolder = join(folder, 'mail');
  const transport = fileTransport(mailFolder, () => ({ address: 'website@school.example' }));
  const deliver = mailDelivery({
    transport,
    origins: deps.origins,
    get limitsOn() {
      return deps.limits.on;
    },
    store,
    live: deps.live,
    staff: deps.staff,
    linksFor: staffLinkMaker(
      'https://www.school.example',
      deps.limits.secret,
      deps.clock,
      'https://office.school.example',
    ),
    office: 'https://office.school.example',
    familyLinkFor: familyLinkMaker('https://www.school.example', deps.limits.secret, deps.clock),
    clock: deps.clock,
  });

  const removeMails = (ids: readonly string[]) => removeMailFiles(mailFolder, ids);

  return {
    app,
    deps,
    store,
    folder,
    now: () => now,
    pass: (ms) => {
      now += ms;
    },
    logged,
    post: async (name, body, { address = '203.0.113.7', headers = {} } = {}) =>
      app.request(
        `/functions/v1/${name}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
        connectionFrom(address),
      ),
    mails: async () => {
      const outbox = { ...deps, deliver, concurrency: 8 };
      while ((await deliverDue(outbox)) > 0);
      return readMails(mailFolder);
    },
    jobs: (jobChanges) =>
      runJobs({ ...deps, retentionMonths: undefined, users: () => [], removeMails, ...jobChanges }),
    removeMails,
    close: async () => {
      await store.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The app of the running test. */
export let server: TestApp;

/** Makes an app for each test of a file, in `server`; `changes` may differ for each. */
export function serverForEachTest(changes: Changes | (() => Changes) = {}): void {
  beforeEach(async () => {
    server = await createTestApp(typeof changes === 'function' ? changes() : changes);
  });
  afterEach(() => server.close());
}

/** The row of its submission, or of the first one. */
export const storedRow = () =>
  server.store.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();

/** The same for every test. */
let site: Site | undefined;
function testSite(): Site {
  if (site) return site;
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeTestSite(folder);
  site = loadSite(folder, {});
  rmSync(folder, { recursive: true });
  return site;
}

/** The site's own pages, which are loaded for the first test that needs one. */
const renderPage: RenderPage = async (path, state) => {
  const { renderAnswer } = await import('#app/entry.server.tsx');
  const sheets = ['/assets/root-1a2b.css'];
  return renderAnswer(state, { path, styles: '', boot: 'boot();', scripts: '/root.js', sheets });
};

/** The part of the connection that @hono/node-server passes on. */
export function connectionFrom(remoteAddress: string) {
  return { incoming: { socket: { remoteAddress } } };
}

/** The mails to one address. */
export function mailsTo(mails: readonly Email[], address: string): Email[] {
  return mails.filter((mail) => mail.to?.[0]?.address === address);
}

/** Every .eml file of a folder, parsed. */
export async function readMails(folder: string): Promise<Email[]> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
}
