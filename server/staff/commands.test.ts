import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { filledDocuments } from '#content/fill-text.ts';
import { tableTime } from '#server/exports.ts';
import { disown } from '#server/family-pages/family-actions.ts';
import type { Transport } from '#server/mail/transport.ts';
import { activeVersion, repositoryDocuments } from '#server/publishing/site-documents.ts';
import { makeOffer } from '#server/store/office/offers.ts';
import { writeHistory } from '#server/store/office/office-history.ts';
import { searchSubmissions } from '#server/store/office/office-list.ts';
import { findSubmission } from '#server/store/submissions/submissions.ts';
import { mailsTo, readMails, server, serverForEachTest, storedRow } from '#test/server-app.ts';
import { correct, setState } from '#test/server-desk.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import { publishDocuments } from '#test/server-store.ts';
import { commands, type Options } from './commands.ts';

serverForEachTest();

/** Runs a command and returns what it prints. */
async function staff(name: string, argument = '', options: Options = {}, transport?: Transport) {
  const printed: string[] = [];
  const deps = {
    store: server.store,
    clock: server.now,
    live: { documents: filledDocuments((await activeVersion(server.store)).documents) },
    staff: server.deps.staff,
    openTransport: () => transport as Transport,
    removeMails: server.removeMails,
    print: (text: string) => printed.push(text),
  };
  await commands[name]?.(deps, argument, options);
  return printed.join('\n');
}

async function sent(name: string, body: unknown): Promise<string> {
  server.pass(1000);
  const response = await server.post(name, body);
  return (await response.json()).reference;
}
const enquiry = (body: unknown) => sent('send-contact-email', body);
const registration = (body: unknown) => sent('send-registration-email', body);

test.each([
  ['erase', 'K7QF-29XM', 'not an e-mail address'],
  ['export', 'notmail', 'not an e-mail address'],
])('%s %s finds nothing with a reason', async (name, argument, reason) => {
  await expect(staff(name, argument)).rejects.toThrow(reason);
});

test('cleans an address that was pasted', async () => {
  await enquiry(anEnquiry());
  expect(await staff('erase', '\u200enimali@example.com\u00a0')).toBe('1 erased');
});

test.each(['2026-02-31', '2026-2-1', 'yesterday'])('%s is no day', async (since) => {
  await expect(staff('list', '', { since })).rejects.toThrow('not a day that exists');
});

describe('an address that was typed by mistake and corrected since', () => {
  const X = 'Stranger@example.com';

  async function setUp(): Promise<string> {
    const reference = await registration(aRegistration({ parentEmail: X }));
    const text = (await server.mails()).map((mail) => mail.text).join('\n');
    expect(text).toContain(X);
    const { id } = await storedRow();
    const deps = { ...server.deps, wakeOutbox: () => {} };
    const submission = await findSubmission(server.store, id);
    if (submission) await disown({ deps, submission, mailbox: X });
    await correct({ parentEmail: 'ruwan@example.com' });
    await server.store.transaction().execute(async (trx) => {
      const note = `${X.toLowerCase()} wrote to us`;
      const entry = { at: server.now(), by: 'desk', what: 'note', note } as const;
      await writeHistory(trx, id, entry);
    });
    await server.mails();
    return reference;
  }

  /** Everything in the database and in the mail files. */
  async function everything(): Promise<string> {
    const names = (await server.store.introspection.getTables()).map(({ name }) => name);
    const tables = await Promise.all(
      names.map((name) => sql`select * from ${sql.table(name)}`.execute(server.store)),
    );
    const mails = (await readMails(join(server.folder, 'mail'))).map((mail) => [
      mail.to,
      mail.text,
    ]);
    return JSON.stringify([tables.map((table) => table.rows), mails]).toLowerCase();
  }

  test('is erased from every table and mail file, and the registration stays', async () => {
    const reference = await setUp();
    expect(await everything()).toContain(X.toLowerCase());
    server.pass(60_000);
    const printed = await staff('erase', X);
    expect(printed).toContain('0 erased\nThe address was also removed from 1');
    expect(await everything()).not.toContain(X.toLowerCase());
    // The mails to the family's own address stay.
    const mails = await readMails(join(server.folder, 'mail'));
    expect(mailsTo(mails, 'kasun@example.com')).toHaveLength(1);
    expect(await staff('show', reference)).toContain('ruwan@example.com');
    expect(await staff('export', X)).toBe('[]');
  });

  test('is exported without what the other family typed', async () => {
    const reference = await setUp();
    const [trace, ...others] = JSON.parse(await staff('export', ` ${X}`));
    expect(others).toEqual([]);
    expect(trace).toEqual({
      reference,
      kind: 'registration',
      receivedAt: expect.any(String),
      held: false,
      state: 'withdrawn',
    });
    expect(await staff('export', X, { csv: true })).toContain(reference);
  });
});

describe('log', () => {
  test('prints a note on one line, whatever breaks are in it', async () => {
    await enquiry(anEnquiry());
    const { id } = await storedRow();
    const note = 'Called\n2026-11-21 11:30  boss  placed\u2028next\r\nlast';
    const entry = { at: server.now(), by: 'desk', what: 'note', note } as const;
    await writeHistory(server.store, id, entry);
    const lines = (await staff('log')).split(/[\n\r\u2028]/u);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Called / 2026-11-21 11:30  boss  placed / next / last');
  });

  test('names who erased', async () => {
    await enquiry(anEnquiry());
    await staff('erase', 'nimali@example.com');
    expect(await staff('log')).toContain('the staff command  erased  submissions: 1');
  });
});

test('an offer is shown as in the tables, and exported with its end, which may be over', async () => {
  const reference = await registration(aRegistration());
  const [submission] = await searchSubmissions(server.store, {}, server.now());
  const until = server.now() - 1000;
  const offer = { class: 'a-level-physics-saturday', until, by: 'desk' };
  await server.store
    .transaction()
    .execute((trx) =>
      makeOffer(trx, server.deps.live.documents, submission?.id ?? '', offer, until - 1000),
    );
  expect(await staff('show', reference)).toContain(
    `Offer: Physics, Saturday 9.00 a.m., expired ${tableTime(until)}`,
  );
  const exported = `${offer.class}, open until ${new Date(until).toISOString()}`;
  expect(JSON.parse(await staff('export'))).toMatchObject([{ offer: exported }]);
});

test('waiting list, owner and the reason of a withdrawal are shown and exported', async () => {
  const reference = await registration(aRegistration());
  const id = 'a-level-physics-saturday';
  const set = (row: object) => server.store.updateTable('submissions').set(row).execute();
  const waits = JSON.stringify({ [id]: server.now() });
  await set({ waiting_for_classes: waits, owner: 'desk@school.example' });
  const shown = await staff('show', reference);
  expect(shown).toContain('Waiting list: Physics: Saturday 9.00 a.m.');
  expect(shown).toContain('Owner: desk@school.example');
  const exported = async () => JSON.parse(await staff('export'))[0];
  expect(await exported()).toMatchObject({ waitingFor: [id], owner: 'desk@school.example' });
  expect(await staff('export', '', { csv: true })).toContain(id);
  await set({ outcome: 'withdrawn', withdrawn_reason: 'price' });
  expect(await staff('show', reference)).toContain('Reason: Price');
  expect(await exported()).toMatchObject({ waitingFor: [], reason: 'price' });
});

describe('list', () => {
  test('prints a line for each, with held and undelivered marked', async () => {
    const first = await enquiry(anEnquiry());
    await server.mails();
    const second = await registration(aRegistration());
    const third = await enquiry({ ...anEnquiry({ name: 'A Spammer' }), website: 'x' });
    server.pass(60_000);
    const lines = (await staff('list')).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(new RegExp(`^${first}  2026-11-21 11:30  enquiry .*Nimali Perera`));
    expect(lines[0]).not.toMatch(/held|undelivered/);
    expect(lines[1]).toMatch(new RegExp(`^${second}.*Kasun Fernando.*undelivered$`));
    expect(lines[2]).toMatch(new RegExp(`^${third}.*held$`));
    expect(await staff('list', '', { held: true })).toBe(lines[2]);
    expect(await staff('list', '', { undelivered: true })).toBe(lines[1]);
  });

  test('finds by name, phone in any spelling, e-mail and day', async () => {
    await enquiry(anEnquiry());
    server.pass(48 * 3_600_000);
    const reference = await registration(aRegistration());
    const searches: Options[] = [
      { name: 'KASUN fern' },
      { name: 'ruwan' },
      { phone: '077 765 4321' },
      { phone: '+94112587412' },
      { email: 'ruwan@' },
      { since: '2026-11-23' },
    ];
    for (const search of searches) {
      const found = await staff('list', '', search);
      expect(found, JSON.stringify(search)).toMatch(new RegExp(`^${reference}[^\n]*$`));
    }
    expect(await staff('list', '', { until: '2026-11-21' })).toContain('Nimali');
    expect(await staff('list', '', { name: 'unknown' })).toBe('');
    await expect(staff('list', '', { since: 'soon' })).rejects.toThrow('soon');
  });
});

test('show prints every field and every mail', async () => {
  const reference = await registration({ ...aRegistration(), consentVersion: '2026-11' });
  const shown = await staff('show', reference.toLowerCase());
  for (const value of ['Kasun', '17 May 2009', 'Physics, Chemistry', 'Royal College', '2026-11']) {
    expect(shown).toContain(value);
  }
  expect(shown).toContain('Mail registration-staff to office@school.example: due, attempts: 0');
  await expect(staff('show', 'AAAA-AAAA')).rejects.toThrow('There is no AAAA-AAAA.');
});

describe('export', () => {
  test('is one JSON list with the names of the fields, held ones included', async () => {
    await enquiry({ ...anEnquiry(), website: 'x' });
    await registration(aRegistration());
    const list = JSON.parse(await staff('export'));
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ ...anEnquiry(), held: true });
    expect(list[1]).toMatchObject({ ...aRegistration(), held: false });
    expect(JSON.parse(await staff('export', 'RUWAN@example.com'))).toHaveLength(1);
    expect(JSON.parse(await staff('export', 'nimali@example.com'))).toHaveLength(1);
    expect(JSON.parse(await staff('export', 'nobody@example.com'))).toEqual([]);
  });

  test('as CSV has the names of the fields first', async () => {
    await registration(aRegistration({ phone: '0777654321' }));
    const csv = await staff('export', '', { csv: true });
    expect(csv.startsWith('\uFEFFreference,kind,')).toBe(true);
    expect(csv).toContain(",'0777654321,");
  });
});

describe('erase', () => {
  test.each(['kasun@example.com', 'Ruwan@Example.com'])(
    'removes all there is of %s',
    async (email) => {
      await registration(aRegistration());
      await enquiry(anEnquiry());
      await server.mails();
      const mails = () => readdirSync(join(server.folder, 'mail')).length;
      expect(mails()).toBe(5);
      expect(await staff('erase', email)).toBe('1 erased');
      expect(mails()).toBe(2);
      expect(JSON.parse(await staff('export'))).toHaveLength(1);
      expect(await staff('list')).toMatch(/^[^\n]*Nimali Perera[^\n]*$/);
    },
  );

  test('of an unknown address erases nothing', async () => {
    await enquiry(anEnquiry());
    expect(await staff('erase', 'nobody@example.com')).toBe('0 erased');
    await expect(staff('erase')).rejects.toThrow('e-mail address');
    expect(JSON.parse(await staff('export'))).toHaveLength(1);
  });
});

test('retry makes rejected and waiting mails due at once', async () => {
  await enquiry(anEnquiry());
  await server.store
    .updateTable('outbox')
    .set({ state: 'dead', next_at: server.now() + 3_600_000 })
    .where('message', '=', 'enquiry-staff')
    .execute();
  await server.store
    .updateTable('outbox')
    .set({ next_at: server.now() + 900_000 })
    .where('state', '=', 'due')
    .execute();
  expect(await server.mails()).toHaveLength(0);
  expect(await staff('retry')).toBe('2 to be sent again now');
  expect(await server.mails()).toHaveLength(2);
  expect(await staff('retry')).toBe('0 to be sent again now');
});

test('follow-up marks a family without a phone number as answered', async () => {
  const reference = await enquiry(anEnquiry({ phone: '' }));
  expect(await staff('show', reference)).toContain('Not answered yet');
  expect(await staff('follow-up', reference)).toBe(`${reference} marked as answered`);
  expect(await staff('show', reference)).toContain('Answered: 2026');
  expect(await staff('follow-up', reference)).toContain('marked as answered before');
});

test('release acknowledges the family and mails the office; follow-up marks as called', async () => {
  const reference = await enquiry({ ...anEnquiry(), website: 'x' });
  expect(await staff('release', reference)).toBe(`${reference} released`);
  expect(await server.mails()).toHaveLength(2);
  await expect(staff('release', reference)).rejects.toThrow('is not held');
  expect(await staff('follow-up', reference)).toBe(`${reference} marked as called`);
  expect(await staff('follow-up', reference)).toContain('before');
  expect(await staff('list')).toMatch(/called$/);
  await setState('withdrawn');
  expect(await staff('follow-up', reference)).toBe(`${reference} is still ‘Withdrawn’`);
  await expect(staff('follow-up', 'AAAA-AAAA')).rejects.toThrow();
});

describe('test-mail', () => {
  test('goes to the office, and shows the mail server’s error', async () => {
    const taken: string[] = [];
    const working: Transport = { send: async ({ to }) => void taken.push(to), close: () => {} };
    expect(await staff('test-mail', '', {}, working)).toContain('office@school.example');
    expect(taken).toEqual(['office@school.example']);
    const broken: Transport = {
      send: () => Promise.reject(new Error('535 wrong password')),
      close: () => {},
    };
    await expect(staff('test-mail', '', {}, broken)).rejects.toThrow('535 wrong password');
    const folder: Transport = { ...working, isFolder: true };
    expect(await staff('test-mail', '', {}, folder)).toContain('No mail server is set (SMTP_URL)');
  });

  test('names the school as it is published', async () => {
    const { school, ...others } = repositoryDocuments();
    const documents = { ...others, school: { ...school, name: 'Another Name' } };
    await publishDocuments(server.store, documents, server.now());
    const texts: string[] = [];
    const send: Transport['send'] = async ({ message }) => void texts.push(message.text);
    await staff('test-mail', '', {}, { send, close: () => {} });
    expect(texts).toEqual([expect.stringContaining('Another Name')]);
  });
});
