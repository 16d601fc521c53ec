import { sharedValue } from './shared-value.ts';

/**
 * Texts that are being typed and not sent yet, by key. They stay in this window only, and survive a
 * reload and the end of a session. Without storage (blocked, full) they stay as long as the page.
 */
export function draftStore<Draft>(prefix: string) {
  const drafts = sharedValue<ReadonlyMap<string, Draft>>(new Map(stored<Draft>(prefix)));
  return {
    get: (key: string) => drafts.get().get(key),
    use: (key: string) => drafts.use().get(key),
    set: (key: string, draft: Draft | undefined) => {
      const next = new Map(drafts.get());
      if (draft === undefined) next.delete(key);
      else next.set(key, draft);
      try {
        if (draft === undefined) sessionStorage.removeItem(prefix + key);
        else sessionStorage.setItem(prefix + key, JSON.stringify(draft));
      } catch {}
      drafts.set(next);
    },
    entries: () => [...drafts.get()],
  };
}

function stored<Draft>(prefix: string): [string, Draft][] {
  try {
    return Object.entries<string>(sessionStorage)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, text]) => [key.slice(prefix.length), JSON.parse(text)]);
  } catch {
    return [];
  }
}
