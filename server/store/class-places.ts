import type { Places, Today } from '#payloads/today.ts';
import { writeClassHistory } from './class-history.ts';
import { announceClass } from './office-changes.ts';
import type { Db } from './tables.ts';

/** Sets whether a class takes students. To be called in a transaction. */
export async function putPlaces(
  db: Db,
  id: string,
  places: Places,
  by: string,
  at: number,
): Promise<void> {
  const values = { places, set_at: at, set_by: by };
  await db
    .insertInto('class_places')
    .values({ class: id, ...values })
    .onConflict((conflict) => conflict.column('class').doUpdateSet(values))
    .execute();
  await writeClassHistory(db, { class: id, at, by, what: places, change: null });
  await announceClass(db, id);
}

/** The classes with few places or none, by id; whatever is not named is open. */
export async function placesByClass(db: Db): Promise<Today['places']> {
  const rows = await db.selectFrom('class_places').selectAll().orderBy('class').execute();
  return Object.fromEntries(
    rows.flatMap(({ class: id, places }) => (places === 'open' ? [] : [[id, places]])),
  );
}
