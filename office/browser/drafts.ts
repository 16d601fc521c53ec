import { useSyncExternalStore } from 'react';

/**
 * Texts that are being typed and not sent yet, by key. They stay in this window only, and survive a
 * reload and the end of a session. Without storage (blocked, full) they stay as long as the page.
 *
 * @param isDraft checks what was stored, perhaps by an older version of the page
 */
export function draftStore<Draft>(prefix: string, isDraft: (value: unknown) => value is Draft) {
  const drafts = new Map<string, Draft>();
  const listeners = new Set<() => void>();
  for (const [key, text] of storedEntries()) {
    if (!key.startsWith(prefix)) continue;
    const draft = parse(text);
    if (isDraft(draft)) drafts.set(key.slice(prefix.length), draft);
  }
  return {
    get: (key: string) => drafts.get(key),
    use: (key: string) =>
      useSyncExternalStore(
        (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        () => drafts.get(key),
      ),
    set: (key: string, draft: Draft | undefined) => {
      if (draft === undefined) drafts.delete(key);
      else drafts.set(key, draft);
      try {
        if (draft === undefined) sessionStorage.removeItem(prefix + key);
        else sessionStorage.setItem(prefix + key, JSON.stringify(draft));
      } catch {}
      for (const listener of listeners) listener();
    },
    entries: () => [...drafts],
  };
}

function storedEntries(): [string, string][] {
  try {
    return Object.entries(sessionStorage);
  } catch {
    return [];
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
