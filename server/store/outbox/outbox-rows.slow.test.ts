import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/store/migrate.ts';
import { openPostgres } from '#server/store/postgres.ts';
import type { Store } from '#server/store/tables.ts';
import { newDatabase } from '#test/server-on-postgres.ts';
import { claimRows, finishRow, setLeases } from './outbox-rows.ts';

let store: Store;
beforeAll(async () => {
  store = openPostgres(await newDatabase());
  await migrate(store);
});
afterAll(() => store.destroy());

/** How many statements wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(store);
  return rows[0]?.waiting ?? 0;
}

test('leases are renewed in the order in which outcomes are recorded', async () => {
  // On the disk in the other order, in which the table is read.
  for (const id of ['c', 'b', 'a']) {
    const times = { attempts: 0, created_at: 0, next_at: 0, lease_until: 0 };
    const mail = { message: 'digest', recipient: 'office@school.example', state: 'due' } as const;
    await store
      .insertInto('outbox')
      .values({ ...mail, ...times, id })
      .execute();
  }
  const claimed = await claimRows(store, { now: 1, leaseUntil: 2, limit: 3 });
  expect(claimed).toHaveLength(3);
  let renewed: Promise<void> | undefined;
  await store.transaction().execute(async (trx) => {
    for (const id of ['a', 'b', 'c']) {
      const row = claimed.find((each) => each.id === id);
      if (!row) throw new Error(`${id} is not claimed.`);
      expect(await finishRow(trx, row, { last_error: 'x' })).toBe(true);
      renewed ??= setLeases(store, claimed, 3);
      await expect.poll(waiting).toBe(1);
    }
  });
  await renewed;
  const leases = await store.selectFrom('outbox').select('lease_until').execute();
  expect(leases.map(({ lease_until }) => lease_until)).toEqual([3, 3, 3]);
});
