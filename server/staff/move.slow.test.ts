import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { findSlot, openSlots } from '#server/store/office/diary.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { readDrafts, saveDraft } from '#server/store/site/site-versions.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { readMails } from '#test/server-app.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import { newDatabase } from '#test/server-on-postgres.ts';
import { place, placeForEachTest, start as startThere } from '#test/server-place.ts';
import { postTo, runToEnd, type ServerProcess, untilDelivered } from '#test/server-process.ts';

let DATABASE_URL: string;
let server: ServerProcess | undefined;

beforeEach(async () => {
  DATABASE_URL = await newDatabase();
});
placeForEachTest();

const staff = (...args: string[]) => runToEnd(place, 'server/staff/staff-command.ts', args);
async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  await server?.end('SIGTERM');
  server = await startThere(env);
  return server;
}
/** The family links in the mails, as paths. */
async function familyLinks(): Promise<string[]> {
  const mails = await readMails(join(place.dataDir, 'mail'));
  return mails.flatMap(({ text }) => text?.match(/\/functions\/v1\/mine\?\S+/g) ?? []);
}

test('moves forms, mails, history, links and drafts from school.db to PostgreSQL', async () => {
  const draft = { document: 'offer', revision: 0, value: { percent: 25 } } as const;
  let { url } = await start();
  await postTo(url, 'send-registration-email', aRegistration());
  await untilDelivered(url);
  const [link = ''] = await familyLinks();
  const form = new URLSearchParams({ do: 'withdraw-confirmed' });
  await fetch(url + link, { method: 'POST', body: form, headers: { origin: url } });
  const reply = await postTo(url, 'send-contact-email', anEnquiry());
  const { reference } = (await reply.json()) as { reference: string };
  await server?.end('SIGTERM');
  const { store } = openSqlite(join(place.dataDir, 'school.db'));
  await store.updateTable('outbox').set({ state: 'due', next_at: 0 }).execute();
  const slot = { id: 'slot', at: Date.now() + 86_400_000, minutes: 30, seats: 1, room: '' };
  await openSlots(store, [slot], 'desk@school.example', Date.now());
  const pending = await store.selectFrom('outbox').select('id').orderBy('id').execute();
  await saveDraft(store, { ...draft, by: 'desk', at: Date.now() });
  await store.destroy();

  // DATABASE_URL was set, and forms have been received since then.
  ({ url } = await start({ DATABASE_URL }));
  expect(server?.output()).toContain('has submissions that are not in DATABASE_URL');
  const later = anEnquiry({ email: 'later@example.com' });
  expect((await postTo(url, 'send-contact-email', later)).status).toBe(200);
  await server?.end('SIGTERM');

  expect(await staff('move-to', DATABASE_URL)).toEqual({
    code: 0,
    stdout: '2 moved, with mails, links and history. Start with DATABASE_URL now.\n',
    stderr: '',
  });
  const target = openPostgres(DATABASE_URL);
  const there = await target.selectFrom('outbox').select('id').execute();
  const drafts = await readDrafts(target);
  expect(await findSlot(target, 'slot')).toEqual({
    ...slot,
    for: 'assessment',
    submissionId: null,
    taken: 0,
  });
  await target.destroy();
  expect(drafts).toMatchObject([{ ...draft, revision: 1 }]);
  expect(there.map(({ id }) => id)).toEqual(expect.arrayContaining(pending.map(({ id }) => id)));

  ({ url } = await start({ DATABASE_URL }));
  expect(server?.output()).not.toContain('Warning');
  const page = await (await fetch(url + link)).text();
  expect(page).toContain('Kasun');
  expect(page).toContain('withdrawn');
  await untilDelivered(url);
  const list = await runToEnd(place, 'server/staff/staff-command.ts', ['list'], { DATABASE_URL });
  expect(list.stdout.trim().split('\n')).toHaveLength(3);
  expect(list.stdout).toContain(reference);
  const log = await runToEnd(place, 'server/staff/staff-command.ts', ['log'], { DATABASE_URL });
  expect(log.stdout).toContain('withdrawn');
});

test('leaves a school.db that takes no more forms and stops a start without DATABASE_URL', async () => {
  const { url } = await start();
  await postTo(url, 'send-contact-email', anEnquiry());
  expect((await staff('move-to', DATABASE_URL)).code).toBe(0);
  // The server that was not stopped.
  const late = await postTo(url, 'send-contact-email', anEnquiry({ email: 'late@example.com' }));
  expect(late.status).toBe(503);
  await expect(start()).rejects.toThrow('DATABASE_URL must be set');
  // What it has is out of date, and what is erased there is still in the other database.
  const refused = [
    await staff('move-to', DATABASE_URL),
    await staff('erase', 'late@example.com'),
    await runToEnd(place, 'server/staff/site-command.ts', ['status']),
  ];
  for (const { code, stderr } of refused) {
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^DATABASE_URL must be set/)]);
  }
});

test('moves nothing when the other database cannot be used', async () => {
  const { url } = await start();
  await postTo(url, 'send-contact-email', anEnquiry());
  const failed = await staff('move-to', 'postgres://school:secret@127.0.0.1:1/school');
  expect([failed.code, failed.stderr]).toEqual([1, expect.stringContaining('no database answers')]);
  expect(failed.stderr).not.toContain('secret');
  const taken = await postTo(url, 'send-contact-email', anEnquiry({ email: 'b@example.com' }));
  expect(taken.status).toBe(200);
  expect((await staff('move-to')).stderr).toContain('Please name a database');
});
