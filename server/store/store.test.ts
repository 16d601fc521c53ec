import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { enqueue } from '#server/outbox/enqueue.ts';
import { store, storeForEachTest } from '#test/server-store.ts';
import { hit } from './limits.ts';
import { migrate } from './migrate.ts';
import { claimRows, countOutbox, finishRow } from './outbox/outbox-rows.ts';
import { settingOrNew, takeTurn } from './settings.ts';
import { isPostgres } from './tables.ts';

storeForEachTest();

const enqueueMails = (count: number, now = 1000) =>
  enqueue(
    store,
    Array.from({ length: count }, (_, index) => `office${index}@school.example`),
    { message: 'digest' },
    now,
  );
const claim = (now: number, limit = 10) =>
  claimRows(store, { now, leaseUntil: now + 20_000, limit });

describe('counters', () => {
  test('do not wait for the disk; other commits do, also after a failure', async () => {
    // On Postgres the setting ends with the statement.
    if (isPostgres(store)) return;
    const level = async () => {
      const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(store);
      return rows[0]?.synchronous;
    };
    expect(await level()).toBe(2);
    const many = Array.from({ length: 20 }, (_, index) => hit(store, `key ${index}`, 1000, 60_000));
    await Promise.all(many);
    expect(await level()).toBe(2);
    await store.schema.dropTable('limits').execute();
    await expect(hit(store, 'key', 1000, 60_000)).rejects.toThrow();
    expect(await level()).toBe(2);
  });
});

describe('claims', () => {
  test('at the same time share no row, and leave none out', async () => {
    await enqueueMails(60);
    const claims = await Promise.all(Array.from({ length: 12 }, () => claim(2000, 5)));
    const claimed = claims.flat().map(({ id }) => id);
    expect(claimed).toHaveLength(new Set(claimed).size);
    for (const rows of claims) expect(rows.length).toBeLessThanOrEqual(5);
    const rest = await claim(2000, 60);
    expect(new Set([...claimed, ...rest.map(({ id }) => id)]).size).toBe(60);
  });

  test('last until the lease ends; then another worker can claim the row', async () => {
    await enqueueMails(1);
    const [first] = await claim(2000);
    expect(first?.attempts).toBe(1);
    expect(await claim(21_999)).toEqual([]);
    const [second] = await claim(22_000);
    expect(second?.attempts).toBe(2);

    // The first worker's outcome now counts only if it delivered.
    if (!first || !second) throw new Error('Nothing was claimed.');
    await finishRow(store, first, { state: 'dead' });
    expect(await countOutbox(store, 22_000)).toMatchObject({ due: 1, dead: 0 });
    await finishRow(store, first, { state: 'delivered', delivered_at: 22_001 });
    await finishRow(store, second, { next_at: 90_000 });
    expect(await countOutbox(store, 22_000)).toEqual({ due: 0, dead: 0, oldestSeconds: 0 });
  });

  test('take the longest due first, and nothing that is not due', async () => {
    await enqueueMails(1, 3000);
    await enqueueMails(1, 1000);
    expect((await claim(2000, 1)).map(({ next_at }) => next_at)).toEqual([1000]);
    expect(await claim(2999)).toEqual([]);
    expect(await claim(3000)).toHaveLength(1);
  });
});

test('times come back as numbers', async () => {
  const now = Date.parse('2100-01-01');
  await enqueueMails(1, now);
  const row = await store.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  expect(row.created_at).toBe(now);
  expect((await countOutbox(store, now + 61_000)).oldestSeconds).toBe(61);
});

describe('limits', () => {
  test('count every hit, also simultaneous ones, and restart when the window is over', async () => {
    const hits = await Promise.all(Array.from({ length: 25 }, () => hit(store, 'k', 1000, 5000)));
    expect(hits.sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
    expect(await hit(store, 'k', 5999, 5000)).toBe(26);
    expect(await hit(store, 'k', 6000, 5000)).toBe(1);
    expect(await hit(store, 'other', 6000, 5000)).toBe(1);
  });
});

describe('settings', () => {
  test('are made once', async () => {
    const values = await Promise.all(
      Array.from({ length: 5 }, () => settingOrNew(store, 'secret', randomUUID)),
    );
    expect(new Set(values).size).toBe(1);
  });

  test('a turn is taken once per interval', async () => {
    const now = Date.parse('2026-11-21');
    const turns = await Promise.all(
      Array.from({ length: 5 }, () => takeTurn(store, 'digest', now, 1000)),
    );
    expect(turns.filter((taken) => taken)).toHaveLength(1);
    expect(await takeTurn(store, 'digest', now + 999, 1000)).toBe(false);
    expect(await takeTurn(store, 'digest', now + 1000, 1000)).toBe(true);
  });
});

test('migrating again changes nothing', async () => {
  await enqueueMails(1);
  await migrate(store);
  expect(await countOutbox(store, 1000)).toMatchObject({ due: 1 });
});
