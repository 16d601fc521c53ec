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

const forms = draftStore<object>('office:form:');

/**
 * The fields of a form that are not saved yet. They survive a reload and the end of a session.
 *
 * @param key of the person, the form and what it is about
 * @param saved the fields as they are without a draft
 */
export function useFormDraft<Fields extends object>(key: string, saved: Fields) {
  const typed = forms.use(key);
  const fields: Fields = { ...saved, ...typed };
  return {
    fields,
    set: (change: Partial<Fields>) => forms.set(key, { ...fields, ...change }),
    /** These fields are saved. What was typed since then stays: then it returns false. */
    remove: () => {
      const isUnchanged = forms.get(key) === typed;
      if (isUnchanged) forms.set(key, undefined);
      return isUnchanged;
    },
  };
}
