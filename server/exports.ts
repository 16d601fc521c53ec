import { assessedNames } from '#content/office/origins.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { answerText } from '#payloads/answers.ts';
import { type Form, formFields } from '#payloads/form-fields.ts';
import { classText } from '#rules/timetable/classes.ts';
import { isOff } from '#server/store/office/appointments.ts';
import { answerUntil, offerState } from '#server/store/office/offers.ts';
import type { Offer, Submission } from '#server/store/submissions/submissions.ts';

/** A column for each field of both forms. */
export const fieldColumns = [
  ...new Set([...Object.keys(formFields.registration), ...Object.keys(formFields.enquiry)]),
];

/** The answers of a submission by column, as people read them; a day stays one that sorts. */
export function fieldCells(documents: Documents, { kind, fields }: Form): Record<string, unknown> {
  const cells: Record<string, unknown> = { ...fields };
  for (const [name, field] of Object.entries(formFields[kind])) {
    if (field.kind !== 'date') cells[name] = answerText(documents, field.kind, cells[name]);
  }
  return cells;
}

/** A time in Colombo that sorts and that Excel reads, '2026-11-21 16:05'; '' for null. */
export function tableTime(moment: number | null): string {
  if (moment === null) return '';
  return new Date(moment).toLocaleString('sv-SE', { timeZone: 'Asia/Colombo' }).slice(0, 16);
}

/** An offer of a place and its state, on one line: the same in tables and in the staff command. */
export function offerText(documents: Documents, offer: Offer, now: number): string {
  const state = offerState(offer, now);
  const name = classText(documents, offer.class);
  if (state === 'open') return `${name}, open until ${tableTime(answerUntil(documents, offer))}`;
  return `${name}, ${state} ${tableTime(state === 'expired' ? offer.until : offer.at)}`;
}

const isoOrNull = (moment: number | null) =>
  moment === null ? null : new Date(moment).toISOString();

type Columns = Record<string, (submission: Submission) => unknown>;

const traceColumns: Columns = {
  reference: ({ reference }) => reference,
  kind: ({ kind }) => kind,
  receivedAt: ({ receivedAt }) => isoOrNull(receivedAt),
  held: ({ hold }) => hold !== null,
  state: ({ state }) => state,
};

/** What is exported besides the fields of the form. */
export const exportColumns: Columns = {
  ...traceColumns,
  called: ({ calledAt }) => isoOrNull(calledAt),
  callAgain: ({ callAgainAt }) => isoOrNull(callAgainAt),
  owner: ({ owner }) => owner,
  reason: ({ reason }) => reason,
  placedIn: ({ placedIn }) => placedIn,
  waitingFor: ({ waitsSince }) => Object.keys(waitsSince),
  channel: ({ channel }) => channel,
  source: ({ source }) => source,
  assessmentAt: ({ assessmentAt }) => isoOrNull(assessmentAt),
  assessed: ({ assessed }) => assessed?.result ?? null,
  suggestedClass: ({ assessed }) => assessed?.suggest ?? null,
  tourAt: ({ tourAt }) => isoOrNull(tourAt),
  offer: ({ offer }) =>
    offer &&
    `${offer.class}, ${offer.state === 'open' ? `open until ${isoOrNull(offer.until)}` : offer.state}`,
  consentVersion: ({ consentVersion }) => consentVersion,
  consentedAt: ({ consentedAt }) => isoOrNull(consentedAt),
};

function valuesOf(columns: Columns, submission: Submission): Record<string, unknown> {
  const values = Object.entries(columns).map(([name, read]) => [name, read(submission)]);
  return Object.fromEntries(values);
}

/** A submission as JSON: how it was received, what became of it, and its fields by their names. */
export function exported(submission: Submission) {
  return { ...valuesOf(exportColumns, submission), ...submission.fields };
}

/** A submission of another family that contains the address: nothing that the family typed. */
export function exportedTrace(submission: Submission) {
  return valuesOf(traceColumns, submission);
}

/** What came of an assessment; null without one, and as long as it has no result. */
export function resultText(
  submission: Submission,
  isClosed: Parameters<typeof isOff>[1],
): string | null {
  const { assessed, assessmentAt } = submission;
  if (assessed) return assessedNames[assessed.result];
  return assessmentAt !== null && isOff(submission, isClosed) ? assessedNames.closed : null;
}
