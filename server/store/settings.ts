import type { Db } from './tables.ts';

/** The value kept under a name; made by `make` when there is none, once for all processes. */
export async function settingOrNew(db: Db, name: string, make: () => string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

/**
 * Whether a job's turn has come: true for one caller only per `everyMs`, across processes. To be
 * called in the transaction that does the work, so that a turn whose work fails is not used up.
 */
export async function takeTurn(
  db: Db,
  job: string,
  now: number,
  everyMs: number,
): Promise<boolean> {
  const name = `turn:${job}`;
  await db
    .insertInto('settings')
    .values({ name, value: '' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // Times of equal length compare as text.
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set({ value: String(now).padStart(15, '0') })
    .where('name', '=', name)
    .where('value', '<=', String(now - everyMs).padStart(15, '0'))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
