import { sql } from 'kysely';
import { readSetting, writeSetting } from './settings.ts';
import { countOf, portionsOf, type Store, type Tables } from './tables.ts';

/** The setting that a database has once its rows are in another one. */
const MOVED = 'moved';
/** Not copied: records of migrations, and what is only of use for minutes. */
const LEFT_BEHIND = /migration|^office_changes$|^limits$/;

export async function isMoved(store: Store): Promise<boolean> {
  return (await readSetting(store, MOVED)) !== undefined;
}

/**
 * Copies everything from a SQLite database into a Postgres database that may have rows already: all
 * of it or nothing. Afterwards the SQLite database rejects new submissions, also those of a server
 * that is still running on it. Both must have the newest migration.
 * @param linkSecret what signed the links in mails so far
 * @returns the number of submissions
 * @throws when either database fails, or contains a submission of the other
 */
export async function moveRows(from: Store, to: Store, linkSecret: string): Promise<number> {
  const tables = (await from.introspection.getTables())
    .filter(({ name }) => !LEFT_BEHIND.test(name))
    // The others refer to the submissions.
    .sort((a, b) => Number(b.name === 'submissions') - Number(a.name === 'submissions'));
  return from.transaction().execute(async (source) => {
    await sql`create trigger moved before insert on submissions
      begin select raise(abort, 'This database was moved to DATABASE_URL.'); end`.execute(source);
    await to.transaction().execute(async (target) => {
      for (const { name, columns } of tables) {
        const table = name as keyof Tables;
        // The target numbers rows itself.
        const copied = columns.filter((column) => !column.isAutoIncrementing);
        const rows = await source
          .selectFrom(table)
          .select(copied.map((column) => sql.ref<unknown>(column.name).as(column.name)))
          .orderBy(sql`rowid`)
          .execute();
        // SQLite's log does not exist in Postgres.
        const kept = rows.filter((row) => name !== 'unfinished_erasures' || row.what !== 'log');
        for (const some of portionsOf(kept)) {
          const isRecord = ['submissions', 'outbox'].includes(name);
          await target
            .insertInto(table)
            .values(some as never)
            .$if(!isRecord, (query) => query.onConflict((conflict) => conflict.doNothing()))
            .execute();
        }
      }
      await writeSetting(target, 'link-secret', linkSecret);
    });
    await writeSetting(source, MOVED, 'yes');
    return countOf(source, 'submissions');
  });
}
