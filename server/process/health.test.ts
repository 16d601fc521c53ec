import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#server/store/migrate.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { createTestApp } from '#test/server-app.ts';
import { anEnquiry } from '#test/server-forms.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';

const PAGE_BYTES = 4096;

/** A database file in which the first page of a table or index is damaged. */
async function damagedDatabase(name: string): Promise<string> {
  const folder = temporaryFolder();
  const file = join(folder, 'school.db');
  const { store, database } = openSqlite(file);
  await migrate(store);
  const found = database.prepare('select rootpage from sqlite_schema where name = ?').get(name);
  await store.destroy();
  const handle = await open(file, 'r+');
  const at = (Number(found?.rootpage) - 1) * PAGE_BYTES;
  await handle.write(Buffer.alloc(PAGE_BYTES, 0xa5), 0, PAGE_BYTES, at);
  await handle.close();
  return file;
}

test.each(['submissions', 'outbox', 'submissions_email', 'limits'])(
  'healthz answers 503 while %s is damaged, as every form does',
  async (name) => {
    const { store } = openSqlite(await damagedDatabase(name));
    const server = await createTestApp({ store });
    onTestFinished(() => server.close());
    expect((await server.post('send-contact-email', anEnquiry())).status).toBe(503);
    const response = await server.app.request('/healthz');
    expect([response.status, await response.json()]).toEqual([503, { ok: false }]);
    expect(server.logged).toContainEqual(
      expect.objectContaining({ event: 'health check failed', reason: expect.any(String) }),
    );
  },
);

test('/healthz stores, counts, mails and logs nothing of its test form', async () => {
  const server = await createTestApp();
  onTestFinished(() => server.close());
  for (let minute = 0; minute < 100; minute += 1) {
    expect((await server.app.request('/healthz')).status).toBe(200);
    server.pass(60_000);
  }
  for (const table of ['submissions', 'outbox', 'limits', 'office_changes'] as const) {
    expect(await server.store.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
  expect(new Set(server.logged.map(({ event }) => event))).toEqual(new Set(['request']));
});

test('/healthz answers 503 while any table is missing', async () => {
  const server = await createTestApp();
  onTestFinished(() => server.close());
  const tables = (await server.store.introspection.getTables())
    .map(({ name }) => name)
    // Only the next start reads these.
    .filter((name) => !/migration/.test(name));
  expect(tables.length).toBeGreaterThan(20);
  for (const table of tables) {
    const away = `${table}_away`;
    await server.store.schema.alterTable(table).renameTo(away).execute();
    server.pass(30_000);
    expect((await server.app.request('/healthz')).status, table).toBe(503);
    await server.store.schema.alterTable(away).renameTo(table).execute();
  }
  server.pass(30_000);
  expect((await server.app.request('/healthz')).status).toBe(200);
});
