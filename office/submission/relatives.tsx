import { Link } from 'react-router';
import { office } from '#content/office/office-texts.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { useNow } from '../browser/now.ts';
import { dayWord } from '../format/office-dates.ts';
import type { Item, Submission } from '../model/types.ts';
import { StateMark } from '../ui/marks.tsx';
import styles from './relatives.module.css';
import { Slip } from './slip.tsx';

/** Links to the same child's and the same family's other submissions. */
export function Relatives({ submission }: { submission: Submission }) {
  const { again, family, related, kind } = submission;
  const isAgain = ({ reference }: Item) => again.includes(reference);
  const others = related.filter((item) => family.includes(item.reference) && !isAgain(item));
  const familyText =
    kind === 'registration' ? "Same parent's phone or e-mail." : 'Same phone or e-mail.';
  return (
    <>
      <Submissions
        title="Possible duplicate"
        text="Same name, and the same birthday or, if one is missing, the same number or e-mail."
        items={related.filter(isAgain)}
        isYellow
      />
      <Submissions title="Family" text={familyText} items={others} />
    </>
  );
}

function Submissions({
  title,
  text,
  items,
  isYellow,
}: {
  title: string;
  text: string;
  items: readonly Item[];
  isYellow?: boolean;
}) {
  const now = useNow();
  if (items.length === 0) return null;
  return (
    <Slip title={title} isYellow={isYellow ?? false}>
      <p className="small">{text}</p>
      <ul>
        {items.map((item) => (
          <li key={item.reference}>
            <Link className={styles.row} to={`/submissions/${item.reference}`}>
              <b>{item.name}</b>
              <small>{detailsOf(item, now)}</small>
              <StateMark item={item} />
            </Link>
          </li>
        ))}
      </ul>
    </Slip>
  );
}

function detailsOf({ reference, receivedAt, kind }: Item, now: Instant): string {
  const details = [reference, dayWord(receivedAt, now)];
  if (kind === 'enquiry') details.push(office.kinds.enquiry.toLowerCase());
  return details.join(', ');
}
