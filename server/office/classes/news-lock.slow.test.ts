import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '#server/store/postgres.ts';
import { createTestApp } from '#test/server-app.ts';
import { COLLEAGUE, createTestOffice, type Desk, type TestOffice } from '#test/server-office.ts';
import { newDatabase } from '#test/server-on-postgres.ts';

// Two people change the news at once, on PostgreSQL: what each request checks stays true until it is stored.
const SATURDAY = 'a-level-physics-saturday';
let office: TestOffice;
let desk: Desk;
let colleague: Desk;

beforeAll(async () => {
  const store = openPostgres(await newDatabase());
  office = await createTestOffice({}, await createTestApp({ store }));
  [desk, colleague] = [await office.signIn(), await office.signIn(COLLEAGUE)];
  await sql`
    create function stand_still() returns trigger language plpgsql as $$
    begin
      perform pg_sleep(1);
      return new;
    end $$`.execute(store);
  for (const table of ['closures', 'class_changes', 'class_places', 'notices']) {
    await sql`
      create trigger stand_still before insert on ${sql.table(table)}
      for each row execute function stand_still()`.execute(store);
  }
});
afterAll(() => office.close());

/** Sends the second request while the first one has checked and not stored its news yet. */
async function atOnce<One, Other>(first: () => Promise<One>, second: () => Promise<Other>) {
  const storing = first();
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where wait_event = 'PgSleep' and datname = current_database()`.execute(office.site.store);
    if (rows.length > 0) break;
    await sleep(10);
  }
  return Promise.all([storing, second()]);
}
const cancel = (by: Desk, date: string) =>
  by.post('/api/changes', { class: SATURDAY, date, kind: 'cancelled', was: null });

test('a class is not changed on a day that a colleague closes', async () => {
  const day = '2026-11-28';
  const [closed, changed] = await atOnce(
    () => desk.post('/api/closures', { from: day, to: day, levels: ['a-level'], kind: 'other' }),
    () => cancel(colleague, day),
  );
  expect([closed.status, changed.status]).toEqual([201, 422]);
});

test('a change of the same day is a conflict', async () => {
  const [one, other] = await atOnce(
    () => cancel(desk, '2026-12-05'),
    () => cancel(colleague, '2026-12-05'),
  );
  expect([one.status, other.status]).toEqual([201, 409]);
});

test('so are the places of a class and a notice', async () => {
  const places = (by: Desk) => by.put(`/api/places/${SATURDAY}`, { places: 'few', was: 'open' });
  const notice = (by: Desk) =>
    by.put('/api/notice', { text: 'Hello.', until: '2026-11-30T06:00:00Z', was: null });
  for (const act of [places, notice]) {
    const [one, other] = await atOnce(
      () => act(desk),
      () => act(colleague),
    );
    expect([one.status, other.status]).toEqual([200, 409]);
  }
});
