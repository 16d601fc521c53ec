import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrations } from '#db/migrations.ts';
import { documents } from '#test/documents.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import { migrate } from './migrate.ts';
import { type Filter, listSubmissions } from './office/office-list.ts';
import { countFigures } from './office/office-promise.ts';
import { fillSearch } from './office/office-search.ts';
import { openSqlite } from './sqlite.ts';
import { assignReminder } from './submissions/follow-up.ts';
import { BY_FAMILY, findSubmission } from './submissions/submissions.ts';
import type { Store } from './tables.ts';

let store: Store;
beforeEach(() => {
  store = openSqlite(':memory:').store;
});
afterEach(() => store.destroy());

/** What the first version of this server does at its start. */
async function migrateAsTheFirstVersion(): Promise<void> {
  const first = '0001-submissions-and-outbox';
  const { error } = await new Migrator({
    db: store,
    provider: {
      getMigrations: async () => ({ [first]: migrations[first] as (typeof migrations)[string] }),
    },
  }).migrateToLatest();
  if (error) throw error;
}

/** The statement with which the first version stores a form. */
async function insertAsTheFirstVersion(id: string, calledAt: number | null = null) {
  const fields = JSON.stringify(anEnquiry());
  await sql`insert into submissions (id, reference, kind, fields, received_at, email, phone_e164,
    name, called_at) values (${id}, ${`${id}-0000`}, 'enquiry', ${fields}, 1000,
    'nimali@example.com', '+94771234567', 'nimali perera', ${calledAt})
    on conflict (id) do nothing`.execute(store);
}

const stored = () =>
  store
    .selectFrom('submissions')
    .select(['id', 'state', 'outcome', 'called_at', 'fields'])
    .orderBy('id')
    .execute();

describe('a database of the first version', () => {
  test('migrates without loss, and a marked call becomes a state', async () => {
    await migrateAsTheFirstVersion();
    await insertAsTheFirstVersion('a');
    await insertAsTheFirstVersion('b', 2000);
    await migrate(store);
    const fields = JSON.stringify(anEnquiry());
    expect(await stored()).toEqual([
      { id: 'a', state: 'new', outcome: null, called_at: null, fields },
      { id: 'b', state: 'called', outcome: null, called_at: 2000, fields },
    ]);
  });
});

test('a reminder does not list again what the first version has listed', async () => {
  await migrateAsTheFirstVersion();
  await insertAsTheFirstVersion('a');
  await insertAsTheFirstVersion('b');
  await sql`update submissions set reminder_id = 'x' where id = 'a'`.execute(store);
  await sql`insert into outbox (id, submission_id, message, recipient, state, attempts, created_at,
    next_at, lease_until) select id, id, 'enquiry-staff', 'o@school.example', 'delivered', 1, 0, 0, 0
    from submissions`.execute(store);
  await migrate(store);
  const day = 86_400_000;
  expect(await assignReminder(store, 'y', 2 * day, 100)).toBe(1);
  const named = await store.selectFrom('reminder_names').selectAll().execute();
  expect(named).toEqual([{ submission_id: 'b', batch_id: 'y' }]);
  // After a call without an answer it is listed like any other.
  await store.updateTable('submissions').set({ outcome: 'no-answer', outcome_at: 0 }).execute();
  expect(await assignReminder(store, 'z', 4 * day, 100)).toBe(2);
});

describe('the first version on a migrated database', () => {
  beforeEach(() => migrate(store));

  test('starts, and finds nothing to do', async () => {
    await expect(migrateAsTheFirstVersion()).resolves.toBeUndefined();
    await expect(migrate(store)).resolves.toBeUndefined();
  });

  test('takes forms and marks calls, which this version reads', async () => {
    await insertAsTheFirstVersion('a');
    expect(await stored()).toMatchObject([{ id: 'a', state: 'new' }]);
    await sql`update submissions set called_at = 3000 where id = 'a' and called_at is null`.execute(
      store,
    );
    expect(await stored()).toMatchObject([{ id: 'a', state: 'called' }]);
    // Open pages are notified of every step.
    const changes = await store.selectFrom('office_changes').select('submission_id').execute();
    expect(changes).toEqual([{ submission_id: 'a' }, { submission_id: 'a' }]);
  });

  test('marks a call after this version recorded no answer', async () => {
    await insertAsTheFirstVersion('a');
    await store.updateTable('submissions').set({ outcome: 'no-answer' }).execute();
    expect(await stored()).toMatchObject([{ state: 'no-answer' }]);
    await sql`update submissions set called_at = 3000`.execute(store);
    expect(await stored()).toMatchObject([{ state: 'called' }]);
  });

  test('erases everything that the office stored too', async () => {
    await insertAsTheFirstVersion('a');
    await store
      .insertInto('submission_history')
      .values({ submission_id: 'a', at: 1, actor: 'desk@school.example', what: 'note' })
      .execute();
    await store
      .insertInto('submission_search')
      .values({ submission_id: 'a', text: 'x' } as never)
      .execute();
    await sql`delete from submissions where id in ('a')`.execute(store);
    for (const table of ['submission_history', 'submission_search'] as const) {
      expect(await store.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const changes = await store.selectFrom('office_changes').select('submission_id').execute();
    expect(changes).toEqual([{ submission_id: null }]);
  });
});

// Version 1.5 goes on while this one starts on its database: these are its statements.
describe('the previous version on a migrated database', () => {
  beforeEach(() => migrate(store));

  const insertAsThePreviousVersion = async (id: string) => {
    const fields = JSON.stringify(aRegistration());
    await sql`insert into submissions (id, reference, kind, fields, received_at, name, email,
      guardian_email, phone_e164, guardian_phone_e164, consent_version, consented_at, hold,
      hold_reasons, sent_digest) values (${id}, ${`${id}-0000`}, 'registration', ${fields}, 1000,
      'kasun fernando', 'kasun@example.com', 'nimali@example.com', '+94771234567', '+94712345678',
      'v1', 1000, null, null, 'digest') on conflict (id) do nothing`.execute(store);
    await sql`insert into outbox (id, submission_id, batch_id, message, recipient, state, attempts,
      created_at, next_at, lease_until) values (${`mail-${id}`}, ${id}, null,
      'registration-acknowledgement', 'kasun@example.com', 'due', 0, 1000, 1000, 0)`.execute(store);
    await sql`insert into submission_search (submission_id, text, guardian_phone, guardian_email,
      child) values (${id}, 'kasun fernando', '+94712345678', 'nimali@example.com', null)
      on conflict (submission_id) do nothing`.execute(store);
    await sql`insert into submission_history (submission_id, at, actor, what, note, details)
      values (${id}, 2000, 'desk@school.example', 'called', null, '{"was":"new"}')`.execute(store);
  };

  test('takes forms, which this version lists, counts and finds', async () => {
    await insertAsThePreviousVersion('a');
    await sql`update submissions set outcome = 'called', outcome_at = 2000, called_at = 2000,
      last_by = 'desk@school.example', last_at = 2000 where id = 'a'`.execute(store);
    const place = { now: 3000, part: 0, urgency: Number.MIN_SAFE_INTEGER, id: '' };
    const listOf = async (filter: Filter) =>
      (await listSubmissions(store, documents, filter, place, 9)).submissions.map(({ id }) => id);
    expect(await listOf({ reached: 'reached', channel: 'form', called: 'in-time' })).toEqual(['a']);
    const { came, byChannel, bySubject } = await countFigures(store, documents, {}, 3000);
    expect([came.registration, byChannel.form]).toEqual([1, 1]);
    expect(bySubject['a-level']).toEqual({ Physics: 1, Chemistry: 1 });
    await fillSearch(store);
    expect(await listOf({ q: ['0112587412'] })).toEqual(['a']);
  });

  test('opens slots and books them, as assessments of any family', async () => {
    await insertAsThePreviousVersion('a');
    await sql`insert into slots (id, seats, minutes, room, starts_at, created_at, created_by)
      values ('one', 1, 30, '', 86400000, 1000, 'desk@school.example')`.execute(store);
    await sql`update submissions set slot_id = 'one', slot_at = 86400000, slot_reminded_at = null
      where id = 'a'`.execute(store);
    const slots = await store
      .selectFrom('slots')
      .select(['id', 'purpose', 'submission_id'])
      .execute();
    expect(slots).toEqual([{ id: 'one', purpose: null, submission_id: null }]);
    const stored = await findSubmission(store, 'a');
    expect([stored?.assessmentAt, stored?.tourAt]).toEqual([86_400_000, null]);
  });

  test('erases all that this version has added', async () => {
    await insertAsThePreviousVersion('a');
    await fillSearch(store);
    await sql`update submission_search set version = 0`.execute(store);
    await fillSearch(store);
    await sql`delete from submissions where id in ('a')`.execute(store);
    for (const table of [
      'submission_search',
      'submission_contacts',
      'submission_history',
    ] as const) {
      expect(await store.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });
});

test('a migration of a newer version is ignored', async () => {
  await migrate(store);
  await store.insertInto('later_migrations').values({ name: '9999-newer' }).execute();
  await expect(migrate(store)).resolves.toBeUndefined();
});

test('a migration that fails leaves no changes', async () => {
  migrations['9998-broken'] = {
    up: async (db) => {
      await db.schema.createTable('half_made').addColumn('id', 'text').execute();
      throw new Error('in the middle');
    },
  };
  try {
    await expect(migrate(store)).rejects.toThrow('in the middle');
  } finally {
    delete migrations['9998-broken'];
  }
  await expect(sql`select * from half_made`.execute(store)).rejects.toThrow();
});

test('a family that did not answer a later call has the time at which it was first reached', async () => {
  const name = '0020-first-reached';
  const { [name]: firstReached } = migrations;
  delete migrations[name];
  await migrate(store).finally(() => Object.assign(migrations, { [name]: firstReached }));
  const desk = 'desk@school.example';
  const after = (called_at: number | null) => ({ before: { called_at } });
  const entries: [id: string, actor: string, what: string, at: number, details: object][] = [
    ['a', desk, 'called', 2000, after(null)],
    ['a', desk, 'no-answer', 3000, after(2000)],
    ['a', desk, 'no-answer', 4000, after(null)],
    ['b', BY_FAMILY, 'withdrawn', 2000, after(null)],
    ['b', desk, 'no-answer', 3000, after(2000)],
    ['c', desk, 'no-answer', 3000, after(null)],
    // Pressed on the wrong family, and undone.
    ['d', desk, 'called', 2000, after(null)],
    ['d', desk, 'no-answer', 3000, after(2000)],
    ['d', desk, 'placed', 4000, after(null)],
    ['d', desk, 'no-answer', 5000, { undo: true }],
    ['d', desk, 'called', 6000, { undo: true }],
    ['d', desk, 'new', 7000, { undo: true }],
    ['e', desk, 'called', 2000, after(null)],
    ['e', desk, 'no-answer', 3000, after(2000)],
    ['e', desk, 'no-answer', 4000, after(null)],
    ['e', desk, 'no-answer', 5000, { undo: true }],
  ];
  const ids = ['a', 'b', 'c', 'd', 'e'];
  for (const id of ids) await insertAsTheFirstVersion(id);
  for (const [id, actor, what, at, details] of entries) {
    await sql`insert into submission_history (submission_id, at, actor, what, details)
      values (${id}, ${at}, ${actor}, ${what}, ${JSON.stringify(details)})`.execute(store);
  }
  await sql`update submissions set outcome = 'no-answer'`.execute(store);
  await migrate(store);
  const rows = await store.selectFrom('submissions').select(['id', 'reached_at']).execute();
  expect(new Map(rows.map(({ id, reached_at }) => [id, reached_at]))).toEqual(
    new Map([
      ['a', 2000],
      ['b', null],
      ['c', null],
      ['d', null],
      ['e', 2000],
    ]),
  );
});

test('several processes migrate once', async () => {
  await Promise.all([migrate(store), migrate(store), migrate(store)]);
  const names = await store.selectFrom('later_migrations').select('name').execute();
  expect(names.length).toBe(Object.keys(migrations).length - 1);
});
