import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newDatabaseAt, startPostgres, type TestPostgres } from '#test/server-postgres.ts';
import { countHits } from './limits.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import type { Db, Store } from './tables.ts';

let postgres: TestPostgres;
let store: Store;
beforeAll(async () => {
  postgres = await startPostgres();
  store = openPostgres(await newDatabaseAt(postgres.url));
  await migrate(store);
});
afterAll(async () => {
  await store.destroy();
  await postgres.stop();
});

const counter = [{ key: 'k', windowMs: 1000 }];

async function value(db: Db, expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(
    db,
  );
  return rows[0]?.value;
}

describe('a counter’s commit', () => {
  test('does not wait for the disk', async () => {
    // Something else may write the log to the disk in the same moment, but not each time.
    const waiting = await Promise.all(
      Array.from({ length: 20 }, async () => {
        await countHits(store, counter, 0);
        return value(store, 'pg_current_wal_flush_lsn() < pg_current_wal_insert_lsn()');
      }),
    );
    expect(waiting).toContain(true);
  });

  test('does not change later commits on its connection, or a transaction around it', async () => {
    const settings = await store.connection().execute(async (db) => {
      await countHits(db, counter, 0);
      const after = await value(db, "current_setting('synchronous_commit')");
      const inside = await db.transaction().execute(async (trx) => {
        await countHits(trx, counter, 0);
        return value(trx, "current_setting('synchronous_commit')");
      });
      return [after, inside];
    });
    expect(settings).toEqual(['on', 'on']);
  });
});

test('counts each of many simultaneous forms', async () => {
  const keys = ['address', 'mailbox', 'text'];
  const counted = await Promise.all(
    Array.from({ length: 200 }, (_, index) => {
      const counters = keys.map((key) => ({ key, windowMs: 60_000 }));
      // Named in another order each time, they are still locked in one.
      return countHits(store, index % 2 ? counters : counters.toReversed(), 1000);
    }),
  );
  for (const key of keys) {
    const hits = counted.map((each) => each.get(key)?.hits ?? 0).sort((a, b) => a - b);
    expect(hits).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  }
});
