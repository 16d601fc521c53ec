import { describe, expect, test } from 'vitest';
import { mailboxOf } from '#server/store/outbox/mails.ts';
import type { MessageName } from '#server/store/tables.ts';
import {
  connectionFrom,
  createTestApp,
  mailsTo,
  server,
  serverForEachTest,
} from '#test/server-app.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import { hourlyLimits } from './form-limits.ts';

const HOUR = 3_600_000;
const OFFICE = 'office@school.example';

serverForEachTest();

/** Posts forms of other families, one after another. @returns their statuses */
async function families(count: number, address: (index: number) => string, from = 0) {
  const statuses: number[] = [];
  for (let index = from; index < from + count; index += 1) {
    const body = anEnquiry({
      email: `family${index}@example.com`,
      message: `About child ${index}`,
    });
    const response = await server.post('send-contact-email', body, { address: address(index) });
    statuses.push(response.status);
    // At different times, so that their order is known.
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
const events = (event: string) => server.logged.filter((line) => line.event === event);
const pendingMails = async (message: MessageName) => {
  const rows = await server.store
    .selectFrom('outbox')
    .select('id')
    .where('message', '=', message)
    .execute();
  return rows.length;
};

describe('many from one address', () => {
  test('are accepted, then held without notifying the sender, then rejected', async () => {
    const statuses = await families(75, () => '203.0.113.7');
    const refusedFrom = statuses.indexOf(429);
    expect(refusedFrom).toBeGreaterThan(40);
    expect(refusedFrom).toBe(hourlyLimits.acceptedPerAddress);
    expect(new Set(statuses.slice(0, refusedFrom))).toEqual(new Set([200]));
    const stored = await holds();
    expect(stored.slice(0, 8)).toEqual(Array(8).fill(null));
    expect(stored.at(-1)).toBe('address');
    expect(stored).toHaveLength(refusedFrom);

    // Held for their address alone: each is mailed to the office, but not acknowledged.
    const mails = await server.mails();
    expect(mailsTo(mails, OFFICE)).toHaveLength(refusedFrom);
    expect(mails).toHaveLength(refusedFrom + hourlyLimits.unheldPerAddress);
  });

  test('get the time after which they may send again', async () => {
    await families(hourlyLimits.acceptedPerAddress, () => '203.0.113.7');
    server.pass(20 * 60_000);
    const refused = await server.post('send-contact-email', anEnquiry());
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('2400');
    server.pass(40 * 60_000);
    expect((await server.post('send-contact-email', anEnquiry())).status).toBe(200);
  });

  test('counts IPv6 by its /64, and other addresses one by one', async () => {
    await families(
      hourlyLimits.acceptedPerAddress,
      (index) => `2001:db8:0:1::${index.toString(16)}`,
    );
    expect(await families(1, () => '2001:db8:0:1:ffff::1', 900)).toEqual([429]);
    expect(await families(1, () => '2001:db8:0:2::1', 901)).toEqual([200]);
    expect(await families(1, () => '203.0.113.8', 902)).toEqual([200]);
  });

  test('does not count a repeated or rejected form', async () => {
    const form = { ...anEnquiry(), submissionId: crypto.randomUUID() };
    for (let index = 0; index < 70; index += 1) await server.post('send-contact-email', form);
    for (let index = 0; index < 70; index += 1) await server.post('send-contact-email', {});
    expect(await families(1, () => '203.0.113.7')).toEqual([200]);
    expect(await holds()).toEqual([null, null]);
  });
});

describe('the whole site', () => {
  const from = (index: number) => `198.51.${index % 250}.1`;

  test('only stops acknowledgements, for an hour and not below 100: staff get all forms', async () => {
    const statuses = await families(hourlyLimits.unheldPerSite + 5, from);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const stored = await holds();
    expect(stored.slice(0, 100)).toEqual(Array(100).fill(null));
    expect(stored.slice(hourlyLimits.unheldPerSite)).toEqual(Array(5).fill('site'));
    expect(await pendingMails('enquiry-staff')).toBe(hourlyLimits.unheldPerSite + 5);
    expect(await pendingMails('enquiry-acknowledgement')).toBe(hourlyLimits.unheldPerSite);
    const line = { event: 'submission held', requestId: expect.any(String), hold: 'site' };
    expect(events('submission held')).toEqual(Array(5).fill(line));
    server.pass(HOUR);
    await families(1, from, 900);
    expect((await holds()).at(-1)).toBeNull();
  });

  test('applies to forms that arrive at once', async () => {
    await families(hourlyLimits.unheldPerSite - 10, from);
    const { app } = server;
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        app.request(
          '/functions/v1/send-contact-email',
          {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(
              anEnquiry({ email: `once${index}@example.com`, message: `About child ${index}` }),
            ),
          },
          connectionFrom(`203.0.113.${index}`),
        ),
      ),
    );
    const thanked = (await holds()).filter((hold) => hold === null).length;
    // Forms do not wait for each other, so those in progress may all pass.
    const underWay = 20;
    expect(thanked).toBeGreaterThanOrEqual(hourlyLimits.unheldPerSite);
    expect(thanked).toBeLessThanOrEqual(hourlyLimits.unheldPerSite + underWay);
    // The test's clock has not moved: the next form must be later than those.
    server.pass(1);
    await families(1, from, 900);
    expect((await holds()).at(-1)).toBe('site');
  });

  test('a flood of spam does not use up acknowledgements', async () => {
    for (let index = 0; index < hourlyLimits.unheldPerSite + 5; index += 1) {
      const body = { ...anEnquiry({ email: `bot${index}@example.com` }), website: 'x' };
      await server.post('send-contact-email', body, { address: from(index) });
      server.pass(1);
    }
    await server.post('send-registration-email', aRegistration(), { address: '203.0.113.9' });
    expect((await holds()).at(-1)).toBeNull();
    expect(await server.mails()).toHaveLength(3);
  });
});

test('rejects no form after the clock was far ahead for a while', async () => {
  const YEAR = 365 * 24 * HOUR;
  server.pass(YEAR);
  await families(hourlyLimits.acceptedPerAddress + 1, () => '203.0.113.7');
  expect(await families(1, () => '203.0.113.7', 900)).toEqual([429]);
  server.pass(-YEAR);
  expect(await families(2, () => '203.0.113.7', 901)).toEqual([200, 200]);
  expect((await holds()).slice(0, 2)).toEqual([null, null]);
});

describe('a mailbox', () => {
  test('gets three acknowledgements an hour, and the office gets all forms', async () => {
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
});

test('the log names each limit that was hit, without personal data', async () => {
  await families(hourlyLimits.acceptedPerAddress + 1, () => '203.0.113.7');
  expect(events('limit hit')).toEqual([
    { event: 'limit hit', requestId: expect.any(String), limit: 'address', refused: true },
  ]);
  expect(events('submission held')).toHaveLength(
    hourlyLimits.acceptedPerAddress - hourlyLimits.unheldPerAddress,
  );
  for (let index = 0; index < 4; index += 1) {
    const body = anEnquiry({ email: 'zoe@quux.example', message: `About child ${index}` });
    await server.post('send-contact-email', body, { address: `198.51.100.${index}` });
  }
  expect(events('limit hit').at(-1)).toEqual({
    event: 'limit hit',
    requestId: expect.any(String),
    limit: 'mailbox',
  });
  expect(JSON.stringify(server.logged)).not.toMatch(/203\.0|198\.51|example|child|Nimali/);
});

test('RATE_LIMIT=off does not reject or hold forms', async () => {
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

test('the counters contain no address, mailbox or text', async () => {
  await server.post('send-contact-email', anEnquiry());
  const rows = await server.store.selectFrom('limits').selectAll().execute();
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|example\.com|saturday/i);
});

test.each([
  ['kasun@example.com', 'kasun@example.com'],
  ['Kasun@Example.COM', 'kasun@example.com'],
  ['kasun+school@example.com', 'kasun@example.com'],
  ['kasun+a+b@example.com', 'kasun@example.com'],
  ['k.a.s.u.n@example.com', 'k.a.s.u.n@example.com'],
  ['k.a.s.u.n+1@gmail.com', 'kasun@gmail.com'],
  ['Ka.sun@GoogleMail.com', 'kasun@gmail.com'],
  // Not a label: the whole name is a plus sign.
  ['+@example.com', '+@example.com'],
])('%s leads to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
