/**
 * Does something now and every `everyMs`, one round after the other; `stop` ends that, when the
 * round under way has ended. `work` must not reject.
 */
export function repeat(work: () => Promise<void>, everyMs: number): { stop: () => Promise<void> } {
  let round = Promise.resolve();
  let waiting = false;
  const start = () => {
    // A round that takes longer than the time between two is not followed by all it has missed.
    if (waiting) return;
    waiting = true;
    round = round.then(() => {
      waiting = false;
      return work();
    });
  };
  start();
  const timer = setInterval(start, everyMs);
  return {
    stop: () => {
      clearInterval(timer);
      return round;
    },
  };
}
