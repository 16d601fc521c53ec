import { describe, expect, test } from 'vitest';
import { COLLEAGUE, cookieOf, DESK, desk, office, officeForEachTest } from '#test/server-office.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

officeForEachTest();

describe('a session', () => {
  const status = async (cookie: string) =>
    (await office.ask('GET', '/api/session', { cookie })).status;

  test('shows who is signed in', async () => {
    expect((await desk.get('/api/session')).json).toEqual({ ok: true, user: { email: DESK } });
    expect((await office.ask('GET', '/api/session')).status).toBe(401);
  });

  test('is stored as the hash of its token', async () => {
    const { cookie } = await office.signIn();
    const rows = await office.site.store.selectFrom('office_sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  test('ends two hours after the last use', async () => {
    const { cookie } = await office.signIn();
    for (let index = 0; index < 3; index += 1) {
      office.site.pass(2 * HOUR - 1);
      expect(await status(cookie)).toBe(200);
    }
    office.site.pass(2 * HOUR);
    expect(await status(cookie)).toBe(401);
  });

  test('ends twelve hours after it began, however much it is used', async () => {
    const { cookie } = await office.signIn();
    for (let index = 0; index < 11; index += 1) {
      office.site.pass(HOUR);
      expect(await status(cookie)).toBe(200);
    }
    office.site.pass(HOUR - 1);
    expect(await status(cookie)).toBe(200);
    office.site.pass(1);
    expect(await status(cookie)).toBe(401);
  });

  test.each([365, 1])('ends when a clock that was %i days ahead is set right', async (days) => {
    office.site.pass(days * 24 * HOUR);
    const { cookie } = await office.signIn();
    expect(await status(cookie)).toBe(200);
    office.site.pass(-days * 24 * HOUR);
    expect(await status(cookie)).toBe(401);
  });

  test('is not opened by a code from a clock that was ahead', async () => {
    office.site.pass(365 * 24 * HOUR);
    await office.ask('POST', '/api/sign-in', { body: { email: DESK } });
    const code = await office.codeFor(DESK);
    office.site.pass(-365 * 24 * HOUR);
    const opened = await office.ask('POST', '/api/session', { body: { email: DESK, code } });
    expect(opened.status).toBe(401);
  });

  test('is not extended by unattended requests of the page', async () => {
    office.site.pass(HOUR);
    expect((await desk.get('/api/submissions', { 'x-unattended': '1' })).status).toBe(200);
    const stream = await office.ask('GET', '/api/events', { cookie: desk.cookie });
    await stream.body?.cancel();
    office.site.pass(HOUR);
    expect(await status(desk.cookie)).toBe(401);
  });

  test('ends by signing out, here alone or everywhere', async () => {
    const [here, there, colleague] = [
      await office.signIn(),
      await office.signIn(),
      await office.signIn(COLLEAGUE),
    ];
    const out = await here.delete('/api/session');
    expect(out).toMatchObject({ status: 200, json: { ok: true } });
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-office=;.*Max-Age=0/);
    expect(await status(here.cookie)).toBe(401);
    expect(await status(there.cookie)).toBe(200);
    const third = await office.signIn();
    await third.delete('/api/sessions');
    expect(await status(there.cookie)).toBe(401);
    expect(await status(third.cookie)).toBe(401);
    expect(await status(colleague.cookie)).toBe(200);
  });

  test('cannot be fixed beforehand', async () => {
    const chosen = `__Host-office=${'A'.repeat(43)}`;
    const code = await office.codeFor(DESK);
    const response = await office.ask('POST', '/api/session', {
      body: { email: DESK, code },
      cookie: chosen,
    });
    expect(cookieOf(response)).not.toBe(chosen);
    expect(await status(chosen)).toBe(401);
  });

  test('is replaced when the same browser signs in again', async () => {
    const first = await office.signIn();
    const code = await office.codeFor(DESK);
    const response = await office.ask('POST', '/api/session', {
      body: { email: DESK, code },
      cookie: first.cookie,
    });
    expect(await status(first.cookie)).toBe(401);
    expect(await status(cookieOf(response))).toBe(200);
  });

  test('is not opened by the other kind of cookie', async () => {
    const { cookie } = await office.signIn();
    expect(await status(cookie.replace('__Host-office', 'office'))).toBe(401);
    expect(await status(`${cookie}x`)).toBe(401);
    expect(await status('__Host-office=')).toBe(401);
  });
});
