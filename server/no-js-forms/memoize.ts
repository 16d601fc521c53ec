/** A function that makes what belongs to a key once, and keeps it: for keys of which there are few. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>();
  return (key) => {
    let kept = known.get(key);
    if (!kept) {
      kept = { value: make(key) };
      known.set(key, kept);
    }
    return kept.value;
  };
}
