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
 * A turn this far ahead was taken by a clock that was wrong, and does not count. Processes whose
 * clocks differ by less share their turns.
 */
const WRONG_CLOCK_MS = 3_600_000;

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
  const name = turnName(job);
  await db
    .insertInto('settings')
    .values({ name, value: '' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set({ value: asText(now) })
    .where('name', '=', name)
    .where((eb) =>
      eb.or([
        eb('value', '<=', asText(now - everyMs)),
        eb('value', '>', asText(now + WRONG_CLOCK_MS)),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** When a job last took its turn, in milliseconds since 1970; undefined before the first. */
export async function lastTurn(db: Db, job: string): Promise<number | undefined> {
  const value = await readSetting(db, turnName(job));
  return value ? Number(value) : undefined;
}

function turnName(job: string): string {
  return `turn:${job}`;
}

// Times of equal length compare as text.
function asText(time: number): string {
  return String(time).padStart(15, '0');
}
