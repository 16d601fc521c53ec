import { type Db, put, putNew, type Store } from './tables.ts';

export async function readSetting(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  await put(db, 'settings', ['name'], { name, value });
}

/** The value of a setting; `make` gives it if it is not set yet, once for all processes. */
export async function settingOrNew(db: Db, name: string, make: () => string): Promise<string> {
  await putNew(db, 'settings', ['name'], { name, value: make() });
  const value = await readSetting(db, name);
  if (value === undefined) throw new Error(`The setting ${name} was deleted.`);
  return value;
}

/**
 * Takes a job's turn. Call it in the transaction that does the work, so that a turn whose work fails
 * is not used up.
 * @returns true for one caller only per `everyMs`, across processes
 */
export async function takeTurn(db: Db, job: string, now: number, everyMs: number) {
  const value = asText(now);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ name: `turn:${job}`, value })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value })
        .where('settings.value', '<=', asText(now - everyMs)),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

// Times of equal length compare as text.
function asText(time: number): string {
  return String(time).padStart(15, '0');
}

/** About as much as a long form with its mails. */
const PAYLOAD = 'x'.repeat(16_384);

/**
 * Writes as much as a form and deletes it, since a full disk can still be read.
 * @throws when the write fails
 */
export async function probeWrite(store: Store): Promise<void> {
  // A name per probe, so that processes do not lock each other's rows.
  const name = `probe:${crypto.randomUUID()}`;
  await store.transaction().execute(async (trx) => {
    await trx.insertInto('settings').values({ name, value: PAYLOAD }).execute();
    await trx.deleteFrom('settings').where('name', '=', name).execute();
  });
}
