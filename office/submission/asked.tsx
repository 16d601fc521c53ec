import type { ReactNode } from 'react';
import { submissionWords as words } from '#content/office/submission.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { answersOf } from '#payloads/answers.ts';
import { type Registration, registrationFields } from '#payloads/form-fields.ts';
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

function rowsOf(submission: Submission, now: Instant): Row[] {
  const { kind, fields, waitingFor } = submission;
  if (kind === 'enquiry') {
    return [
      [names.subject, fields.subject],
      [names.email, <MailAddress key="mail" submission={submission} address={fields.email} />],
    ];
  }
  const birthday = fields.dateOfBirth as IsoDate;
  return [
    [names.subjects, fields.subjects.map((each) => <SubjectLine key={each} subject={each} />)],
    ...linkedRows(fields),
    waitingRow(waitingFor),
    [
      names.born,
      <>
        {shortDate(birthday)}
        <small>{words.years(yearsSince(birthday, now))}</small>
      </>,
    ],
    [names.school, fields.previousSchool],
    [names.email, <MailAddress key="mail" submission={submission} address={fields.email} />],
    [
      names.parent,
      <>
        {fields.parentName}
        {fields.parentEmail && (
          <small>
            <MailAddress submission={submission} address={fields.parentEmail} />
          </small>
        )}
      </>,
    ],
    [
      names.address,
      <span key="address" className={styles.lines}>
        {fields.address}
      </span>,
    ],
    [
      names.wish,
      fields.specialRequirements && (
        <span className={styles.lines}>“{fields.specialRequirements}”</span>
      ),
    ],
  ];
}

/** The classes, course and curriculum that its link carried. */
function linkedRows(fields: Registration): Row[] {
  return answersOf(registrationFields, fields)
    .filter(({ kind }) => kind === 'classes' || kind === 'course' || kind === 'curriculum')
    .map(({ label, text }) => [
      label,
      <span key={label} className={styles.lines}>
        {text.replaceAll('; ', '\n')}
      </span>,
    ]);
}

/** The full classes that it asked for. */
function waitingRow(classes: readonly string[]): Row {
  return [
    names.waitingFor,
    classes.length > 0 && <span className={styles.lines}>{classes.join('\n')}</span>,
  ];
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
