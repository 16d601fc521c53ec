/**
 * Counts the turns of the event loop from now on; in each a request can be answered. `end` stops
 * and returns the number.
 */
export function countTurns(): { end: () => number } {
  let turns = 0;
  const next = () => {
    turns += 1;
    turn = setImmediate(next);
  };
  let turn = setImmediate(next);
  return {
    end: () => {
      clearImmediate(turn);
      return turns;
    },
  };
}
