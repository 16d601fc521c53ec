import type { Db } from './tables.ts';

export async function readSetting(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** The value kept under a name; made by `make` when there is none, once for all processes. */
export async function settingOrNew(db: Db, name: string, make: () => string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const value = await readSetting(db, name);
  if (value === undefined) throw new Error(`The setting ${name} is gone.`);
  return value;
}

/**
 * Takes a job's turn: true for one caller only per `everyMs`, across processes. To be called in the
 * transaction that does the work, so that a turn whose work fails is not used up.
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
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set({ value: asText(now) })
    .where('name', '=', name)
    .where('value', '<=', asText(now - everyMs))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

// Times of equal length compare as text.
function asText(time: number): string {
  return String(time).padStart(15, '0');
}
