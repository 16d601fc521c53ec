import { Link } from 'react-router';
import { office } from '#content/office/page.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Item } from '../api/submission.ts';
import { Spines } from '../ui/spines.tsx';
import styles from './caller.module.css';
import { Clock } from './clock.tsx';
import { Dial } from './dial.tsx';
import { Standing } from './standing.tsx';

const words = office.list;

/** One line of the call sheet: its clock, who, what about, the number to ring, where it stands. */
export function Caller({
  item,
  now,
  isArrival = false,
}: {
  item: Item;
  now: Instant;
  isArrival?: boolean;
}) {
  return (
    <li
      className={classNames(styles.caller, isArrival && styles.arrival, item.held && styles.held)}
    >
      <Clock item={item} now={now} className={styles.clock} />
      <div className={styles.name}>
        <Link to={`/submissions/${item.reference}`}>
          {item.name}
          <VisuallyHidden>, {item.reference}</VisuallyHidden>
        </Link>
        {isArrival && <span className={styles.tag}>{words.justIn}</span>}
        <small>
          <span className={styles.reference}>{item.reference}</span> · {office.kinds[item.kind]}
        </small>
      </div>
      <div className={styles.about}>
        {item.subjects.length > 0 ? (
          <Spines level={item.level} subjects={item.subjects} />
        ) : (
          item.about
        )}
      </div>
      <Dial item={item} className={styles.dial} />
      <Standing item={item} now={now} className={styles.standing} />
    </li>
  );
}
