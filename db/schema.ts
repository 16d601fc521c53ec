import {
  type ColumnDefinitionBuilder,
  type Kysely,
  PostgresAdapter,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';

/** Postgres has several connections, and locks rows; SQLite has one writer. */
// biome-ignore lint/suspicious/noExplicitAny: of any tables.
export function isPostgres(db: Kysely<any>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** Adds columns that may be left out, so that the previous version can still store rows. */
export async function addColumns(
  db: Kysely<unknown>,
  table: string,
  columns: Readonly<Record<string, 'text' | 'bigint'>>,
): Promise<void> {
  for (const [name, type] of Object.entries(columns)) {
    await db.schema.alterTable(table).addColumn(name, type).execute();
  }
}

/** SQLite can add only virtual columns to a table, Postgres before 18 only stored ones. */
export async function addComputed(
  db: Kysely<unknown>,
  table: string,
  name: string,
  type: 'text' | 'bigint',
  value: RawBuilder<unknown>,
): Promise<void> {
  const options = (col: Col) => {
    const computed = col.generatedAlwaysAs(value);
    return isPostgres(db) ? computed.stored() : computed;
  };
  await db.schema.alterTable(table).addColumn(name, type, options).execute();
}

/** Adds the index TABLE_NAME. @param where only of these rows */
export async function addIndex(
  db: Kysely<unknown>,
  table: string,
  name: string,
  columns: string[] = [name],
  where?: string,
): Promise<void> {
  const index = db.schema.createIndex(`${table}_${name}`).on(table).columns(columns);
  await (where ? index.where(sql.raw<SqlBool>(where)) : index).execute();
}

/** Column options: a row that is deleted with its submission. */
export const ofSubmission = (col: ColumnDefinitionBuilder) =>
  col.references('submissions.id').onDelete('cascade');

/** Type and options of a primary key that the database numbers; it never uses a number twice. */
export function numbered(db: Kysely<unknown>): ['bigint' | 'integer', (col: Col) => Col] {
  return isPostgres(db)
    ? ['bigint', (col) => col.generatedAlwaysAsIdentity().primaryKey()]
    : ['integer', (col) => col.primaryKey().autoIncrement()];
}

type Col = ColumnDefinitionBuilder;
