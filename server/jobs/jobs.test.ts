import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, mailsTo, type TestApp } from '#test/server-app.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import { monthsBefore } from './retention.ts';

const HOUR = 3_600_000;
const OFFICE = 'office@school.example';

let server: TestApp;
beforeEach(async () => {
  server = await createTestApp();
});
afterEach(() => server.close());

const toOffice = async (about: RegExp) =>
  mailsTo(await server.mails(), OFFICE).filter((mail) => about.test(mail.subject ?? ''));
const spam = (name: string) =>
  server.post('send-contact-email', { ...anEnquiry({ name }), website: 'x' });

describe('the digest of what is held', () => {
  test('is one mail a day, names each held one once, and is not sent when there is none', async () => {
    await server.jobs();
    expect(await toOffice(/held/)).toHaveLength(0);
    await spam('First Spammer');
    await spam('Second Spammer');
    await server.jobs();
    await spam('Third Spammer');
    await server.jobs();
    const [first, ...others] = await toOffice(/held/);
    expect(others).toEqual([]);
    expect(first?.subject).toBe('2 messages were held: please look through');
    expect(first?.text).toContain('First Spammer');
    expect(first?.text).toContain('Not spam: https://');
    expect(first?.text).not.toContain('Third');

    server.pass(23 * HOUR);
    await server.jobs();
    expect(await toOffice(/held/)).toHaveLength(1);
    server.pass(1 * HOUR);
    await server.jobs();
    const second = (await toOffice(/held/)).find((mail) => /^1 message/.test(mail.subject ?? ''));
    expect(second?.text).toContain('Third Spammer');
  });

  test('leaves out what was held for its address only: that was mailed already', async () => {
    for (let index = 0; index < 13; index += 1) {
      await server.post(
        'send-contact-email',
        anEnquiry({ email: `f${index}@example.com`, message: `About child ${index}` }),
      );
    }
    await server.jobs();
    expect(await toOffice(/held/)).toHaveLength(0);
  });
});

describe('the reminder after 20 hours', () => {
  test('names who was not called, once', async () => {
    await server.post('send-registration-email', aRegistration());
    await server.post('send-contact-email', anEnquiry());
    await spam('A Spammer');
    await server.store
      .updateTable('submissions')
      .set({ called_at: server.now() })
      .where('kind', '=', 'enquiry')
      .execute();
    server.pass(20 * HOUR - 1);
    await server.jobs();
    expect(await toOffice(/waiting/)).toHaveLength(0);
    server.pass(1);
    await server.jobs();
    server.pass(30 * HOUR);
    await server.jobs();
    const reminders = await toOffice(/waiting/);
    expect(reminders).toHaveLength(1);
    expect(reminders[0]?.text).toContain('Kasun Fernando');
    expect(reminders[0]?.text).toContain('Called: https://');
    expect(reminders[0]?.text).not.toMatch(/Nimali|Spammer/);
  });

  test('one whom staff call before it is delivered is not in it', async () => {
    await server.post('send-contact-email', anEnquiry());
    server.pass(20 * HOUR);
    await server.jobs();
    await server.store.updateTable('submissions').set({ called_at: server.now() }).execute();
    expect(await toOffice(/waiting/)).toHaveLength(0);
    const rows = await server.store.selectFrom('outbox').select('state').execute();
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['delivered']));
  });
});

describe('retention', () => {
  test('erases what is older, with its mails and their files; never when it is not set', async () => {
    await server.post('send-registration-email', aRegistration());
    server.pass(20 * HOUR);
    await server.jobs();
    await server.mails();
    server.pass(300 * 24 * HOUR);
    await server.post('send-contact-email', anEnquiry());
    await server.mails();
    const files = () => readdirSync(join(server.folder, 'mail')).length;
    // Three for the registration, a reminder, two for the enquiry.
    expect(files()).toBe(6);

    server.pass(100 * 24 * HOUR);
    await server.jobs();
    expect(await count()).toBe(2);
    await server.jobs({ retentionMonths: 12 });
    expect(await count()).toBe(1);
    expect((await toOffice(/Registration/)).length).toBe(0);
    expect(files()).toBe(3);
  });

  const count = async () =>
    (await server.store.selectFrom('submissions').select('id').execute()).length;

  test.each([
    ['2026-05-31', 3, '2026-02-28'],
    ['2026-11-21', 12, '2025-11-21'],
    ['2026-01-15', 1, '2025-12-15'],
  ])('%s less %i months is %s', (day, months, earlier) => {
    expect(new Date(monthsBefore(Date.parse(day), months)).toISOString()).toContain(earlier);
  });
});

test('windows of the limits that are over are cleared', async () => {
  await server.post('send-contact-email', anEnquiry());
  server.pass(25 * HOUR);
  await server.jobs();
  expect(await server.store.selectFrom('limits').selectAll().execute()).toEqual([]);
});
