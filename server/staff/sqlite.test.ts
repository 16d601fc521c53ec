import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forget, idsOfEmail } from '#server/store/forget.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { createTestApp, type TestApp } from '#test/server-app.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import { backup } from './backup.ts';

// What only a database in a file can show.

let server: TestApp;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staff-'));
  server = await createTestApp({ store: openSqlite(join(folder, 'school.db')).store });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('erasing overwrites what was stored, also in the log', async () => {
  await server.post('send-registration-email', aRegistration());
  await server.post('send-contact-email', anEnquiry());
  await server.mails();
  await forget(server.store, await idsOfEmail(server.store, 'ruwan@example.com'));
  const bytes = ['school.db', 'school.db-wal']
    .map((file) => join(folder, file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'latin1'))
    .join('');
  expect(bytes).toContain('Nimali');
  for (const trace of ['Kasun', 'kasun', 'Ruwan', 'ruwan', 'Royal College', 'Galle Road']) {
    expect(bytes).not.toContain(trace);
  }
});

test('backup writes a database that can be put in place of the other', async () => {
  await server.post('send-registration-email', aRegistration());
  const file = join(folder, 'copy.db');
  await backup(server.store, file);
  await server.post('send-contact-email', anEnquiry());
  const copy = openSqlite(file);
  const restored = await createTestApp({ store: copy.store });
  const rows = await copy.store.selectFrom('submissions').selectAll().execute();
  expect(rows.map((row) => JSON.parse(row.fields))).toEqual([aRegistration()]);
  expect(await restored.mails()).toHaveLength(3);
  await restored.close();
  await expect(backup(server.store, file)).rejects.toThrow('nothing was written');
  const elsewhere = join(folder, 'missing', 'copy.db');
  await expect(backup(server.store, elsewhere)).rejects.toThrow(`${elsewhere} was not written`);
});
