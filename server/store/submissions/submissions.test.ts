import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#server/store/migrate.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Hold, Store } from '#server/store/tables.ts';
import { insertSubmission, nthLatestUnheld } from './submissions.ts';

let store: Store;
beforeEach(async () => {
  ({ store } = openSqlite(':memory:'));
  await migrate(store);
});
afterEach(() => store.destroy());

const came = (received_at: number, hold: Hold | null = null) =>
  insertSubmission(store, {
    id: crypto.randomUUID(),
    reference: `${received_at}-${hold}`,
    kind: 'enquiry',
    fields: '{}',
    received_at,
    name: 'nimali',
    email: 'nimali@example.com',
    hold,
  });

test('finds when the nth latest submission that was not held was received', async () => {
  for (const at of [100, 200, 300, 400]) {
    await came(at);
    await came(at, 'spam');
    await came(at, 'site');
  }
  const within = { after: 100, until: 400 };
  expect(await nthLatestUnheld(store, 1, within)).toBe(400);
  expect(await nthLatestUnheld(store, 3, within)).toBe(200);
  expect(await nthLatestUnheld(store, 4, within)).toBeUndefined();
  expect(await nthLatestUnheld(store, 1, { after: 100, until: 399 })).toBe(300);
});

test('does not read a flood of held submissions to find it', async () => {
  const { rows } = await sql<{ detail: string }>`
    explain query plan select received_at from submissions
    where hold is null and received_at > 1 and received_at <= 9
    order by received_at desc limit 1 offset 239`.execute(store);
  expect(rows.map(({ detail }) => detail).join()).toContain('submissions_unheld_received_at');
});
