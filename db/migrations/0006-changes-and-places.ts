import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter } from 'kysely';

/**
 * What the office says of the day's classes, and whom no mail of a submission goes to again. Only
 * additions. Times in milliseconds since 1970; days and times of day as text, in Colombo.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;

  await db.schema
    .createTable('class_changes')
    .addColumn('id', 'text', (col) => col.primaryKey())
    // As rules/timetable names it; the timetable may have lost it since.
    .addColumn('class', 'text', (col) => col.notNull())
    .addColumn('date', 'text', (col) => col.notNull())
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('starts', 'text')
    .addColumn('ends', 'text')
    .addColumn('to_date', 'text')
    .addColumn('room', 'text')
    .addColumn('reason', 'text')
    .addColumn('created_at', 'bigint', (col) => col.notNull())
    .addColumn('created_by', 'text', (col) => col.notNull())
    .execute();
  // One of each class and day: a second takes the first one's place.
  await db.schema
    .createIndex('class_changes_class_date')
    .on('class_changes')
    .columns(['class', 'date'])
    .unique()
    .execute();

  await db.schema
    .createTable('class_places')
    .addColumn('class', 'text', (col) => col.primaryKey())
    .addColumn('places', 'text', (col) => col.notNull())
    .addColumn('set_at', 'bigint', (col) => col.notNull())
    .addColumn('set_by', 'text', (col) => col.notNull())
    .execute();

  // Everything that was ever said, also what was taken back or replaced.
  await db.schema
    .createTable('class_history')
    .addColumn('id', isPostgres ? 'bigint' : 'integer', (col) => numbered(col, isPostgres))
    .addColumn('class', 'text', (col) => col.notNull())
    .addColumn('at', 'bigint', (col) => col.notNull())
    .addColumn('actor', 'text', (col) => col.notNull())
    // A kind of change, 'removed', or the places: 'open', 'few', 'full'.
    .addColumn('what', 'text', (col) => col.notNull())
    // JSON of the change; null for places.
    .addColumn('change', 'text')
    .execute();
  await db.schema
    .createIndex('class_history_class')
    .on('class_history')
    .columns(['class', 'id'])
    .execute();

  // Beside submission_id: the class that has changed. The version before sees an erasure, and finds none.
  await db.schema.alterTable('office_changes').addColumn('class', 'text').execute();

  // Mailboxes whose owner said that a submission was not theirs.
  await db.schema
    .createTable('unwanted_mailboxes')
    .addColumn('submission_id', 'text', (col) =>
      col.notNull().references('submissions.id').onDelete('cascade'),
    )
    // In lower case.
    .addColumn('mailbox', 'text', (col) => col.notNull())
    .addPrimaryKeyConstraint('unwanted_mailboxes_key', ['submission_id', 'mailbox'])
    .execute();
}

// Both databases number rows by themselves and never use a number twice.
function numbered(col: ColumnDefinitionBuilder, isPostgres: boolean): ColumnDefinitionBuilder {
  return isPostgres
    ? col.generatedAlwaysAsIdentity().primaryKey()
    : col.primaryKey().autoIncrement();
}
