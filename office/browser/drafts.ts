import { sharedValue } from './shared-value.ts';

/**
 * Texts that are being typed and not sent yet, by key. They stay in this window only, and survive a
 * reload and the end of a session. Without storage (blocked, full) they stay as long as the page.
 *
 * @param isDraft checks what was stored, perhaps by an older version of the page
 */
export function draftStore<Draft>(prefix: string, isDraft: (value: unknown) => value is Draft) {
  const drafts = sharedValue<ReadonlyMap<string, Draft>>(new Map(stored(prefix, isDraft)));
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

function stored<Draft>(
  prefix: string,
  isDraft: (value: unknown) => value is Draft,
): [string, Draft][] {
  try {
    return Object.entries<string>(sessionStorage).flatMap(([key, text]): [string, Draft][] => {
      const draft: unknown = key.startsWith(prefix) ? JSON.parse(text) : undefined;
      return isDraft(draft) ? [[key.slice(prefix.length), draft]] : [];
    });
  } catch {
    return [];
  }
}
