import { MessageCircle, Phone } from 'lucide';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Numeral } from '#ui/text.tsx';
import { useNow } from '../browser/now.ts';
import { yearsSince } from '../format/office-dates.ts';
import { guardianNumbersOf, ownNumbersOf, type PhoneNumber } from '../model/phone-number.ts';
import type { Submission } from '../model/types.ts';
import { Chapter } from '../ui/chapter.tsx';
import { IconLabel } from '../ui/icon-label.tsx';
import outlined from '../ui/outlined.module.css';
import styles from './call-chapter.module.css';
import { WriteInstead } from './mails.tsx';

/**
 * What the family asked for specially, then the numbers: the first to call on top, on desks the one
 * orange button of the view. A family without a number gets an e-mail.
 */
export function CallChapter({ submission }: { submission: Submission }) {
  const { kind, name, fields } = submission;
  const parent = submission.guardianName ?? '';
  const requirements = kind === 'registration' ? fields.specialRequirements : '';
  const theirs = guardianNumbersOf(submission);
  const own = ownNumbersOf(submission);
  return (
    <Chapter title="Call" note={whoFirst(submission, useNow())}>
      {requirements && (
        <p className={styles.requirements}>
          <b>Special requirements</b>
          <span>{`“${requirements}”`}</span>
        </p>
      )}
      <div className={styles.numbers}>
        {theirs.map((number) => (
          <NumberToCall
            key={number.call}
            number={number}
            name={parent}
            title={`${parent}, parent`}
          />
        ))}
        {own.map((number) => (
          <NumberToCall key={number.call} number={number} name={name} title={name} />
        ))}
        {theirs.length + own.length === 0 && <WriteInstead submission={submission} />}
      </div>
    </Chapter>
  );
}

/** A number to call, and WhatsApp if it can have it. */
function NumberToCall({
  number,
  name,
  title,
}: {
  number: PhoneNumber;
  name: string;
  /** The person who answers, under the number. */
  title: string;
}) {
  return (
    <div className={styles.row}>
      <a className={classNames(outlined.outlined, styles.number)} href={number.call}>
        <Icon of={Phone} />
        <Numeral as="b">{number.text}</Numeral>
        <small>{title}</small>
      </a>
      {number.whatsApp && (
        <a
          className={classNames(outlined.outlined, styles.chat)}
          data-screen=""
          href={number.whatsApp}
          target="_blank"
          rel="noreferrer"
          aria-label={`WhatsApp to ${name}`}
        >
          <IconLabel of={MessageCircle}>WhatsApp</IconLabel>
        </a>
      )}
    </div>
  );
}

function whoFirst(submission: Submission, now: Instant): string | undefined {
  // One that was written down may lack the birthday.
  if (submission.kind !== 'registration' || !submission.fields.dateOfBirth) return undefined;
  const age = yearsSince(submission.fields.dateOfBirth as IsoDate, now);
  return age < 18 ? `Call the parent first: the student is ${age}.` : `The student is ${age}.`;
}
