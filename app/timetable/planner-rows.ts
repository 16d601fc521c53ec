/** The hours a planner shows, in minutes since midnight, and the length of one row. */
export const planner = { from: 8 * 60, to: 19 * 60, row: 30 } as const;

/** The hours at a planner's edge, in minutes since midnight. */
export const plannerHours: readonly number[] = Array.from(
  { length: (planner.to - planner.from) / 60 + 1 },
  (_, hour) => planner.from + hour * 60,
);

/**
 * The place of a class in a planner: its first row, counted from 1, and its height in rows. A class
 * that begins before or ends after the planner's hours is cut at its edge.
 */
export function plannerRows({ start, end }: { start: number; end: number }) {
  const rowOf = (minutes: number) =>
    Math.floor(
      (Math.min(Math.max(minutes, planner.from), planner.to) - planner.from) / planner.row,
    );
  return {
    'data-row': powersIn(rowOf(start) + 1),
    'data-rows': powersIn(Math.max(1, rowOf(end) - rowOf(start))),
  };
}

/** The powers of two that make up a number, as the styles read it: 6 -> '2 4'. */
function powersIn(rows: number): string {
  return [1, 2, 4, 8, 16].filter((power) => Math.floor(rows / power) % 2).join(' ');
}
