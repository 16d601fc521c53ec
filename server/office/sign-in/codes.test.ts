import { describe, expect, test } from 'vitest';
import {
  COLLEAGUE,
  cookieOf,
  DESK,
  deskOf,
  office,
  officeForEachTest,
} from '#test/server-office.ts';

const MINUTE = 60_000;

officeForEachTest();

const open = (email: string, code: string, address?: string) =>
  office.ask('POST', '/api/session', { body: { email, code }, ...(address && { address }) });
const wrongFor = (code: string) => (code === '00000000' ? '00000001' : '00000000');

describe('a code', () => {
  test('opens the office once, by a cookie that scripts cannot read', async () => {
    const code = await office.codeFor(DESK);
    const response = await open(DESK, code);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, user: { email: DESK } });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-office=[\w-]{43};/);
    for (const flag of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Secure']) {
      expect(cookie.split('; ')).toContain(flag);
    }
    expect(cookie).not.toMatch(/domain/i);
    const again = await open(DESK, code);
    expect(again.status).toBe(401);
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  test('on http has a cookie of another name, without Secure', async () => {
    const origin = 'http://localhost:3001';
    office.deps.origins = () => [origin];
    await office.ask('POST', '/api/sign-in', { body: { email: DESK }, origin });
    await office.office.stop();
    const mail = (await office.codeMails())[0];
    const response = await office.ask('POST', '/api/session', {
      body: { email: DESK, code: /^\d{8}$/m.exec(mail?.text ?? '')?.[0] },
      origin,
    });
    expect(response.headers.get('set-cookie')).toMatch(/^office=[\w-]{43};/);
    expect(response.headers.get('set-cookie')).not.toContain('Secure');
  });

  test('is over after ten minutes', async () => {
    const code = await office.codeFor(DESK);
    office.site.pass(10 * MINUTE - 1);
    const late = await office.codeFor(COLLEAGUE);
    office.site.pass(1);
    expect((await open(DESK, code)).status).toBe(401);
    expect((await open(COLLEAGUE, late)).status).toBe(200);
  });

  test('counts no more once a newer one is out', async () => {
    const first = await office.codeFor(DESK);
    const second = await office.codeFor(DESK);
    expect((await open(DESK, first)).status).toBe(401);
    expect((await open(DESK, second)).status).toBe(200);
  });

  test('is one mailbox’s', async () => {
    const code = await office.codeFor(DESK);
    expect((await open(COLLEAGUE, code)).status).toBe(401);
    expect((await open(DESK, code)).status).toBe(200);
  });

  test('of a person who was removed since does not sign in', async () => {
    const code = await office.codeFor(DESK);
    office.deps.users = () => [COLLEAGUE];
    expect((await open(DESK, code)).status).toBe(401);
  });

  test('is rejected in the same way for every reason', async () => {
    const used = await office.codeFor(DESK);
    await open(DESK, used);
    const answers = [
      await open(DESK, used),
      await open(DESK, '12'),
      await open(DESK, ''),
      await open('stranger@example.com', '12345678'),
    ];
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0] ?? '')).toEqual({
      error: { message: expect.stringMatching(/\.$/) },
    });
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    // Each is an event in the log, without whose door it was.
    const told = office.logged.filter(({ event }) => event === 'sign-in refused');
    expect(told).toEqual(
      answers.map(() => expect.objectContaining({ reason: 'code', status: 401 })),
    );
    expect(JSON.stringify(told)).not.toMatch(/@|12345678/);
  });

  test('is given to one of two that use it at once', async () => {
    const code = await office.codeFor(DESK);
    const answers = await Promise.all([1, 2, 3, 4].map(() => open(DESK, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('wrong tries', () => {
  test('end after the fifth from one client, for that client only', async () => {
    const code = await office.codeFor(DESK);
    for (let index = 0; index < 5; index += 1) await open(DESK, wrongFor(code));
    expect((await open(DESK, code)).status).toBe(401);
    expect((await open(DESK, code, '198.51.100.1')).status).toBe(200);
  });

  test('are four without harm', async () => {
    const code = await office.codeFor(DESK);
    for (let index = 0; index < 4; index += 1) await open(DESK, wrongFor(code));
    expect((await open(DESK, code)).status).toBe(200);
  });

  test('void the code with the fiftieth, wherever from', async () => {
    const code = await office.codeFor(DESK);
    for (let index = 0; index < 50; index += 1) {
      await open(DESK, wrongFor(code), `198.51.100.${Math.floor(index / 5)}`);
    }
    expect((await open(DESK, code, '192.0.2.1')).status).toBe(401);
    const next = await office.codeFor(DESK);
    expect((await open(DESK, next, '192.0.2.1')).status).toBe(200);
  });

  test('are forty-nine without harm to others', async () => {
    const code = await office.codeFor(DESK);
    for (let index = 0; index < 49; index += 1) {
      await open(DESK, wrongFor(code), `198.51.100.${Math.floor(index / 5)}`);
    }
    expect((await open(DESK, code, '192.0.2.1')).status).toBe(200);
  });

  test('of one stranger, however many, leave the desk its code', async () => {
    const code = await office.codeFor(DESK);
    for (let index = 0; index < 80; index += 1) await open(DESK, wrongFor(code), '192.0.2.9');
    expect((await open(DESK, code)).status).toBe(200);
  });

  test('sent all at once are no more', async () => {
    const code = await office.codeFor(DESK);
    const wrong = Array.from({ length: 30 }, (_, index) => String(index).padStart(8, '0'));
    await Promise.all(wrong.map((try_) => open(DESK, try_, '192.0.2.9')));
    expect((await open(DESK, code, '192.0.2.9')).status).toBe(401);
  });

  test('count also where the limits are off', async () => {
    office.deps.limitsOn = false;
    const code = await office.codeFor(DESK);
    for (let index = 0; index < 5; index += 1) await open(DESK, wrongFor(code));
    expect((await open(DESK, code)).status).toBe(401);
  });
});

describe('strangers', () => {
  const stranger = (index: number) => `2001:db8:0:${(index * 256).toString(16)}::1`;
  const known = async () => {
    const code = await office.codeFor(DESK);
    const response = await open(DESK, code);
    return response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0] ?? '')
      .filter((cookie) => cookie.startsWith('__Host-office-browser='))
      .join('; ');
  };
  const ask = (cookie: string | undefined, address: string) =>
    office.ask('POST', '/api/sign-in', { body: { email: DESK }, cookie, address });

  test('do not lock out a browser that has signed in before', async () => {
    const cookie = await known();
    const own = await office.codeFor(DESK, { cookie, address: '203.0.113.9' });
    // They use up the mailbox's codes, replace the newest and void it.
    let last = 0;
    for (let index = 0; index < 25; index += 1) {
      last = (await ask(undefined, stranger(index))).status;
    }
    expect(last).toBe(429);
    for (let index = 0; index < 60; index += 1) await open(DESK, '00000000', stranger(index % 20));
    const body = { email: DESK, code: own };
    const entered = await office.ask('POST', '/api/session', { body, cookie });
    expect(entered.status).toBe(200);
    expect((await ask(cookie, '203.0.113.9')).status).toBe(202);
  });

  test('cannot make the cookie of such a browser', async () => {
    for (const cookie of ['__Host-office-browser=x.y', '__Host-office-browser=', 'a=b']) {
      for (let index = 0; index < 5; index += 1) await ask(cookie, '203.0.113.50');
      expect((await ask(cookie, '203.0.113.50')).status).toBe(429);
    }
  });

  test('of one IPv6 household count as one', async () => {
    const answers: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      answers.push((await ask(undefined, `2001:db8:0:12${index}0::1`)).status);
    }
    expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
  });

  test('beyond a limit cost the database nothing', async () => {
    for (let index = 0; index < 6; index += 1) await ask(undefined, '203.0.113.60');
    const { store } = office.deps;
    office.deps.store = store.withPlugin({
      transformQuery: () => {
        throw new Error('asked the database');
      },
      transformResult: async ({ result }) => result,
    });
    const { status, headers } = await ask(undefined, '203.0.113.60');
    office.deps.store = store;
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('may try so many codes in an hour, for whichever address', async () => {
    const answers: number[] = [];
    for (let index = 0; index < 61; index += 1) {
      const body = { email: `user${index}@school.example`, code: '00000000' };
      const { status } = await office.ask('POST', '/api/session', {
        body,
        address: '203.0.113.70',
      });
      answers.push(status);
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
  });
});

test('signing in works for the desk that a mail client shows spaces to', async () => {
  const code = await office.codeFor(DESK);
  const response = await open(DESK, ` ${code.slice(0, 4)} ${code.slice(4)} `);
  expect(response.status).toBe(200);
  expect((await deskOf(office.ask, cookieOf(response)).get('/api/session')).status).toBe(200);
});
