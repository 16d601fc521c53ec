import type { IsoDate } from '#content/teaching/dates.ts';
import type { ChangeForm } from './change-form.ts';

/** A change that is being typed and not up yet. */
export interface ChangeDraft {
  date: IsoDate;
  form: ChangeForm;
}

const PREFIX = 'office:change:';
const drafts = new Map<string, ChangeDraft>();

/** What somebody has begun for a class, in this window: it outlives a reload and a session's end. */
export function readChangeDraft(email: string, id: string): ChangeDraft | undefined {
  const key = keyOf(email, id);
  return drafts.get(key) ?? stored(key);
}

/** Keeps it as it stands; undefined forgets it. */
export function keepChangeDraft(email: string, id: string, draft: ChangeDraft | undefined): void {
  const key = keyOf(email, id);
  if (draft) drafts.set(key, draft);
  else drafts.delete(key);
  // Without storage (blocked, full) it is kept as long as the page is.
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {}
}

function keyOf(email: string, id: string): string {
  return `${PREFIX}${email} ${id}`;
}

function stored(key: string): ChangeDraft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
    const { date, form } = draft as ChangeDraft;
    return typeof date === 'string' && typeof form?.reason === 'string'
      ? { date, form }
      : undefined;
  } catch {
    return undefined;
  }
}
