import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, mailsTo, type TestApp } from '#test/server-app.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import { hourly } from './limits.ts';

const HOUR = 3_600_000;
const OFFICE = 'office@school.example';

let server: TestApp;
beforeEach(async () => {
  server = await createTestApp();
});
afterEach(() => server.close());

/** Posts forms of other families, one after another; returns their statuses. */
async function families(count: number, address: (index: number) => string, from = 0) {
  const statuses: number[] = [];
  for (let index = from; index < from + count; index += 1) {
    const body = anEnquiry({
      email: `family${index}@example.com`,
      message: `About child ${index}`,
    });
    const response = await server.post('send-contact-email', body, { address: address(index) });
    statuses.push(response.status);
    // No two at the same moment, so that they can be told in their order.
    server.pass(1);
  }
  return statuses;
}
const holds = async () => {
  const rows = await server.store
    .selectFrom('submissions')
    .select('hold')
    .orderBy('received_at')
    .execute();
  return rows.map(({ hold }) => hold);
};

describe('many from one address', () => {
  test('pass, then are held without a word to the sender, then are refused', async () => {
    const statuses = await families(75, () => '203.0.113.7');
    const refusedFrom = statuses.indexOf(429);
    expect(refusedFrom).toBeGreaterThan(40);
    expect(refusedFrom).toBe(hourly.addressRefused);
    expect(new Set(statuses.slice(0, refusedFrom))).toEqual(new Set([200]));
    const stored = await holds();
    expect(stored.slice(0, 8)).toEqual(Array(8).fill(null));
    expect(stored.at(-1)).toBe('address');
    expect(stored).toHaveLength(refusedFrom);

    // Held for their address alone: the office knows of each, only the thanks are left out.
    const mails = await server.mails();
    expect(mailsTo(mails, OFFICE)).toHaveLength(refusedFrom);
    expect(mails).toHaveLength(refusedFrom + hourly.addressHeld);
  });

  test('are told when to come back, and may', async () => {
    await families(hourly.addressRefused, () => '203.0.113.7');
    server.pass(20 * 60_000);
    const refused = await server.post('send-contact-email', anEnquiry());
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('2400');
    server.pass(40 * 60_000);
    expect((await server.post('send-contact-email', anEnquiry())).status).toBe(200);
  });

  test('IPv6 counts by its /64, other addresses by themselves', async () => {
    await families(hourly.addressRefused, (index) => `2001:db8:0:1::${index.toString(16)}`);
    expect(await families(1, () => '2001:db8:0:1:ffff::1', 900)).toEqual([429]);
    expect(await families(1, () => '2001:db8:0:2::1', 901)).toEqual([200]);
    expect(await families(1, () => '203.0.113.8', 902)).toEqual([200]);
  });

  test('a repeated or refused form does not count', async () => {
    const form = { ...anEnquiry(), submissionId: crypto.randomUUID() };
    for (let index = 0; index < 70; index += 1) await server.post('send-contact-email', form);
    for (let index = 0; index < 70; index += 1) await server.post('send-contact-email', {});
    expect(await families(1, () => '203.0.113.7')).toEqual([200]);
    expect(await holds()).toEqual([null, null]);
  });
});

test('the whole site only holds, and not below 100 an hour', async () => {
  const statuses = await families(hourly.siteHeld + 5, (index) => `198.51.${index % 250}.1`);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const stored = await holds();
  expect(stored.slice(0, 100)).toEqual(Array(100).fill(null));
  expect(stored.slice(hourly.siteHeld)).toEqual(Array(5).fill('spam'));
});

test('a mailbox is thanked three times an hour, and the office hears of all', async () => {
  for (let index = 0; index < 5; index += 1) {
    const email = index % 2 ? 'Kasun@example.com' : 'kasun@example.com';
    const body = aRegistration({ email, parentEmail: '', firstName: `Child ${index}` });
    await server.post('send-registration-email', body, { address: `203.0.113.${index}` });
  }
  const mails = await server.mails();
  expect(mailsTo(mails, OFFICE)).toHaveLength(5);
  expect(mails).toHaveLength(8);
  server.pass(HOUR);
  await server.post('send-contact-email', anEnquiry({ email: 'kasun@example.com' }));
  expect(await server.mails()).toHaveLength(10);
});

test('RATE_LIMIT=off neither refuses nor holds', async () => {
  const open = await createTestApp({ limits: { on: false, secret: 'x' } });
  for (let index = 0; index < 80; index += 1) {
    const body = { ...anEnquiry(), website: 'http://spam.example' };
    expect((await open.post('send-contact-email', body)).status).toBe(200);
  }
  const held = await open.store
    .selectFrom('submissions')
    .select('id')
    .where('hold', 'is not', null)
    .execute();
  expect(held).toEqual([]);
  await open.close();
});

test('the counters name nobody', async () => {
  await families(1, () => '203.0.113.7');
  const rows = await server.store.selectFrom('limits').selectAll().execute();
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|example\.com/);
});
