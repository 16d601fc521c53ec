import { Link } from 'react-router';
import { office } from '#content/office/page.ts';
import { submissionWords as words } from '#content/office/submission.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { classNames } from '#ui/class-names.ts';
import { dayWord } from '../format/date-words.ts';
import type { Item, Submission } from '../model/types.ts';
import { StateMark } from '../ui/marks.tsx';
import styles from './relatives.module.css';

/** Links to the same child's and the same family's other submissions. */
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
        {items.map((item) => (
          <li key={item.reference}>
            <Link to={`/submissions/${item.reference}`}>
              <b>{item.name}</b>
              <small>{detailsOf(item, now)}</small>
              <StateMark item={item} />
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}

function detailsOf({ reference, receivedAt, kind }: Item, now: Instant): string {
  const details = [reference, dayWord(receivedAt, now)];
  return [...details, ...(kind === 'enquiry' ? [office.kinds.enquiry.toLowerCase()] : [])].join(
    ', ',
  );
}
