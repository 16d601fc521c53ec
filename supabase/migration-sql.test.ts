import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrationSql } from './migration-sql.ts';

test('supabase/migrations has the statements of db/migrations', async () => {
  for (const { name, sql } of await migrationSql()) {
    const written = readFileSync(new URL(`./migrations/${name}`, import.meta.url), 'utf8');
    expect(written, `${name} is out of date: run \`npm run supabase:migrations\``).toBe(sql);
  }
});
