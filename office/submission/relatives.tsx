import { Link } from 'react-router';
import { office } from '#content/office/page.ts';
import { submissionWords as words } from '#content/office/submission.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { classNames } from '#ui/class-names.ts';
import type { Submission } from '../api/submission.ts';
import { dayWord } from '../clock/colombo-words.ts';
import { StateMark } from '../ui/state-mark.tsx';
import styles from './relatives.module.css';

/** Slips of paper that lead to the same child's and the same family's other submissions. */
export function Relatives({ submission, now }: { submission: Submission; now: Instant }) {
  const { again, family } = submission;
  const others = family.filter((reference) => !again.includes(reference));
  return (
    <>
      <Slip
        title={words.again}
        text={words.againText}
        isAgain
        of={again}
        {...{ submission, now }}
      />
      <Slip
        title={words.family}
        text={submission.kind === 'registration' ? words.familyText : words.sameText}
        of={others}
        {...{ submission, now }}
      />
    </>
  );
}

function Slip({
  title,
  text,
  isAgain,
  of,
  submission,
  now,
}: {
  title: string;
  text: string;
  isAgain?: boolean;
  of: string[];
  submission: Submission;
  now: Instant;
}) {
  const items = submission.related.filter(({ reference }) => of.includes(reference));
  if (items.length === 0) return null;
  return (
    <aside className={classNames(styles.slip, isAgain && styles.again)} aria-label={title}>
      <h2>{title}</h2>
      <p>{text}</p>
      <ul>
        {items.map(({ reference, name, kind, receivedAt, state }) => (
          <li key={reference}>
            <Link to={`/submissions/${reference}`}>
              <b>{name}</b>
              <small>
                {reference}, {dayWord(receivedAt, now)}
                {kind === 'enquiry' && <span>, {office.kinds.enquiry.toLowerCase()}</span>}
              </small>
              <StateMark state={state} />
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
