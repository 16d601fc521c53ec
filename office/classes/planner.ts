/** The hours that the planner shows, in minutes since midnight, and the length of one row. */
const planner = { from: 8 * 60, to: 19 * 60, row: 30 } as const;

/** What a class's words need to be read, in rows. */
const LOWEST = 3;

/** The hours at the planner's edge, in minutes since midnight. */
export const plannerHours: readonly number[] = Array.from(
  { length: (planner.to - planner.from) / 60 + 1 },
  (_, hour) => planner.from + hour * 60,
);

/** A stretch of a day, in minutes since midnight. */
export interface Stretch {
  start: number;
  end: number;
}

/** The rows of a class, the first is 1; what lies outside the planner's hours is cut at its edge. */
export function rowsOf({ start, end }: Stretch): { row: number; rows: number } {
  const all = rowAt(planner.to);
  const row = Math.min(rowAt(start), all - LOWEST);
  return { row: row + 1, rows: Math.max(LOWEST, rowAt(end) - row) };
}

/** Whether a class can hang somewhere without hiding another, or a part of itself. */
export function isFree(place: Stretch, others: readonly Stretch[]): boolean {
  if (place.start < planner.from || place.end > planner.to) return false;
  const own = rowsOf(place);
  return others.every((each) => {
    const other = rowsOf(each);
    return own.row >= other.row + other.rows || other.row >= own.row + own.rows;
  });
}

/** Whether a class reaches into the mornings, where notes are pinned when they are free. */
export function isMorning({ start }: Stretch): boolean {
  return rowAt(start) < rowAt(14 * 60);
}

function rowAt(minutes: number): number {
  const inside = Math.min(Math.max(minutes, planner.from), planner.to);
  return Math.floor((inside - planner.from) / planner.row);
}
