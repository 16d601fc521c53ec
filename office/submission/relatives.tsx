import { Link } from 'react-router';
import { office } from '#content/office/office-texts.ts';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { classNames } from '#ui/class-names.ts';
import { Sheet } from '#ui/paper.tsx';
import { useNow } from '../browser/now.ts';
import { dayWord } from '../format/office-dates.ts';
import type { Item, Submission } from '../model/types.ts';
import { StateMark } from '../ui/marks.tsx';
import styles from './relatives.module.css';

/** Links to the same child's and the same family's other submissions. */
export function Relatives({ submission }: { submission: Submission }) {
  const { again, family, related, kind } = submission;
  const isAgain = ({ reference }: Item) => again.includes(reference);
  const others = related.filter((item) => family.includes(item.reference) && !isAgain(item));
  const familyText = kind === 'registration' ? words.familyText : words.sameText;
  return (
    <>
      <Slip
        className={styles.again}
        title={words.again}
        text={words.againText}
        items={related.filter(isAgain)}
      />
      <Slip title={words.family} text={familyText} items={others} />
    </>
  );
}

function Slip({
  title,
  text,
  items,
  className,
}: {
  title: string;
  text: string;
  items: readonly Item[];
  className?: string | undefined;
}) {
  const now = useNow();
  if (items.length === 0) return null;
  return (
    <Sheet as="aside" className={classNames(styles.slip, className)} aria-label={title}>
      <h2>{title}</h2>
      <p className="small">{text}</p>
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
    </Sheet>
  );
}

function detailsOf({ reference, receivedAt, kind }: Item, now: Instant): string {
  const details = [reference, dayWord(receivedAt, now)];
  if (kind === 'enquiry') details.push(office.kinds.enquiry.toLowerCase());
  return details.join(', ');
}
