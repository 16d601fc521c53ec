import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { enqueue } from '#server/outbox/enqueue.ts';
import { setOutcome as setOutcomeOf } from '#server/store/office/office-outcomes.ts';
import type { State } from '#server/store/office/office-states.ts';
import { documents } from '#test/documents.ts';
import { mailsTo, server, serverForEachTest } from '#test/server-app.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import { monthsBefore } from './jobs.ts';

const HOUR = 3_600_000;
const OFFICE = 'office@school.example';

serverForEachTest();

const toOffice = async (about: RegExp) =>
  mailsTo(await server.mails(), OFFICE).filter((mail) => about.test(mail.subject ?? ''));
const spam = (name: string) =>
  server.post('send-contact-email', { ...anEnquiry({ name }), website: 'x' });

describe('the reminder after 20 hours', () => {
  const reminders = () => toOffice(/waiting/);
  const setOutcome = (outcome: State) =>
    server.store.transaction().execute(async (trx) => {
      const rows = await trx.selectFrom('submissions').select(['id', 'state']).execute();
      for (const { id, state } of rows) {
        const change = { state: outcome, was: state, by: OFFICE, note: null, assessmentAt: null };
        await setOutcomeOf(trx, documents, id, change, server.now());
      }
    });
  /** Runs the jobs every hour, the longest time between two rounds, and delivers their mails. */
  const pass = async (hours: number) => {
    for (let hour = 0; hour < hours; hour += 1) {
      server.pass(HOUR);
      await server.jobs();
      if (hour % 4 === 0) await server.mails();
    }
    await server.mails();
  };

  test('lists families that were not called, with links to mark it and to the office', async () => {
    const sent = await server.post('send-registration-email', aRegistration());
    const { reference } = (await sent.json()) as { reference: string };
    await server.post('send-contact-email', anEnquiry());
    await spam('A Spammer');
    await server.store
      .updateTable('submissions')
      .set({ called_at: server.now() })
      .where('kind', '=', 'enquiry')
      .execute();
    server.pass(20 * HOUR - 1);
    await server.jobs();
    expect(await reminders()).toHaveLength(0);
    server.pass(1);
    await server.jobs();
    const [mail, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('1 family is waiting for a call: the 24 hours are nearly over');
    expect(mail?.text).toContain('Kasun Fernando');
    expect(mail?.text).toContain('Called: https://');
    expect(mail?.text).toContain(`https://office.school.example/submissions/${reference}`);
    expect(mail?.html).toContain(`https://office.school.example/submissions/${reference}`);
    expect(mail?.text).not.toMatch(/Nimali|Spammer/);
  });

  test('is repeated every day until the family is reached', async () => {
    await server.post('send-registration-email', aRegistration());
    await pass(20);
    expect(await reminders()).toHaveLength(1);
    await pass(23);
    expect(await reminders()).toHaveLength(1);
    await pass(1);
    expect((await reminders()).map(({ subject }) => subject)).toContain(
      '1 family is waiting for a call: 1 overdue',
    );
    await pass(48);
    expect(await reminders()).toHaveLength(4);
    await setOutcome('called');
    await pass(48);
    expect(await reminders()).toHaveLength(4);
  });

  test('lists the next day families that did not answer, with the time of the call', async () => {
    await server.post('send-registration-email', aRegistration());
    await pass(19);
    await setOutcome('no-answer');
    await pass(19);
    expect(await reminders()).toHaveLength(0);
    await pass(1);
    const [mail] = await reminders();
    expect(mail?.text).toMatch(/No answer: .*6\.30 a\.m\./);
    await pass(24);
    expect(await reminders()).toHaveLength(2);
    await setOutcome('withdrawn');
    await pass(24);
    expect(await reminders()).toHaveLength(2);
    await setOutcome('new');
    await pass(1);
    expect(await reminders()).toHaveLength(3);
  });

  test('collects the families of a day in one mail', async () => {
    for (let index = 0; index < 6; index += 1) {
      await server.post('send-contact-email', anEnquiry({ email: `p${index}@example.com` }));
      await pass(1);
    }
    await pass(24);
    const first = (await reminders()).length;
    await pass(72);
    expect((await reminders()).length - first).toBe(3);
    expect((await reminders()).map(({ subject }) => subject)).toContain(
      '6 families are waiting for a call: 6 overdue',
    );
  });

  test('lists at most 40 in a mail, and all of them', async () => {
    await server.store.transaction().execute(async (trx) => {
      for (let index = 0; index < 230; index += 1) {
        const id = crypto.randomUUID();
        const fields = JSON.stringify(anEnquiry());
        const received_at = server.now() + index;
        const reference = `W${String(index).padStart(7, '0')}`;
        await trx
          .insertInto('submissions')
          .values({ id, reference, kind: 'enquiry', fields, received_at, name: '', email: '' })
          .execute();
        const mail = { message: 'enquiry-staff', submissionId: id } as const;
        await enqueue(trx, [OFFICE], mail, server.now());
      }
    });
    await server.mails();
    server.pass(21 * HOUR);
    for (let round = 0; round < 7; round += 1) await server.jobs();
    const mails = await reminders();
    const named = mails.map(({ text }) => text?.match(/^W\d{7}/gm) ?? []);
    expect(named.map(({ length }) => length).sort()).toEqual([30, 40, 40, 40, 40, 40]);
    expect(new Set(named.flat()).size).toBe(230);
    const subject = '230 families are waiting for a call: 40 are listed here';
    expect(mails.filter((mail) => mail.subject === subject)).toHaveLength(5);
  });

  test('lists families after many that were not mailed to staff', async () => {
    const rows = Array.from({ length: 1100 }, (_, index) => ({
      id: crypto.randomUUID(),
      reference: `U${String(index).padStart(7, '0')}`,
      kind: 'enquiry' as const,
      fields: JSON.stringify(anEnquiry()),
      received_at: server.now() - 1000 + Math.floor(index / 3),
      name: '',
      email: '',
    }));
    for (const part of [rows.slice(0, 550), rows.slice(550)]) {
      await server.store.insertInto('submissions').values(part).execute();
    }
    await server.post('send-contact-email', anEnquiry());
    server.pass(20 * HOUR);
    await server.jobs();
    const [mail, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Nimali');
    expect(mail?.text).not.toMatch(/^U\d{7}/m);
  });

  test('leaves out a family that staff call before it is delivered', async () => {
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
  test('erases older submissions with mails and files; never when it is not set', async () => {
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
    // After so long without a round the clock is trusted only after a day.
    server.pass(24 * HOUR - 1);
    await server.jobs({ retentionMonths: 12 });
    expect(await count()).toBe(2);
    server.pass(1);
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

test('deletes counters whose window is over', async () => {
  await server.post('send-contact-email', anEnquiry());
  server.pass(25 * HOUR);
  await server.jobs();
  expect(await server.store.selectFrom('limits').selectAll().execute()).toEqual([]);
});

test('a mail that is an hour overdue is an error in the log', async () => {
  const errors = () => server.logged.filter(({ event }) => event === 'mail overdue');
  await server.post('send-contact-email', anEnquiry());
  server.pass(HOUR - 1000);
  await server.jobs();
  expect(errors()).toEqual([]);
  server.pass(1000);
  await server.jobs();
  expect(errors()).toEqual([{ event: 'mail overdue', due: 2, oldestSeconds: 3600 }]);
  await server.mails();
  await server.jobs();
  expect(errors()).toHaveLength(1);
});
