import { answersOf } from '#payloads/answers.ts';
import { formFields } from '#payloads/form-fields.ts';
import { cellText, fieldCells, fieldColumns, tableTime, toCsv } from '#server/csv.ts';
import type { LogLine } from '#server/store/office-history.ts';
import { mailState } from '#server/store/outbox-rows.ts';
import type { Listed } from '#server/store/search.ts';
import type { Submission } from '#server/store/submissions.ts';
import type { OutboxRow } from '#server/store/tables.ts';

/** One submission, one line. */
export function listLine(submission: Listed): string {
  const { kind, fields } = submission;
  return [
    submission.reference,
    tableTime(submission.receivedAt),
    kind.padEnd(12),
    kind === 'enquiry' ? fields.name : `${fields.firstName} ${fields.lastName}`,
    kind === 'enquiry' ? fields.subject : fields.subjects.join(', '),
    submission.phoneE164 ?? fields.phone,
    submission.state,
    submission.hold && 'held',
    submission.undelivered && 'undelivered',
  ]
    .filter((part) => part)
    .join('  ');
}

/** Everything that is known of one submission, a line each. */
export function showLines(submission: Submission, mails: readonly OutboxRow[]): string[] {
  return [
    `${submission.reference}  ${submission.kind}  ${tableTime(submission.receivedAt)}`,
    ...answersOf(formFields[submission.kind], submission.fields).map(
      ({ label, text }) => `${label}: ${text}`,
    ),
    ...(submission.consentedAt === null
      ? []
      : [
          `Consent: ${tableTime(submission.consentedAt)}, text ${submission.consentVersion ?? 'not told'}`,
        ]),
    ...(submission.hold ? [`held: ${submission.holdReasons}`] : []),
    `State: ${submission.state}`,
    submission.calledAt === null ? 'Not called yet' : `Called: ${tableTime(submission.calledAt)}`,
    ...mails.map(
      (mail) =>
        `Mail ${mail.message} to ${mail.recipient}: ${mailState(mail)}, ${mail.attempts} attempts${mail.last_error ? `, ${mail.last_error}` : ''}`,
    ),
  ];
}

/** One line of the office's log; a line break in a note must not look like another line. */
export function logLine({ at, by, reference, what, note }: LogLine): string {
  return [tableTime(at), by, reference ?? '', what, note ?? '']
    .filter((part) => part !== '')
    .map((part) => part.replace(/[\p{Cc}\u2028\u2029]+/gu, ' / '))
    .join('  ');
}

/** What is exported of a submission: how it came, and its fields by their names. */
export function exported(submission: Submission) {
  return {
    reference: submission.reference,
    kind: submission.kind,
    receivedAt: new Date(submission.receivedAt).toISOString(),
    held: submission.hold !== null,
    state: submission.state,
    called: submission.calledAt === null ? null : new Date(submission.calledAt).toISOString(),
    consentVersion: submission.consentVersion,
    consentedAt:
      submission.consentedAt === null ? null : new Date(submission.consentedAt).toISOString(),
    ...submission.fields,
  };
}

/** Of a submission of which only traces name the address: nothing that the family typed. */
export function exportedTrace(submission: Submission) {
  const { reference, kind, receivedAt, held, state } = exported(submission);
  return { reference, kind, receivedAt, held, state };
}

/** The same as a table: the columns of both forms, those of the other form empty. */
export function exportedCsv(
  submissions: readonly Submission[],
  traces: readonly Submission[],
): string {
  const own = [
    'reference',
    'kind',
    'receivedAt',
    'held',
    'state',
    'called',
    'consentVersion',
    'consentedAt',
  ];
  const columns = [...own, ...fieldColumns];
  const rows: Record<string, unknown>[] = [
    ...submissions.map((submission) => ({ ...exported(submission), ...fieldCells(submission) })),
    ...traces.map(exportedTrace),
  ];
  return toCsv(
    columns,
    rows.map((row) => columns.map((column) => cellText(row[column]))),
  );
}
