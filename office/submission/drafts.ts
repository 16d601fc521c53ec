import { useSyncExternalStore } from 'react';
import { beyond } from './beyond.ts';

/** A note that is being written and not added yet. */
export interface Draft {
  reference: string;
  /** Whom it is about. */
  name: string;
  text: string;
}

/** By whose they are and whom they are about. In this window only; it outlives a reload. */
const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();
const PREFIX = 'office:note:';

for (const [key, text] of stored()) {
  const draft = readDraft(text);
  if (draft) drafts.set(key.slice(PREFIX.length), draft);
}

/** The note that somebody is writing about a submission; '' when there is none. */
export function useDraft(email: string, reference: string): string {
  return useSyncExternalStore(subscribe, () => drafts.get(keyOf(email, reference))?.text ?? '');
}

/** Keeps a note as it stands; an empty one is forgotten. */
export function keepDraft(email: string, draft: Draft): void {
  const key = keyOf(email, draft.reference);
  if (draft.text.trim() === '') drafts.delete(key);
  else drafts.set(key, draft);
  store(key, drafts.get(key));
  for (const listener of listeners) listener();
}

/** A note was added: what was typed beyond it stays. One that was changed meanwhile stays whole. */
export function keepBeyond(email: string, reference: string, added: string): void {
  const draft = drafts.get(keyOf(email, reference));
  if (draft) keepDraft(email, { ...draft, text: beyond(draft.text, added) });
}

/** Everything that somebody has begun to write here. */
export function readDrafts(email: string): Draft[] {
  return [...drafts].filter(([key]) => key.startsWith(keyOf(email, ''))).map(([, draft]) => draft);
}

export function forgetDrafts(email: string): void {
  for (const draft of readDrafts(email)) keepDraft(email, { ...draft, text: '' });
}

function keyOf(email: string, reference: string): string {
  return `${email} ${reference}`;
}

// Without storage (blocked, full) a note is kept as long as the page is.
function store(key: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
    else sessionStorage.removeItem(PREFIX + key);
  } catch {}
}

function stored(): [string, string][] {
  try {
    return Object.entries(sessionStorage).filter(([key]) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function readDraft(text: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(text);
    const { reference, name, text: written } = draft as Draft;
    return typeof written === 'string' ? { reference, name, text: written } : undefined;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
