import { draftStore } from './drafts.ts';

const store = draftStore<object>(
  'office:form:',
  (value): value is object => typeof value === 'object' && value !== null,
);

/**
 * The fields of a form that are not saved yet. They survive a reload and the end of a session.
 *
 * @param key of the person, the form and what it is about
 * @param saved the fields as they are without a draft
 */
export function useFormDraft<Fields extends object>(key: string, saved: Fields) {
  const fields: Fields = { ...saved, ...store.use(key) };
  return {
    fields,
    set: (change: Partial<Fields>) => store.set(key, { ...fields, ...change }),
    remove: () => store.set(key, undefined),
  };
}
