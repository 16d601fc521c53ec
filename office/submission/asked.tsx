import type { ReactNode } from 'react';
import { submissionWords as words } from '#content/office/submission.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { type Answer, answersOf } from '#payloads/answers.ts';
import { formFields, type Registration } from '#payloads/form-fields.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { Slip, SlipRow } from '#ui/slip.tsx';
import type { Submission } from '../api/submission.ts';
import { dayAndHour, shortDate, yearsSince } from '../clock/colombo-words.ts';
import { SubjectLine } from '../ui/spines.tsx';
import styles from './asked.module.css';
import { MailAddress } from './mail-address.tsx';
import { SlipActs } from './slip-acts.tsx';

const names = words.fields;

/** A till slip of what was asked: every field that was filled in and stands nowhere else. */
export function Asked({ submission, now }: { submission: Submission; now: Instant }) {
  const rows = [...rowsOf(submission, now), ...commonRows(submission, now)];
  return (
    <Slip as="aside" heading={words.asked} className={styles.slip} aria-label={words.asked}>
      <dl>
        {rows
          .filter(([, value]) => value !== '' && value !== false)
          .map(([name, value]) => (
            <SlipRow key={name} name={name} className={styles.row}>
              {value}
            </SlipRow>
          ))}
      </dl>
      <SlipActs submission={submission} />
    </Slip>
  );
}

type Row = [name: string, value: ReactNode];

/** Shown at the top of the page, or in a chapter of their own. */
const elsewhere = [
  ...['name', 'phone', 'message'],
  ...['firstName', 'lastName', 'level', 'parentPhone', 'agreeToTerms'],
];

function rowsOf(submission: Submission, now: Instant): Row[] {
  const { kind, fields, waitingFor } = submission;
  const rows = answersOf(formFields[kind], fields)
    .filter(({ name }) => !elsewhere.includes(name))
    .map((answer): Row => [answer.label, shownAnswer(answer, submission, now)]);
  const full = <span className={styles.lines}>{waitingFor.join('\n')}</span>;
  return waitingFor.length > 0 ? [...rows, [names.waitingFor, full]] : rows;
}

function shownAnswer(
  { name, kind, text }: Answer,
  submission: Submission,
  now: Instant,
): ReactNode {
  if (kind === 'email') return <MailAddress submission={submission} address={text} />;
  if (kind === 'subjects') {
    return text.split(', ').map((each) => <SubjectLine key={each} subject={each} />);
  }
  if (kind === 'date') {
    const birthday = (submission.fields as Registration).dateOfBirth as IsoDate;
    return (
      <>
        {shortDate(birthday)}
        <small>{words.years(yearsSince(birthday, now))}</small>
      </>
    );
  }
  if (kind === 'classes') {
    return <span className={styles.lines}>{text.replaceAll('; ', '\n')}</span>;
  }
  if (kind !== 'text') return text;
  const isWish = name === 'specialRequirements';
  return <span className={styles.lines}>{isWish ? `“${text}”` : text}</span>;
}

function commonRows({ reference, receivedAt }: Submission, now: Instant): Row[] {
  return [
    [
      names.reference,
      <span key="reference" className={styles.whole}>
        {reference}
      </span>,
    ],
    [names.came, dayAndHour(receivedAt, now)],
  ];
}
