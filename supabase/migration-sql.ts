import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Migration } from 'kysely/migration';
import { migrations } from '#db/migrations.ts';

/** One file of supabase/migrations. */
export interface SqlFile {
  name: string;
  sql: string;
}

const DAY_OF_THE_FIRST = '20261121';
/** Later than supabase/migrations' schedule, since `supabase db push` takes files in order only. */
const DAY_OF_THE_LATER = '20261122';

/** What every migration of db/migrations says on Postgres, as files for `supabase db push`. */
export async function migrationSql(): Promise<SqlFile[]> {
  const files: SqlFile[] = [];
  for (const [name, migration] of Object.entries(migrations)) {
    const statements = await statementsOf(migration);
    const [number = '', ...words] = name.split('-');
    const day = files.length === 0 ? DAY_OF_THE_FIRST : DAY_OF_THE_LATER;
    files.push({
      name: `${day}${number.padStart(6, '0')}_${words.join('_')}.sql`,
      sql: [
        `-- Generated from db/migrations/${name}.ts: \`npm run supabase:migrations\` writes it anew.\n`,
        ...(files.length === 0 ? [MIGRATION_TABLES] : []),
        ...(files.length === 0 ? [] : [LATER_MIGRATIONS]),
        ...statements.map((statement) => `${statement};\n`),
        closed(tablesOf(statements)),
        // So that the server and the staff command, over the same database, find it done.
        files.length === 0
          ? `insert into "kysely_migration" ("name", "timestamp") values ('${name}', now()::text);\n`
          : `insert into "later_migrations" ("name") values ('${name}');\n`,
      ].join('\n'),
    });
  }
  return files;
}

/** The statements of a migration, as Postgres reads them; nothing is executed. */
async function statementsOf({ up }: Migration): Promise<string[]> {
  const statements: string[] = [];
  const recorder = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => statements.push(query.sql),
  });
  await up(recorder);
  await recorder.destroy();
  return statements;
}

function tablesOf(statements: readonly string[]): string[] {
  return statements.flatMap((text) => /^create table "([^"]+)"/.exec(text)?.[1] ?? []);
}

// Supabase puts every table of the public schema on the web. Row level security without a policy
// shows nobody anything; the functions connect as the tables' owner, whom it does not bind.
function closed(tables: readonly string[]): string {
  return tables
    .map(
      (table) =>
        `alter table "${table}" enable row level security;\n` +
        `revoke all on table "${table}" from anon, authenticated;\n`,
    )
    .join('');
}

// As Kysely's migrator makes them.
const MIGRATION_TABLES = `create table "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
create table "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into "kysely_migration_lock" ("id", "is_locked") values ('migration_lock', 0);
${closed(['kysely_migration', 'kysely_migration_lock'])}`;

// As server/store/migrate.ts makes it. In every later file, so that none depends on which came first.
const LATER_MIGRATIONS = `create table if not exists "later_migrations" ("name" text primary key);
${closed(['later_migrations'])}`;
