import type { Disagreement } from '#content/schemas/document-value.ts';
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

/** What a person has typed into a document and the server does not have yet, or writes in another way. */
export interface TypedDocument {
  /** The revision and the value that it was typed into. */
  revision: number;
  base: unknown;
  value: unknown;
  /** Whether the server has all of it. */
  isSaved?: boolean;
  /** Why the server rejected a value, by the pointers of its fields. */
  rejected?: { value: unknown; fields: Readonly<Record<string, string>> };
  /** What a colleague has made of the same values. */
  colleague?: { by: string; at: string; disagreements: Disagreement[] };
}

/** By the person and the document. */
export const siteDrafts = draftStore<TypedDocument>('office:site:');

function stored<Draft>(prefix: string): [string, Draft][] {
  try {
    return Object.entries<string>(sessionStorage)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, text]) => [key.slice(prefix.length), JSON.parse(text)]);
  } catch {
    return [];
  }
}
