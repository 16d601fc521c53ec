/**
 * Counts the turns that the event loop takes from now on, in each of which a request is read and
 * answered; `end` stops and returns how many there were.
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
