/** The hours a planner shows, in minutes since midnight, and the length of one row. */
export const planner = { from: 8 * 60, to: 19 * 60, row: 30 } as const;

/** The hours at a planner's edge, in minutes since midnight. */
export const plannerHours: readonly number[] = Array.from(
  { length: (planner.to - planner.from) / 60 + 1 },
  (_, hour) => planner.from + hour * 60,
);

/** The row of a time, from 0. What is outside the planner's hours is cut at its edge. */
export function rowAt(minutes: number): number {
  const inside = Math.min(Math.max(minutes, planner.from), planner.to);
  return Math.floor((inside - planner.from) / planner.row);
}

/** The place of a class in a planner: its first row, counted from 1, and its height in rows. */
export function plannerRows({ start, end }: { start: number; end: number }) {
  return {
    'data-row': rowAt(start) + 1,
    'data-rows': Math.max(1, rowAt(end) - rowAt(start)),
  };
}
