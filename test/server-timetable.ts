import type { IsoDate } from '#content/teaching/dates.ts';
import { putChange } from '#server/store/office/class-changes.ts';
import { addClosure } from '#server/store/office/closures.ts';
import type { Db } from '#server/store/tables.ts';
import { aChange } from './class-change.ts';

const by = 'desk@school.example';

/** Stores a change as the office does: by default, that a class is cancelled. */
export function storeChange(
  db: Db,
  at: number,
  change: Parameters<typeof aChange>[0],
): Promise<void> {
  return putChange(db, { ...aChange(change), id: crypto.randomUUID(), at, by });
}

/** Stores that the school is closed on a day, with a test's changes. */
export function storeClosure(
  db: Db,
  at: number,
  day: IsoDate,
  changes: Partial<Parameters<typeof addClosure>[1]> = {},
): Promise<void> {
  const closure = { from: day, to: day, levels: ['a-level'], kind: 'other', reason: null } as const;
  return addClosure(db, { ...closure, id: crypto.randomUUID(), at, by, ...changes });
}
