/** Values of longer keys are not cached: no link of ours is so long. */
const MAX_KEY_LENGTH = 2000;

/** The value of a key, from the cache or else from `make`; undefined is not cached. */
export type Lru<Value> = (key: string, make: () => Value | undefined) => Value | undefined;

/**
 * A cache of the most recently used values. A value is cached when its key is asked for the second
 * time: most keys never are, and large values that are kept for nothing cost the garbage collector
 * more than making them.
 * @param maxEntries how many values, and how many keys without one, are kept at most
 */
export function makeLru<Value>(maxEntries: number): Lru<Value> {
  const values = new Map<string, Value>();
  const askedOnce = new Map<string, true>();
  return (key, make) => {
    const value = values.get(key) ?? make();
    if (value === undefined || key.length > MAX_KEY_LENGTH) return value;
    if (values.has(key) || askedOnce.delete(key)) touch(values, key, value, maxEntries);
    else touch(askedOnce, key, true, maxEntries);
    return value;
  };
}

/** Makes an entry the most recent one and drops the least recent ones beyond the limit. */
function touch<Value>(entries: Map<string, Value>, key: string, value: Value, maxEntries: number) {
  // A map keeps the order of its insertions, so the oldest comes first.
  entries.delete(key);
  entries.set(key, value);
  for (const [oldest] of entries) {
    if (entries.size <= maxEntries) break;
    entries.delete(oldest);
  }
}
