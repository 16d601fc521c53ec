import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, describe, expect } from 'vitest';
import { migrate } from '#server/store/migrate.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { documents } from '#test/documents.ts';
import { anEnquiry } from '#test/server-forms.ts';
import { ask, officeOf, signInAt } from '#test/server-office-process.ts';
import { newDatabase } from '#test/server-on-postgres.ts';
import {
  aPlace,
  type Place,
  postTo,
  type ServerProcess,
  startServer,
} from '#test/server-process.ts';
import { publishDocuments } from '#test/server-store.ts';

interface TestPlace extends Place {
  /** Starts a server there; it ends with the test. */
  start: (env: Record<string, string>) => Promise<ServerProcess>;
  killServers: () => Promise<void>;
}

/** Each test has a folder with its own site and data. They wait for builds: they run side by side. */
const test = base.extend<{ place: TestPlace }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures' names here
  place: async ({}, use) => {
    const place = aPlace();
    const running: ServerProcess[] = [];
    const start = async (env: Record<string, string>) => {
      const server = await startServer(place, env);
      running.push(server);
      return server;
    };
    const killServers = async () => {
      for (const server of running) await server.end('SIGKILL');
    };
    await use({ ...place, start, killServers });
    await killServers();
    place.remove();
  },
});

type Desk = Awaited<ReturnType<typeof startDesk>>;

/** Starts the site with its office, and signs in there. */
async function startDesk(place: TestPlace, env: Record<string, string> = {}) {
  const server = await place.start({ OFFICE_PORT: '0', RATE_LIMIT: 'off', ...env });
  const office = officeOf(server);
  const { cookie } = await signInAt(office, 'hello@school.example', join(place.dataDir, 'mail'));
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await ask(office, method, `/api/site${path}`, cookie, body);
    // biome-ignore lint/suspicious/noExplicitAny: whatever the test expects of it.
    return { status: response.status, ...((await response.json()) as any) };
  };
  return {
    ...server,
    page: async (path: string) => (await fetch(server.url + path)).text(),
    /** Saves the hotline as a draft, and starts to publish it. */
    publishHotline: async (hotline: string) => {
      const { value, revision } = await call('GET', '/documents/school');
      value.hotline = hotline;
      const saved = await call('PUT', '/documents/school', { revision, value });
      expect(saved.status).toBe(200);
      return call('POST', '/publish', { revisions: { school: saved.revision } });
    },
    overview: () => call('GET', ''),
    /** Waits until the publication has ended; returns its steps. */
    ended: async () => {
      const seen = new Set<string>();
      for (;;) {
        const { publication } = await call('GET', '');
        if (publication?.state !== 'running') return { ...publication, seen: [...seen] };
        seen.add(publication.step);
        await sleep(50);
      }
    },
  };
}

/** The hotlines in the pages that are served. */
async function hotlines({ page }: Desk): Promise<string[]> {
  const paths = ['/', '/fees', '/contact', '/teachers', '/nowhere'];
  const pages = await Promise.all(paths.map(page));
  return [...new Set(pages.map(hotlineIn))];
}

function hotlineIn(html: string): string {
  return /Hotline.{0,60}?(\+94[ \d]+)/.exec(html)?.[1] ?? html;
}

const factsIn = (html: string) => /\/assets\/facts-[\w-]+\.js/.exec(html)?.[0] ?? '';

/** The hotline of the tests' school. */
const FIRST = documents.school.hotline;

/** Requests pages and posts forms at a steady rate, until stopped; returns the statuses. */
function steadyLoad(url: string, perSecond: number): () => Promise<number[]> {
  const posted = (body: URLSearchParams) =>
    fetch(`${url}/contact`, { method: 'POST', body, redirect: 'manual' });
  const requests = [
    () => fetch(`${url}/fees`),
    () => fetch(`${url}/`, { headers: { 'accept-encoding': 'gzip' } }),
    () => postTo(url, 'send-contact-email', anEnquiry()),
    () => posted(new URLSearchParams({ ...anEnquiry(), elapsedMs: '60000' })),
  ];
  const statuses: Promise<number>[] = [];
  const timer = setInterval(() => {
    const request = requests[statuses.length % requests.length];
    const status = request?.().then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    });
    if (status) statuses.push(status.catch(() => 0));
  }, 1000 / perSecond);
  return () => {
    clearInterval(timer);
    return Promise.all(statuses);
  };
}

describe.concurrent('publishing', () => {
  test('answers every request, and open pages keep their documents', async ({ place }) => {
    const desk = await startDesk(place);
    expect(await hotlines(desk)).toEqual([FIRST]);
    const firstFacts = factsIn(await desk.page('/fees'));
    expect(await desk.publishHotline('+94 11 555 0001')).toMatchObject({ status: 202, version: 1 });
    const { seen: _, ...publication } = await desk.ended();
    expect(publication).toEqual({ state: 'live', step: 'rendering', message: null });
    expect(await hotlines(desk)).toEqual(['+94 11 555 0001']);
    const facts = factsIn(await desk.page('/fees'));
    expect(facts).not.toBe('');
    expect(facts).not.toBe(firstFacts);

    const stop = steadyLoad(desk.url, 50);
    for (let time = 2; time <= 6; time += 1) {
      expect((await desk.publishHotline(`+94 11 555 000${time}`)).status).toBe(202);
      expect(await desk.ended()).toMatchObject({ state: 'live' });
    }
    const statuses = await stop();
    expect(new Set(statuses)).toEqual(new Set([200, 303]));
    expect(await hotlines(desk)).toEqual(['+94 11 555 0006']);
    expect(await desk.overview()).toMatchObject({ version: 6, changes: [] });
    expect(factsIn(await desk.page('/fees'))).not.toEqual(facts);
    expect((await fetch(desk.url + facts)).status).toBe(200);
    expect(await desk.end('SIGTERM')).toBe(0);
    const again = await startDesk(place);
    expect(await hotlines(again), again.output()).toEqual(['+94 11 555 0006']);
    for (const replaced of [firstFacts, facts])
      expect((await fetch(again.url + replaced)).status).toBe(200);
  });

  test('leaves the old version or the new one when it is killed', async ({ place }) => {
    let hotline = FIRST;
    let desk = await startDesk(place);
    for (let kill = 1; kill <= 4; kill += 1) {
      const next = `+94 11 555 000${kill}`;
      // A publication that was killed counts as running for 30 s.
      while ((await desk.publishHotline(next)).status === 409) await sleep(2000);
      await sleep(((kill - Math.random()) / 4) * 800);
      await desk.end('SIGKILL');
      desk = await startDesk(place);
      const [shown, ...others] = await hotlines(desk);
      expect(others).toEqual([]);
      expect([hotline, next]).toContain(shown);
      const { changes } = await desk.overview();
      expect(changes.map(({ to }: { to: string }) => to)).toEqual(shown === next ? [] : [next]);
      hotline = shown ?? '';
    }
  });

  test('keeps the old version and the draft when it cannot be rendered; the log says why', async ({
    place,
  }) => {
    const desk = await startDesk(place);
    writeFileSync(join(place.folder, 'dist/server/entry.server.js'), 'throw new Error("broken");');
    await desk.publishHotline('+94 11 555 0001');
    expect(await desk.ended()).toMatchObject({ state: 'failed', step: 'rendering' });
    expect(await desk.overview()).toMatchObject({
      version: 0,
      publication: { message: expect.stringContaining('whose log has the reason') },
      changes: [{ to: '+94 11 555 0001' }],
    });
    expect(desk.output()).toContain('broken');
    expect(await hotlines(desk)).toEqual([FIRST]);
  });

  test('renders nothing from the release of an upgrade before the restart', async ({ place }) => {
    const desk = await startDesk(place);
    const file = join(place.folder, 'dist/server/release.json');
    const release = readFileSync(file, 'utf8');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(release), hash: 'another' }));
    await desk.publishHotline('+94 11 555 0001');
    expect(await desk.ended()).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('the website is being upgraded'),
    });
    expect(await hotlines(desk)).toEqual([FIRST]);
    writeFileSync(file, release);
    await desk.publishHotline('+94 11 555 0002');
    expect(await desk.ended()).toMatchObject({ state: 'live' });
    expect(await hotlines(desk)).toEqual(['+94 11 555 0002']);
  });

  // What else may be in the place of the cache: build/write-files.test.ts.
  test('starts and publishes with a link that leads outside in the place of the cache, and a file of an older release', async ({
    place,
  }) => {
    const outside = join(place.dataDir, '../outside');
    mkdirSync(place.dataDir, { recursive: true });
    mkdirSync(outside);
    symlinkSync(outside, join(place.dataDir, 'cache'));
    writeFileSync(join(place.dataDir, 'site'), '');
    const desk = await startDesk(place);
    await desk.publishHotline('+94 11 555 0001');
    expect(await desk.ended()).toMatchObject({ state: 'live' });
    expect(await hotlines(desk)).toEqual(['+94 11 555 0001']);
    await desk.end('SIGTERM');
    expect(readdirSync(outside)).toEqual([]);
  });

  test('a second signal changes nothing: the form under way is stored', async ({ place }) => {
    const { url, pid, end } = await place.start({ OFFICE_PORT: 'off' });
    const form = postTo(url, 'send-contact-email', anEnquiry());
    await sleep(5);
    process.kill(-pid, 'SIGTERM');
    process.kill(-pid, 'SIGTERM');
    expect((await form).status).toBe(200);
    expect(await end('SIGTERM')).toBe(0);
  });

  test('a version that no longer matches is not served, and the log names the field', async ({
    place,
  }) => {
    mkdirSync(place.dataDir, { recursive: true });
    const { store } = openSqlite(join(place.dataDir, 'school.db'));
    await migrate(store);
    await publishDocuments(store, { fees: { oLevelLocal: 'cheap' } }, Date.now());
    await store.destroy();
    const server = await place.start({ OFFICE_PORT: 'off' });
    expect((await fetch(server.url)).status).toBe(200);
    const [line = ''] = /.*version not used.*/.exec(server.output()) ?? [];
    expect(JSON.parse(line)).toMatchObject({
      document: 'fees',
      path: '/oLevelLocal',
      reason: expect.stringContaining('O Level Local GCE'),
    });
  });

  test('processes over one Postgres serve what another one has published', async ({ place }) => {
    try {
      const env = { DATABASE_URL: await newDatabase() };
      const desk = await startDesk(place, env);
      const other = await startDesk(place, env);
      await desk.publishHotline('+94 11 555 0001');
      await desk.ended();
      expect(await hotlines(desk)).toEqual(['+94 11 555 0001']);
      while (!(await other.page('/fees')).includes('+94 11 555 0001')) await sleep(500);
      expect(await hotlines(other)).toEqual(['+94 11 555 0001']);
    } finally {
      await place.killServers();
    }
  });
});
