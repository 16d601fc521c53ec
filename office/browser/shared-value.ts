import { useSyncExternalStore } from 'react';

/** A value outside of React that several parts of the page show. */
export function sharedValue<Value>(value: Value) {
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const set = (to: Value) => {
    value = to;
    for (const listener of listeners) listener();
  };
  return { get, set, subscribe, use: () => useSyncExternalStore(subscribe, get) };
}
