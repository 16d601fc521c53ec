// Writes supabase/migrations from db/migrations; part of `npm run supabase:bundle`.
import { writeFileSync } from 'node:fs';
import { DummyDriver, Kysely, PostgresDialect } from 'kysely';
import type { Migration } from 'kysely/migration';
import { migrations } from '#db/migrations.ts';

const FIRST_DAY = '20261121';
/** Later than the schedule in supabase/migrations, since `supabase db push` runs files in order. */
const LATER_DAY = '20261122';

/** Every migration of db/migrations as a SQL file for `supabase db push`. */
export async function migrationSql(): Promise<{ name: string; sql: string }[]> {
  const files: { name: string; sql: string }[] = [];
  for (const [name, migration] of Object.entries(migrations)) {
    const isFirst = files.length === 0;
    const statements = await statementsOf(migration);
    const [number = '', ...words] = name.split('-');
    // Recorded as done for the server and the staff command, which share the database.
    const done = isFirst
      ? `insert into "kysely_migration" ("name", "timestamp") values ('${name}', now()::text);\n`
      : `insert into "later_migrations" ("name") values ('${name}');\n`;
    files.push({
      name: `${isFirst ? FIRST_DAY : LATER_DAY}${number.padStart(6, '0')}_${words.join('_')}.sql`,
      sql: [
        `-- Generated from db/migrations/${name}.ts by \`npm run supabase:bundle\`.\n`,
        isFirst ? MIGRATION_TABLES : LATER_MIGRATIONS,
        ...statements.map((statement) => `${statement};\n`),
        closed(tablesOf(statements)),
        done,
      ].join('\n'),
    });
  }
  return files;
}

/** The statements of a migration for Postgres, without executing them. */
async function statementsOf({ up }: Migration): Promise<string[]> {
  const statements: string[] = [];
  const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('not connected')) });
  dialect.createDriver = () => new DummyDriver();
  const recorder = new Kysely<unknown>({
    dialect,
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  await up(recorder);
  await recorder.destroy();
  return statements;
}

function tablesOf(statements: readonly string[]): string[] {
  return statements.flatMap((text) => /^create table "([^"]+)"/.exec(text)?.[1] ?? []);
}

// Supabase serves every table of the public schema on the web. Row-level security without a policy
// denies everything to everyone but the tables' owner, as whom the functions connect.
function closed(tables: readonly string[]): string {
  return tables
    .map(
      (table) =>
        `alter table "${table}" enable row level security;\n` +
        `revoke all on table "${table}" from anon, authenticated;\n`,
    )
    .join('');
}

// As Kysely's migrator creates them.
const MIGRATION_TABLES = `create table "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
create table "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
${closed(['kysely_migration', 'kysely_migration_lock'])}`;

// As server/store/migrate.ts creates it. In every later file, since each may be the first to run.
const LATER_MIGRATIONS = `create table if not exists "later_migrations" ("name" text primary key);
${closed(['later_migrations'])}`;

if (import.meta.main) {
  for (const { name, sql } of await migrationSql()) {
    writeFileSync(new URL(`./migrations/${name}`, import.meta.url), sql);
    console.log(`Wrote supabase/migrations/${name}`);
  }
}
