import { describe, expect, test } from 'vitest';
import type { Transport } from '#server/mail/transport.ts';
import {
  COLLEAGUE,
  createTestOffice,
  DESK,
  ORIGIN,
  office,
  officeForEachTest,
} from '#test/server-office.ts';

const MINUTE = 60_000;

officeForEachTest();

const ask = (email: string, address?: string) =>
  office.ask('POST', '/api/sign-in', { body: { email }, ...(address && { address }) });

describe('asking for a code', () => {
  test('has the same response for every address, and mails only people who may sign in', async () => {
    const known = await ask(DESK);
    const unknown = await ask('stranger@example.com');
    for (const response of [known, unknown]) {
      expect(response.status).toBe(202);
      expect(await response.json()).toEqual({ ok: true });
    }
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
    await office.office.stop();
    const mails = await office.codeMails();
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([DESK]);
  });

  test('costs the database the same for every address, and stores no stranger’s address', async () => {
    const codes = () => office.site.store.selectFrom('office_codes').selectAll().execute();
    await ask('stranger@example.com');
    await office.office.stop();
    expect(await codes()).toHaveLength(1);
    expect(JSON.stringify(await codes())).not.toContain('stranger');
    await ask(DESK);
    await office.office.stop();
    expect(await codes()).toHaveLength(2);
    expect(await office.codeMails()).toHaveLength(1);
  });

  test('mails eight digits alone on a line, and nothing of them in the subject', async () => {
    const code = await office.codeFor(DESK);
    const [mail] = await office.codeMails();
    expect(mail?.text?.split(/\r?\n/)).toContain(code);
    expect(mail?.html).toContain(code);
    expect(mail?.subject).not.toMatch(/\d/);
    expect(mail?.text).toContain(ORIGIN);
    expect(mail?.from?.address).toBe('website@school.example');
  });

  test('takes the address in any case', async () => {
    await ask('Desk@School.Example');
    await office.office.stop();
    expect(await office.codeMails()).toHaveLength(1);
  });

  test('stores only the hash of a code', async () => {
    const code = await office.codeFor(DESK);
    const rows = await office.site.store.selectFrom('office_codes').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    const limits = await office.site.store.selectFrom('limits').selectAll().execute();
    expect(JSON.stringify([limits, office.logged])).not.toMatch(/@|203\.0\.113/);
  });

  test('logs a mail that could not be sent, without the address', async () => {
    await office.close();
    const send: Transport['send'] = async ({ to }) => {
      throw new Error(`550 <${to}> is not here`);
    };
    Object.assign(office, await createTestOffice({ transport: { send, close: () => {} } }));
    expect((await ask(DESK)).status).toBe(202);
    await office.office.stop();
    expect(office.logged).toContainEqual({
      event: 'code not sent',
      reason: '550 (address) is not here',
    });
  });

  test.each([[{}], [{ email: '' }], [{ email: 'no address' }], [{ email: 7 }], [[]], ['{']])(
    'refuses %j',
    async (body) => {
      const response = await office.ask('POST', '/api/sign-in', { body });
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({ error: { message: expect.stringMatching(/\.$/) } });
    },
  );
});

describe('asking often', () => {
  test('ends after five an hour for one mailbox from one client, with Retry-After', async () => {
    for (let index = 0; index < 5; index += 1) expect((await ask(DESK)).status).toBe(202);
    office.site.pass(10 * MINUTE);
    const refused = await ask(DESK);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String(50 * 60));
    expect(office.logged).toContainEqual({ event: 'limit hit', limit: 'sign-in', status: 429 });
    expect((await ask(DESK, '198.51.100.1')).status).toBe(202);
    expect((await ask(COLLEAGUE)).status).toBe(202);
    office.site.pass(50 * MINUTE);
    expect((await ask(DESK)).status).toBe(202);
  });

  test('ends after twenty an hour for one client, for all addresses together', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) {
      statuses.push((await ask(`p${index}@example.com`)).status);
    }
    expect(statuses.indexOf(429)).toBe(20);
  });

  test('ends after twenty an hour for one mailbox, wherever from', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) {
      statuses.push((await ask(DESK, `198.51.100.${index}`)).status);
    }
    expect(statuses.indexOf(429)).toBe(20);
  });

  test('from one client cannot use up a mailbox', async () => {
    for (let index = 0; index < 19; index += 1) await ask(DESK);
    expect((await ask(DESK, '198.51.100.1')).status).toBe(202);
    for (let index = 0; index < 14; index += 1) {
      expect((await ask(DESK, `198.51.101.${index}`)).status).toBe(202);
    }
    expect((await ask(DESK, '198.51.102.1')).status).toBe(429);
  });

  test('does not apply when the limits are off', async () => {
    office.deps.limitsOn = false;
    for (let index = 0; index < 25; index += 1) expect((await ask(DESK)).status).toBe(202);
  });

  test('counts the client that our proxies name', async () => {
    office.deps.trustProxyHops = 1;
    const from = (client: string) =>
      office.ask('POST', '/api/sign-in', {
        body: { email: DESK },
        headers: { 'x-forwarded-for': `192.0.2.1, ${client}` },
      });
    for (let index = 0; index < 5; index += 1) await from('198.51.100.1');
    expect((await from('198.51.100.1')).status).toBe(429);
    expect((await from('198.51.100.2')).status).toBe(202);
  });
});
