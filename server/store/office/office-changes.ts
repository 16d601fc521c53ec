import type { Db } from '#server/store/tables.ts';

/** Older ones are removed: every process has sent them to its open pages long ago. */
const MAX_CHANGES = 10_000;

/** What is announced besides submissions and classes, stored in place of a class's id. */
export const parts = ['closures', 'notice', 'slots', 'people', 'site'] as const;
type Part = (typeof parts)[number];

/** Announces a change to the open pages; call it in the transaction that makes the change. */
export async function announce(
  db: Db,
  what: Part | { class: string } | { submission: string },
): Promise<void> {
  const row =
    typeof what === 'string'
      ? { class: what }
      : 'submission' in what
        ? { submission_id: what.submission }
        : what;
  await db.insertInto('office_changes').values(row).execute();
}

/** The number of the newest change. */
export async function newestChange(db: Db): Promise<number> {
  const { newest } = await db
    .selectFrom('office_changes')
    .select((eb) => eb.fn.max('seq').as('newest'))
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}

/** Changes with a higher number, in order. One without reference and class: something was erased. */
export async function changesAfter(db: Db, after: number, limit: number) {
  return db
    .selectFrom('office_changes')
    .leftJoin('submissions', 'submissions.id', 'office_changes.submission_id')
    .select(['seq', 'reference', 'office_changes.class'])
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** The references of all submissions. */
export async function allReferences(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('submissions').select('reference').execute();
  return new Set(rows.map(({ reference }) => reference));
}

/** Removes the changes that every open page has received. */
export async function clearOldChanges(db: Db): Promise<void> {
  const newest = await newestChange(db);
  await db
    .deleteFrom('office_changes')
    .where('seq', '<=', newest - MAX_CHANGES)
    .execute();
}
