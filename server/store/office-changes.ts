import type { Db } from './tables.ts';

/** Older ones than so many are removed: every process has told its desks of them long ago. */
const MAX_CHANGES = 10_000;

export interface Change {
  seq: number;
  /** Null where no class stands either: something was erased, now or since. */
  reference: string | null;
  class: string | null;
}

/** Tells the desks that a class has changed; in the transaction that changes it. */
export async function announceClass(db: Db, id: string): Promise<void> {
  await db.insertInto('office_changes').values({ class: id }).execute();
}

/** The number of the newest change. */
export async function newestChange(db: Db): Promise<number> {
  const { newest } = await db
    .selectFrom('office_changes')
    .select((eb) => eb.fn.max('seq').as('newest'))
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}

/** Changes behind a number, and those among `missed`, in order. */
export async function changesAfter(
  db: Db,
  after: number,
  missed: readonly number[],
  limit: number,
): Promise<Change[]> {
  return db
    .selectFrom('office_changes')
    .leftJoin('submissions', 'submissions.id', 'office_changes.submission_id')
    .select(['seq', 'reference', 'office_changes.class'])
    .where((eb) =>
      eb.or([eb('seq', '>', after), ...(missed.length > 0 ? [eb('seq', 'in', missed)] : [])]),
    )
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** The references of all there are. */
export async function allReferences(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('submissions').select('reference').execute();
  return new Set(rows.map(({ reference }) => reference));
}

/** Removes the changes that everybody knows. */
export async function clearOldChanges(db: Db): Promise<void> {
  const newest = await newestChange(db);
  await db
    .deleteFrom('office_changes')
    .where('seq', '<=', newest - MAX_CHANGES)
    .execute();
}
