import { draftStore } from './drafts.ts';

/** A note that is being written and not added yet. */
export interface NoteDraft {
  reference: string;
  /** The name of the family's child, or of the enquirer. */
  name: string;
  text: string;
}

const store = draftStore(
  'office:note:',
  (value): value is NoteDraft =>
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string',
);

/** The note that a person is writing about a submission, or ''. */
export function useNoteDraft(email: string, reference: string): string {
  return store.use(keyOf(email, reference))?.text ?? '';
}

/** Stores a note as it is typed; an empty one is removed. */
export function saveNoteDraft(email: string, draft: NoteDraft): void {
  store.set(keyOf(email, draft.reference), draft.text.trim() === '' ? undefined : draft);
}

/** A note was added: what was typed before or after it stays. */
export function removeAdded(email: string, reference: string, added: string): void {
  const draft = store.get(keyOf(email, reference));
  if (draft) saveNoteDraft(email, { ...draft, text: withoutPart(draft.text, added) });
}

/** All notes that a person is writing in this window. */
export function readNoteDrafts(email: string): NoteDraft[] {
  return store
    .entries()
    .filter(([key]) => key.startsWith(keyOf(email, '')))
    .map(([, draft]) => draft);
}

export function removeNoteDrafts(email: string): void {
  for (const { reference } of readNoteDrafts(email)) {
    store.set(keyOf(email, reference), undefined);
  }
}

/** A text without a part at its start or end; one that was changed since stays whole. */
export function withoutPart(written: string, part: string): string {
  const text = written.trim();
  if (text.startsWith(part)) return text.slice(part.length).trimStart();
  return text.endsWith(part) ? text.slice(0, -part.length).trimEnd() : written;
}

function keyOf(email: string, reference: string): string {
  return `${email} ${reference}`;
}
