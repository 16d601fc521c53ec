/** So many requests within a second, and the server counts as busy. */
const MANY = 20;

/** Watches how thick requests come. `clock` gives milliseconds and never goes back. */
export function watchTraffic(clock: () => number) {
  const latest = new Array<number>(MANY).fill(Number.NEGATIVE_INFINITY);
  let oldest = 0;
  return {
    /** To be called for each request. */
    count: () => {
      latest[oldest] = clock();
      oldest = (oldest + 1) % MANY;
    },
    /** Whether the last MANY requests all came within a second. */
    busy: () => clock() - (latest[oldest] ?? Number.NEGATIVE_INFINITY) < 1000,
  };
}
