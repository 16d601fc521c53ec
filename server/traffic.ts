/** So many requests within a second, or so many unanswered, and the server counts as busy. */
const MANY = 20;

/**
 * Watches how thick requests come and how many wait: where the machine is slow, few come through
 * in a second while many wait. `clock` gives milliseconds and never goes back.
 */
export function watchTraffic(clock: () => number) {
  const latest = new Array<number>(MANY).fill(Number.NEGATIVE_INFINITY);
  let oldest = 0;
  let unanswered = 0;
  return {
    /** To be called when a request comes. */
    came: () => {
      latest[oldest] = clock();
      oldest = (oldest + 1) % MANY;
      unanswered += 1;
    },
    /** To be called once it has been answered, or given up. */
    went: () => {
      unanswered -= 1;
    },
    busy: () => unanswered >= MANY || clock() - (latest[oldest] ?? Number.NEGATIVE_INFINITY) < 1000,
  };
}

export type Traffic = ReturnType<typeof watchTraffic>;
