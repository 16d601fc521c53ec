import type { Documents } from '#content/schemas/documents.ts';
import { phoneNumbersIn } from '#content/schemas/phone-numbers.ts';
import { answersOf, classText } from '#payloads/answers.ts';
import { toCsv } from '#payloads/csv.ts';
import { formFields, fullName } from '#payloads/form-fields.ts';
import { fieldCells, fieldColumns, tableTime } from '#server/csv-cells.ts';
import type { LogLine } from '#server/store/office-history.ts';
import { mailState } from '#server/store/outbox-rows.ts';
import { type Offer, type Submission, waitingNames } from '#server/store/submissions.ts';
import type { OutboxRow } from '#server/store/tables.ts';

/** One submission, one line. */
export function listLine(submission: Submission & { undelivered: boolean }): string {
  const { kind, fields } = submission;
  return [
    submission.reference,
    tableTime(submission.receivedAt),
    kind.padEnd(12),
    fullName(submission),
    kind === 'enquiry' ? fields.subject : fields.subjects.join(', '),
    phoneNumbersIn(fields.phone)
      .map(({ text, e164 }) => e164 ?? text)
      .join(' / ') || fields.phone,
    submission.state,
    submission.hold && 'held',
    submission.undelivered && 'undelivered',
  ]
    .filter((part) => part)
    .join('  ');
}

/** Everything that is stored about one submission, a line each. */
export function showLines(
  documents: Documents,
  submission: Submission,
  mails: readonly OutboxRow[],
): string[] {
  const { kind, hold, holdReasons, consentedAt, consentVersion, calledAt, offer } = submission;
  const optional: Record<string, string | null> = {
    'Placed in': submission.placedIn.map((id) => classText(documents, id)).join('; '),
    'Waiting list': waitingNames(documents, submission).join('; '),
    'Call again': tableTime(submission.callAgainAt),
    Assessment: tableTime(submission.assessmentAt),
    Offer: offer && offerText(offer, classText(documents, offer.class)),
    Owner: submission.owner,
  };
  return [
    `${submission.reference}  ${kind}  ${tableTime(submission.receivedAt)}`,
    ...answersOf(documents, formFields[kind], submission.fields).map(
      ({ label, text }) => `${label}: ${text}`,
    ),
    consentedAt && `Consent: ${tableTime(consentedAt)}, text ${consentVersion ?? 'unknown'}`,
    hold && `held: ${holdReasons}`,
    `State: ${submission.state}`,
    calledAt === null ? 'Not called yet' : `Called: ${tableTime(calledAt)}`,
    ...Object.entries(optional).map(([label, text]) => text && `${label}: ${text}`),
    ...mails.map(
      (mail) =>
        `Mail ${mail.message} to ${mail.recipient}: ${mailState(mail)}, attempts: ${mail.attempts}${mail.last_error ? `, ${mail.last_error}` : ''}`,
    ),
  ].filter((line): line is string => Boolean(line));
}

function offerText({ class: id, state, until }: Offer, name: string = id): string {
  return `${name}, ${state === 'open' ? `open until ${new Date(until).toISOString()}` : state}`;
}

/** One line of the office's log; a line break in a note must not look like another line. */
export function logLine({ at, by, reference, what, note }: LogLine): string {
  return [tableTime(at), by, reference ?? '', what, note ?? '']
    .filter((part) => part !== '')
    .map((part) => part.replace(/[\p{Cc}\u2028\u2029]+/gu, ' / '))
    .join('  ');
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
const exportColumns: Columns = {
  ...traceColumns,
  called: ({ calledAt }) => isoOrNull(calledAt),
  callAgain: ({ callAgainAt }) => isoOrNull(callAgainAt),
  reason: ({ reason }) => reason,
  placedIn: ({ placedIn }) => placedIn,
  assessmentAt: ({ assessmentAt }) => isoOrNull(assessmentAt),
  offer: ({ offer }) => offer && offerText(offer),
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

/** The same as a table, with the fields of both forms. */
export function exportedCsv(
  documents: Documents,
  submissions: readonly Submission[],
  traces: readonly Submission[],
) {
  const columns = [...Object.keys(exportColumns), ...fieldColumns];
  const rows: Record<string, unknown>[] = [
    ...submissions.map((submission) => ({
      ...exported(submission),
      ...fieldCells(documents, submission),
    })),
    ...traces.map(exportedTrace),
  ];
  return toCsv([columns, ...rows.map((row) => columns.map((column) => row[column]))]);
}
