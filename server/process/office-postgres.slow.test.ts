import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRegistration } from '#test/server-forms.ts';
import {
  ask,
  codeFrom,
  listenTo,
  remoteDesk,
  signInAt,
  startOfficeAlone,
} from '#test/server-office-process.ts';
import { newDatabase } from '#test/server-on-postgres.ts';
import {
  aPlace,
  type Place,
  postTo,
  type ServerProcess,
  startServer,
} from '#test/server-process.ts';

// A site and two offices, each a separate process, over one PostgreSQL: the same for all tests.
const USER = 'hello@school.example';
let place: Place;
let mails: string;
let env: Record<string, string>;
let site: ServerProcess;
let first: ServerProcess;
let second: ServerProcess;

beforeAll(async () => {
  place = aPlace();
  mails = join(place.dataDir, 'mail');
  env = { DATABASE_URL: await newDatabase() };
  // Three that start at once on an empty database, and one origin for both offices.
  [site, first, second] = await Promise.all([
    startServer(place, env),
    startOfficeAlone(place, env),
    startOfficeAlone(place, env),
  ]);
});
afterAll(async () => {
  for (const server of [site, first, second]) await server.end('SIGKILL');
  place.remove();
});

async function aForm(): Promise<string> {
  const reply = await postTo(site.url, 'send-registration-email', aRegistration());
  return ((await reply.json()) as { reference: string }).reference;
}

test('share sessions, outcomes and the stream of changes', async () => {
  const here = await signInAt(first.url, USER, mails);
  const there = remoteDesk(second.url, here.cookie);
  expect(await there.get('/api/session')).toEqual({ ok: true, user: { email: USER } });
  const listener = await listenTo(second.url, here.cookie);

  const reference = await aForm();
  await expect.poll(listener.heard).toContain(reference);

  const path = `/api/submissions/${reference}`;
  const answers = await Promise.all(
    [here, there, here, there].map((desk) =>
      desk.post(`${path}/state`, { state: 'called', was: 'new' }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ by }) => by === USER)).toHaveLength(3);

  const count = () => listener.heard().filter((heard) => heard === reference).length;
  await expect.poll(count).toBeGreaterThan(1);
  const before = count();
  expect(await here.delete(path)).toEqual({ ok: true });
  await expect.poll(count).toBeGreaterThan(before);
  expect((await ask(second.url, 'GET', path, here.cookie)).status).toBe(404);

  await here.delete('/api/session');
  await expect.poll(listener.ended).toBe(true);
  expect((await ask(second.url, 'GET', '/api/session', here.cookie)).status).toBe(401);
});

test('a flood of changes from several processes loses none', async () => {
  const desk = await signInAt(first.url, USER, mails);
  const listeners = [
    await listenTo(first.url, desk.cookie),
    await listenTo(second.url, desk.cookie),
  ];
  const another = await startServer(place, { ...env, RATE_LIMIT: 'off' });
  try {
    // Like a family: a busy server rejects some at first.
    const post = async () => {
      const form = aRegistration();
      for (;;) {
        const reply = await postTo(another.url, 'send-registration-email', form);
        if (reply.ok) return ((await reply.json()) as { reference: string }).reference;
        expect(reply.status).toBe(503);
      }
    };
    const sent = await Promise.all(Array.from({ length: 60 }, post));
    for (const listener of listeners) {
      await expect.poll(listener.heard).toEqual(expect.arrayContaining(sent));
    }
  } finally {
    await another.end('SIGKILL');
  }
});

// The last one: it uses up the attempts from this address.
test('share codes and the limits of attempts', async () => {
  const statusOf = async (office: ServerProcess, code: string) =>
    (await ask(office.url, 'POST', '/api/session', '', { email: USER, code })).status;
  const old = await codeFrom(first.url, USER, mails);
  const wrong = String((Number(old) + 1) % 100_000_000).padStart(8, '0');
  for (const office of [first, second, first, second, first]) {
    expect(await statusOf(office, wrong)).toBe(401);
  }
  // Its five attempts from here are used up, whichever office receives them.
  expect(await statusOf(second, old)).toBe(401);
  const newest = await codeFrom(second.url, USER, mails);
  expect(await statusOf(first, old)).toBe(401);
  expect(await statusOf(first, newest)).toBe(200);
});
