/** So many requests within a second, or so many unanswered, and the server counts as busy. */
const BUSY_REQUESTS = 20;

/**
 * Watches how many requests come and how many wait: where the machine is slow, few come through in
 * a second while many wait. `clock` gives milliseconds and never goes back.
 */
export function watchTraffic(clock: () => number) {
  const latest = new Array<number>(BUSY_REQUESTS).fill(Number.NEGATIVE_INFINITY);
  let oldest = 0;
  let unanswered = 0;
  return {
    /** To be called when a request comes. */
    requestStarted: () => {
      latest[oldest] = clock();
      oldest = (oldest + 1) % BUSY_REQUESTS;
      unanswered += 1;
    },
    /** To be called once it has been answered, or given up. */
    requestEnded: () => {
      unanswered -= 1;
    },
    isBusy: () =>
      unanswered >= BUSY_REQUESTS || clock() - (latest[oldest] ?? Number.NEGATIVE_INFINITY) < 1000,
  };
}

export type Traffic = ReturnType<typeof watchTraffic>;
