import fs, { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/server-app.ts';
import { anEnquiry } from '#test/server-forms.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { openSqlite } from './sqlite.ts';

// A form is answered when it is on the disk. Nothing else waits for that: the thread goes on.

type Done = (error: Error | null) => void;

let folder: string;
let server: TestApp;
/** Syncs that were begun and have not ended. */
let syncs: Done[];
let synced: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  folder = temporaryFolder();
  const { store } = openSqlite(join(folder, 'school.db'));
  server = await createTestApp({ store, limits: { on: false, secret: 'x' } });
  syncs = [];
  synced = vi.spyOn(fs, 'fdatasync').mockImplementation((_file, done) => void syncs.push(done));
});
afterEach(async () => {
  synced.mockRestore();
  for (const done of syncs) done(null);
  await server.close();
});

const stored = async () =>
  (await server.store.selectFrom('submissions').select('id').execute()).length;

/** Posts a form; `status` is undefined until it is answered. */
function post(form: object) {
  const posted: { status?: number } = {};
  void server.post('send-contact-email', form).then(({ status }) => {
    posted.status = status;
  });
  return posted;
}

test('a form is answered when it is on the disk, and a repeat of it too', async () => {
  const form = { ...anEnquiry(), submissionId: crypto.randomUUID() };
  const first = post(form);
  await expect.poll(stored).toBe(1);
  await expect.poll(() => syncs).toHaveLength(1);
  const repeat = post(form);
  await sleep(50);
  expect([first.status, repeat.status]).toEqual([undefined, undefined]);
  syncs[0]?.(null);
  await expect.poll(() => first.status).toBe(200);
  await expect.poll(() => syncs).toHaveLength(2);
  expect(repeat.status).toBe(undefined);
  syncs[1]?.(null);
  await expect.poll(() => repeat.status).toBe(200);
});

test('forms that arrive during a sync share the next one', async () => {
  const first = post(anEnquiry({ message: 'The first' }));
  await expect.poll(() => syncs).toHaveLength(1);
  const others = Array.from({ length: 20 }, (_, index) => post(anEnquiry({ message: `${index}` })));
  await expect.poll(stored).toBe(21);
  syncs[0]?.(null);
  await expect.poll(() => syncs).toHaveLength(2);
  await expect.poll(() => first.status).toBe(200);
  syncs[1]?.(null);
  await expect.poll(() => others.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(syncs).toHaveLength(2);
});

test('a form that did not reach the disk is answered with 503, and can be sent again', async () => {
  const form = { ...anEnquiry(), submissionId: crypto.randomUUID() };
  const first = post(form);
  await expect.poll(() => syncs).toHaveLength(1);
  syncs[0]?.(new Error('EIO: i/o error, fdatasync'));
  await expect.poll(() => first.status).toBe(503);
  const again = post(form);
  await expect.poll(() => again.status).toBe(200);
  expect(await stored()).toBe(1);
  // The first sync may have lost what it should have written: now it is in the database file itself.
  expect(syncs).toHaveLength(1);
  copyFileSync(join(folder, 'school.db'), join(folder, 'copy.db'));
  const copy = openSqlite(join(folder, 'copy.db')).store;
  expect(await copy.selectFrom('submissions').select('id').execute()).toEqual([
    { id: form.submissionId },
  ]);
  await copy.destroy();
  const next = post(anEnquiry({ message: 'The next' }));
  await expect.poll(() => syncs).toHaveLength(2);
  syncs[1]?.(null);
  await expect.poll(() => next.status).toBe(200);
});
