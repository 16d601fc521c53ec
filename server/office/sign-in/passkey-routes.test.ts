import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { readLog } from '#server/store/office/office-history.ts';
import { readMails } from '#test/server-app.ts';
import { type Lies, makeAuthenticator } from '#test/server-authenticator.ts';
import {
  COLLEAGUE,
  cookieOf,
  DESK,
  desk,
  expectRefused,
  ORIGIN,
  office,
  officeForEachTest,
  signIn,
} from '#test/server-office.ts';

officeForEachTest();
let device: ReturnType<typeof makeAuthenticator>;
beforeEach(() => {
  device = makeAuthenticator(ORIGIN);
});

async function add(lies: Lies = {}, whose = desk) {
  const { json: options } = await whose.post('/api/passkeys/options');
  return whose.post('/api/passkeys', { response: device.register(options, lies), name: 'Phone' });
}

async function enter(lies: Lies = {}) {
  const options = await office.ask('POST', '/api/session/passkey/options', { body: {} });
  const response = device.authenticate(await options.json(), lies);
  return office.ask('POST', '/api/session/passkey', { body: { response } });
}

const listed = async () => (await desk.get('/api/passkeys')).json.passkeys;

describe('a passkey', () => {
  test('is added once signed in, and then signs in', async () => {
    const added = await add();
    expect(added.status).toBe(201);
    expect(added.json.passkey).toEqual({
      id: device.id,
      name: 'Phone',
      addedAt: '2026-11-21T06:00:00.000Z',
      lastUsedAt: null,
    });
    const entered = await enter();
    expect(entered.status).toBe(200);
    expect(await entered.json()).toEqual({ ok: true, user: { email: DESK } });
    const session = await office.ask('GET', '/api/session', { cookie: cookieOf(entered) });
    expect(session.status).toBe(200);
    expect((await listed())[0].lastUsedAt).toBe('2026-11-21T06:00:00.000Z');
    expect((await enter()).status).toBe(200);
  });

  test('is added only soon after signing in', async () => {
    office.site.pass(11 * 60_000);
    for (const answer of [
      await desk.post('/api/passkeys/options'),
      await desk.post('/api/passkeys', { response: { id: 'x' } }),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.json.error.message).toContain('sign in again with a new code');
    }
    await signIn();
    expect((await add()).status).toBe(201);
  });

  test('is mailed to its owner and logged when it is added', async () => {
    await add();
    await office.office.stop();
    const mails = await readMails(join(office.site.folder, 'mail'));
    const mail = mails.find(({ subject }) => subject?.includes('passkey'));
    expect(mail?.to?.[0]?.address).toBe(DESK);
    expect(mail?.text).toContain('“Phone” can now sign in for you');
    expect(office.logged).toContainEqual({ event: 'passkey added' });
    const lines = await readLog(office.site.store);
    expect(lines).toMatchObject([{ by: DESK, what: 'added a passkey', note: 'Phone' }]);
  });

  test('that can still sign in is named when one signs out everywhere', async () => {
    await add();
    const { json } = await desk.delete('/api/sessions');
    expect(json).toMatchObject({ ok: true, passkeys: [{ id: device.id, name: 'Phone' }] });
  });

  test('is requested without a list of keys, which would show who may sign in', async () => {
    await add();
    const options = await office.ask('POST', '/api/session/passkey/options', { body: {} });
    const json = await options.json();
    expect(json).toMatchObject({ rpId: 'office.school.example', userVerification: 'required' });
    expect(json.allowCredentials ?? []).toEqual([]);
  });

  test('signs in no more once it is removed, and only its owner removes it', async () => {
    await add();
    const colleague = await office.signIn(COLLEAGUE);
    expect((await colleague.get('/api/passkeys')).json.passkeys).toEqual([]);
    expect((await colleague.delete(`/api/passkeys/${device.id}`)).status).toBe(404);
    expect((await desk.delete(`/api/passkeys/${device.id}`)).status).toBe(200);
    expect(await listed()).toEqual([]);
    const lines = await readLog(office.site.store);
    expect(lines).toContainEqual(
      expect.objectContaining({ by: DESK, what: 'removed a passkey', note: 'Phone' }),
    );
    expect((await enter()).status).toBe(401);
  });

  test('of a person who was removed does not sign in', async () => {
    await add();
    office.deps.users = () => [COLLEAGUE];
    const answer = await enter();
    expect([answer.status, (await answer.json()).removed]).toEqual([401, DESK]);
  });

  test('belongs to one person', async () => {
    await add();
    const colleague = await office.signIn(COLLEAGUE);
    expect((await add({}, colleague)).status).toBe(422);
    expect(await listed()).toHaveLength(1);
  });
});

const lies: [string, Lies][] = [
  ['another page', { origin: 'https://evil.example' }],
  ['another host’s key', { rpID: 'evil.example' }],
  ['a challenge of its own', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
  ['no person verified', { unverified: true }],
];

describe('what is rejected', () => {
  test.each(lies)('at adding: %s', async (_, lie) => {
    expectRefused(await add(lie));
    expect(await listed()).toEqual([]);
  });

  test.each([
    ...lies,
    ['another signature', { signature: Buffer.from('3006020101020101', 'hex') }],
    ['no signature', { signature: Buffer.alloc(0) }],
  ] as [string, Lies][])('at signing in: %s', async (_, lie) => {
    await add();
    const response = await enter(lie);
    expect(response.status).toBe(401);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('the same answer twice', async () => {
    await add();
    const options = await office.ask('POST', '/api/session/passkey/options', { body: {} });
    const response = device.authenticate(await options.json());
    const send = () => office.ask('POST', '/api/session/passkey', { body: { response } });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(401);
  });

  test('an answer after five minutes', async () => {
    await add();
    const options = await office.ask('POST', '/api/session/passkey/options', { body: {} });
    const response = device.authenticate(await options.json());
    office.site.pass(5 * 60_000);
    const late = await office.ask('POST', '/api/session/passkey', { body: { response } });
    expect(late.status).toBe(401);
  });

  test('a copy whose count lags behind', async () => {
    await add();
    for (const _ of [1, 2, 3]) await enter();
    expect((await enter({ counter: 2 })).status).toBe(401);
  });

  test('a challenge that was made for a colleague, or for signing in', async () => {
    const colleague = await office.signIn(COLLEAGUE);
    const { json: theirs } = await colleague.post('/api/passkeys/options');
    const response = device.register(theirs);
    expect((await desk.post('/api/passkeys', { response })).status).toBe(422);
    const open = await office.ask('POST', '/api/session/passkey/options', { body: {} });
    const { challenge } = (await open.json()) as { challenge: string };
    const { json: own } = await desk.post('/api/passkeys/options');
    const other = device.register({ ...own, challenge });
    expect((await desk.post('/api/passkeys', { response: other })).status).toBe(422);
  });

  test.each([
    [{}],
    [{ response: null }],
    [{ response: {} }],
    [{ response: { id: 7 } }],
    [{ response: { id: 'x' }, name: 'x'.repeat(61) }],
  ])('a body like %j', async (body) => {
    expect((await desk.post('/api/passkeys', body)).status).toBe(422);
    const status = (await office.ask('POST', '/api/session/passkey', { body })).status;
    expect([401, 422]).toContain(status);
  });

  test('a twenty-first', async () => {
    for (let index = 0; index < 20; index += 1) {
      device = makeAuthenticator(ORIGIN);
      expect((await add()).status).toBe(201);
    }
    expect((await desk.post('/api/passkeys/options')).status).toBe(422);
  });

  test('challenges without end from one client', async () => {
    let status = 200;
    for (let index = 0; index < 121 && status === 200; index += 1) {
      status = (await office.ask('POST', '/api/session/passkey/options', { body: {} })).status;
    }
    expect(status).toBe(429);
  });
});
