import type { Slot } from '#server/store/office/diary.ts';
import { setOutcome } from '#server/store/office/office-outcomes.ts';
import type { State } from '#server/store/office/office-states.ts';
import { correctFields } from '#server/store/submissions/corrections.ts';
import { findSubmission } from '#server/store/submissions/submissions.ts';
import { server, storedRow } from './server-app.ts';

// What the desk does to a submission of the running test, or to the first one.

const by = 'desk@school.example';

/** Corrects fields. */
export async function correct(fields: Record<string, unknown>, id?: string): Promise<void> {
  const { store, deps, now } = server;
  const which = id ?? (await storedRow()).id;
  await correctFields(store, deps.live.documents, which, fields, { by }, now());
}

/** Sets the state, whatever it was. */
export async function setState(state: State, id?: string, slot?: Slot): Promise<void> {
  const { store, deps, now } = server;
  const which = id ?? (await storedRow()).id;
  const was = (await findSubmission(store, which))?.state ?? 'new';
  const outcome = { state, was, by, note: null, slot };
  await setOutcome(store, deps.live.documents, which, outcome, now());
}
