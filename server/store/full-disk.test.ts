import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { repositoryDocuments } from '#server/publishing/site-documents.ts';
import { createTestApp } from '#test/server-app.ts';
import { anEnquiry } from '#test/server-forms.ts';
import { createTestOffice } from '#test/server-office.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { openSqlite } from './sqlite.ts';

/** An app whose database can grow by so many pages only: SQLite then fails as on a full disk. */
async function onADisk() {
  const { store, database } = openSqlite(join(temporaryFolder(), 'school.db'));
  const server = await createTestApp({ store, limits: { on: false, secret: 'x' } });
  onTestFinished(() => server.close());
  const setRoom = (pages: number) => {
    const [{ page_count = 0 } = {}] = database.prepare('PRAGMA page_count').all();
    database.exec(`PRAGMA max_page_count = ${Number(page_count) + pages}`);
  };
  return { store, server, setRoom };
}

test('a full disk answers 503, leaves nothing half-written, and recovers without a restart', async () => {
  const { store, server, setRoom } = await onADisk();

  setRoom(4);
  const post = () =>
    server.post('send-contact-email', anEnquiry({ message: 'long '.repeat(1000) }));
  let taken = 0;
  let status = 200;
  for (let attempt = 0; attempt < 50 && status === 200; attempt += 1) {
    status = (await post()).status;
    if (status === 200) taken += 1;
  }
  expect(status).toBe(503);
  const count = async (table: 'submissions' | 'outbox') =>
    (await store.selectFrom(table).select('id').execute()).length;
  expect(await count('submissions')).toBe(taken);
  expect(await count('outbox')).toBe(2 * taken);

  setRoom(1000);
  expect((await post()).status).toBe(200);
  expect(await count('outbox')).toBe(2 * taken + 2);
});

test('/healthz reports within 40 s that nothing can be stored, and that it can again', async () => {
  const { store, server, setRoom } = await onADisk();
  const health = async () => (await server.app.request('/healthz')).status;
  expect(await health()).toBe(200);

  setRoom(0);
  const message = 'long '.repeat(1000);
  let status = 200;
  for (let count = 0; count < 50 && status === 200; count += 1) {
    status = (await server.post('send-contact-email', anEnquiry({ message }))).status;
  }
  expect(status).toBe(503);
  // Also when a monitor asks every 10 s.
  const seen: number[] = [];
  for (let seconds = 0; seconds <= 40; seconds += 10) {
    seen.push(await health());
    server.pass(10_000);
  }
  expect(seen.at(-1)).toBe(503);

  setRoom(1000);
  expect(await health()).toBe(200);
  const left = await store.selectFrom('settings').select('name').execute();
  expect(left.filter(({ name }) => name.startsWith('probe:'))).toEqual([]);
});

test('on a full disk a publication and a restored version fail in one sentence, and can be repeated at once', async () => {
  const office = await createTestOffice();
  onTestFinished(() => office.close());
  const desk = await office.signIn();
  const { store } = office.site;
  const site = async () => (await desk.get('/api/site')).json;
  const value = { ...repositoryDocuments().offer, percent: 25 };
  await desk.put('/api/site/documents/offer', { revision: 0, value });
  const publish = () => desk.post('/api/site/publish', { revisions: { offer: 1 } });

  // SQLite's own sentence: the version is stored, and its end cannot be.
  const fill = () =>
    sql
      .raw(
        `CREATE TRIGGER full BEFORE UPDATE ON site_versions
        BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
      )
      .execute(store);
  const free = () => sql.raw('DROP TRIGGER full').execute(store);
  const message = 'The site could not be made: the disk is full. The site is unchanged.';
  const failed = { state: 'failed', step: 'checking', message };
  await fill();
  expect((await publish()).status).toBe(202);
  await expect.poll(async () => (await site()).publication).toEqual(failed);
  expect(await site()).toMatchObject({ version: 0, changes: [{ to: 25 }], publication: failed });

  await free();
  expect((await publish()).json).toEqual({ version: 2 });
  await expect.poll(async () => (await site()).version).toBe(2);
  expect((await site()).changes).toEqual([]);

  const restore = () => desk.post('/api/site/versions/0/restore');
  await fill();
  expect((await restore()).status).toBe(202);
  await expect.poll(async () => (await site()).publication).toEqual(failed);
  expect(await site()).toMatchObject({ version: 2, changes: [], publication: failed });
  const { value: served } = (await desk.get('/api/site/documents/offer')).json;
  expect(served).toMatchObject({ percent: 25 });

  await free();
  expect((await restore()).status).toBe(202);
  await expect.poll(async () => (await site()).version).toBe(4);
  expect(await site()).toMatchObject({ publication: { state: 'live' }, changes: [] });
});
