import { expect, test } from 'vitest';
import { migrations } from '#db/migrations.ts';
import { migrationSql } from './migration-sql.ts';

test('every migration becomes one file, in order, before and after the schedule', async () => {
  const files = await migrationSql();
  const names = files.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(Object.keys(migrations).length);
  // `supabase db push` has recorded these names in projects.
  expect(names[0]).toBe('20261121000001_submissions_and_outbox.sql');
  expect(names[1]).toBe('20261122000002_unheld_by_time.sql');
});

test('every table is closed to the web', async () => {
  for (const { name, sql } of await migrationSql()) {
    for (const [, table] of sql.matchAll(/^create table (?:if not exists )?"([^"]+)"/gm)) {
      expect(sql, name).toContain(`alter table "${table}" enable row level security;`);
      expect(sql, name).toContain(`revoke all on table "${table}" from anon, authenticated;`);
    }
  }
});
