import { nextCallWords } from '#content/office/next-call-texts.ts';
import { channelNames, sourceNames } from '#content/office/origins.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { phoneNumbersIn } from '#content/schemas/phone-numbers.ts';
import { answersOf } from '#payloads/answers.ts';
import { toCsv } from '#payloads/csv.ts';
import { formFields, fullName } from '#payloads/form-fields.ts';
import { classText } from '#rules/timetable/classes.ts';
import { stillWaitedNames } from '#rules/timetable/registered-classes.ts';
import {
  exportColumns,
  exported,
  exportedTrace,
  fieldCells,
  fieldColumns,
  offerText,
  resultText,
  tableTime,
} from '#server/exports.ts';
import type { LogLine } from '#server/store/office/office-history.ts';
import { stateNameFor } from '#server/store/office/office-states.ts';
import { mailState } from '#server/store/outbox/outbox-rows.ts';
import type { Submission } from '#server/store/submissions/submissions.ts';
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
  isClosed: Parameters<typeof resultText>[1],
  now: number,
): string[] {
  const { kind, hold, holdReasons, consentedAt, consentVersion, calledAt, offer } = submission;
  const reached = stateNameFor(submission);
  const contact = submission.state === 'withdrawn' ? 'Reached or withdrew' : reached;
  const optional: Record<string, string | null> = {
    Reason: submission.reason && nextCallWords.reasons[submission.reason],
    'Placed in': submission.placedIn.map((id) => classText(documents, id)).join('; '),
    'Waiting list': stillWaitedNames(documents, submission).join('; '),
    'Call again': tableTime(submission.callAgainAt),
    Assessment: tableTime(submission.assessmentAt),
    Result: resultText(submission, isClosed),
    'Campus tour': tableTime(submission.tourAt),
    'Came by': submission.channel === 'form' ? null : channelNames[submission.channel],
    'Heard of us': submission.source && sourceNames[submission.source],
    Offer: offer && offerText(documents, offer, now),
    Owner: submission.owner,
  };
  return [
    `${submission.reference}  ${kind}  ${tableTime(submission.receivedAt)}`,
    ...answersOf(documents, formFields[kind], submission.fields).map(
      ({ label, text }) => `${label}: ${text}`,
    ),
    ...askedBefore(submission),
    consentedAt && `Consent: ${tableTime(consentedAt)}, text ${consentVersion ?? 'unknown'}`,
    hold && `held: ${holdReasons}`,
    `State: ${submission.state}`,
    calledAt === null ? `Not ${reached.toLowerCase()} yet` : `${contact}: ${tableTime(calledAt)}`,
    ...Object.entries(optional).map(([label, text]) => text && `${label}: ${text}`),
    ...mails.map(
      (mail) =>
        `Mail ${mail.message} to ${mail.recipient}: ${mailState(mail)}, attempts: ${mail.attempts}${mail.last_error ? `, ${mail.last_error}` : ''}`,
    ),
  ].filter((line): line is string => Boolean(line));
}

/** What a registration asked as an enquiry, before the office turned it into a registration. */
function askedBefore({ kind, fields }: Submission): string[] {
  const { subject, message }: Readonly<Record<string, unknown>> = { ...fields };
  if (kind === 'enquiry') return [];
  return [subject && `Subject: ${subject}`, message && `Message: ${message}`].filter(
    (line): line is string => Boolean(line),
  );
}

/** One line of the office's log; a line break in a note must not look like another line. */
export function logLine({ at, by, reference, what, note }: LogLine): string {
  return [tableTime(at), by, reference ?? '', what, note ?? '']
    .filter((part) => part !== '')
    .map((part) => part.replace(/[\p{Cc}\u2028\u2029]+/gu, ' / '))
    .join('  ');
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
