// Writes supabase/migrations from db/migrations.
import { writeFileSync } from 'node:fs';
import { migrationSql } from './migration-sql.ts';

for (const { name, sql } of await migrationSql()) {
  writeFileSync(new URL(`./migrations/${name}`, import.meta.url), sql);
  console.log(`Wrote supabase/migrations/${name}`);
}
