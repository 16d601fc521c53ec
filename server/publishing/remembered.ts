/** Remembers what was made for the keys that were used last. A failure is not remembered. */
export function remembered<Value>(most: number) {
  const known = new Map<string, Promise<Value>>();
  return {
    has: (key: string) => known.has(key),
    get: (key: string, make: () => Promise<Value>): Promise<Value> => {
      const value = known.get(key) ?? make();
      // The one that was used last is the last.
      known.delete(key);
      known.set(key, value);
      value.catch(() => known.delete(key));
      const [oldest = key] = known.keys();
      if (known.size > most) known.delete(oldest);
      return value;
    },
  };
}
