import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '#server/store/sqlite.ts';
import { idsOfEmail } from '#server/store/submissions/forget.ts';
import { createTestApp, server, serverForEachTest } from '#test/server-app.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { commands } from './commands.ts';

// What only a database in a file can show.

let folder: string;
serverForEachTest(() => {
  folder = temporaryFolder();
  return { store: openSqlite(join(folder, 'school.db')).store };
});

/** Every byte of the database and its log. */
const bytes = () =>
  ['school.db', 'school.db-wal']
    .map((file) => join(folder, file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'latin1'))
    .join('');
const traces = ['Kasun', 'kasun', 'Ruwan', 'ruwan', 'Royal College', 'Galle Road'];
const mailFiles = () => readdirSync(join(server.folder, 'mail'));

/** Runs a staff command that sends no mail. */
async function staff(
  name: string,
  argument: string,
  { removeMails = server.removeMails, print = (_: string) => {} } = {},
) {
  const deps = { ...server.deps, removeMails, print };
  await commands[name]?.({ ...deps, openTransport: () => expect.unreachable() }, argument, {});
}

/** Runs `staff erase`; returns what it prints on stdout and stderr. */
async function eraseKasun(removeMails = server.removeMails) {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const complaint = await staff('erase', 'kasun@example.com', { removeMails, print }).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { printed, complaint };
}

async function twoFamilies() {
  await server.post('send-registration-email', aRegistration());
  await server.post('send-contact-email', anEnquiry());
  await server.mails();
  expect(mailFiles()).toHaveLength(5);
}

test('erasing overwrites what was stored, also in the log', async () => {
  await twoFamilies();
  expect(await eraseKasun()).toEqual({ printed: ['1 erased'], complaint: undefined });
  expect(bytes()).toContain('Nimali');
  for (const trace of traces) expect(bytes()).not.toContain(trace);
});

describe('while something reads the database', () => {
  // As a backup does: a state of the database that must not change under it.
  let reader: DatabaseSync;
  beforeEach(async () => {
    await twoFamilies();
    reader = new DatabaseSync(join(folder, 'school.db'));
    reader.exec('begin; select count(*) from submissions');
  });
  afterEach(() => reader.close());

  test('erasing reports what it could not do, and the next run does it', async () => {
    const first = await eraseKasun();
    expect(first.printed).toEqual(['1 erased']);
    expect(first.complaint).toContain('log of the database');
    expect(first.complaint).toContain('Run it again');
    // All but the log is gone already.
    expect(mailFiles()).toHaveLength(2);
    expect(await idsOfEmail(server.store, 'kasun@example.com')).toEqual([]);

    const again = await eraseKasun();
    expect(again.printed).toEqual(['0 erased']);
    expect(again.complaint).toContain('log of the database');

    reader.exec('commit');
    expect(await eraseKasun()).toEqual({
      printed: ['0 erased', 'Data that an earlier run could not erase is erased now'],
      complaint: undefined,
    });
    for (const trace of traces) expect(bytes()).not.toContain(trace);
    expect(await eraseKasun()).toEqual({ printed: ['0 erased'], complaint: undefined });
  });

  test('expired submissions are erased from the log in the next round', async () => {
    server.pass(100 * 86_400_000);
    await server.jobs({ retentionMonths: 1 });
    expect(mailFiles()).toHaveLength(0);
    expect(server.logged).toContainEqual({ event: 'erasure unfinished', what: 'log' });
    reader.exec('commit');
    await server.jobs({ retentionMonths: 1 });
    for (const trace of [...traces, 'Nimali']) expect(bytes()).not.toContain(trace);
    const left = await server.store.selectFrom('unfinished_erasures').selectAll().execute();
    expect(left).toEqual([]);
  });
});

describe('mail files', () => {
  test('that cannot be removed are named, and removed by the next run', async () => {
    await twoFamilies();
    const failing = await eraseKasun(() => Promise.reject(new Error('EACCES: /mail')));
    expect(failing.complaint).toContain('Mail files could not be removed: EACCES: /mail.');
    expect(mailFiles()).toHaveLength(5);
    expect((await eraseKasun()).complaint).toBeUndefined();
    expect(mailFiles()).toHaveLength(2);
  });

  test('of a mail that is being sent are waited for', async () => {
    await server.post('send-registration-email', aRegistration());
    const [mail] = await server.store.selectFrom('outbox').select('id').execute();
    await server.store
      .updateTable('outbox')
      .set({ lease_until: server.now() + 20_000 })
      .where('id', '=', mail?.id ?? '')
      .execute();
    expect((await eraseKasun()).complaint).toContain('is being sent at this moment');

    // It was: its file is there now.
    mkdirSync(join(server.folder, 'mail'), { recursive: true });
    writeFileSync(join(server.folder, 'mail', `${mail?.id}.eml`), 'To: Kasun');
    server.pass(20_000);
    expect((await eraseKasun()).complaint).toBeUndefined();
    expect(mailFiles()).toEqual([]);
  });
});

test('a store that fails erases nothing, and reports it', async () => {
  await twoFamilies();
  const other = openSqlite(join(folder, 'school.db')).database;
  other.exec('begin immediate');
  const { printed, complaint } = await eraseKasun();
  expect(printed).toEqual([]);
  expect(complaint).toMatch(/^Not everything was erased: .*locked/);
  other.exec('rollback');
  other.close();
  expect((await eraseKasun()).printed).toEqual(['1 erased']);
});

test('backup writes a database that can be put in place of the other', async () => {
  await server.post('send-registration-email', aRegistration());
  const file = join(folder, 'copy.db');
  await staff('backup', file);
  await server.post('send-contact-email', anEnquiry());
  const copy = openSqlite(file);
  const restored = await createTestApp({ store: copy.store });
  const rows = await copy.store.selectFrom('submissions').selectAll().execute();
  expect(rows.map((row) => JSON.parse(row.fields))).toEqual([aRegistration()]);
  expect(await restored.mails()).toHaveLength(3);
  await restored.close();
  await expect(staff('backup', file)).rejects.toThrow('nothing was written');
  const elsewhere = join(folder, 'missing', 'copy.db');
  await expect(staff('backup', elsewhere)).rejects.toThrow(`${elsewhere} was not written`);
});

test('a backup that a full disk ends leaves no file', async () => {
  const file = join(folder, 'copy.db');
  // Once the copy has been begun.
  const store = server.store.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const isBegun = readdirSync(folder).some((name) => name.startsWith('copy'));
      if (isBegun) throw new Error('database or disk is full');
      return result;
    },
  });
  const deps = { ...server.deps, store, removeMails: server.removeMails, print: () => {} };
  const backup = commands.backup?.(
    { ...deps, openTransport: () => expect.unreachable() },
    file,
    {},
  );
  await expect(backup).rejects.toThrow(`${file} was not written: database or disk is full.`);
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual([]);
});
