import { office } from '#content/office/page.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { classNames } from '#ui/class-names.ts';
import type { Item } from '../api/submission.ts';
import { dayAndHour, dayWord, hourOf } from '../clock/colombo-words.ts';
import { person } from '../submission/person.ts';
import { StateMark } from '../ui/state-mark.tsx';
import styles from './standing.module.css';

/** Where a submission stands, and who saw to it last. */
export function Standing({
  item,
  now,
  className,
}: {
  item: Item;
  now: Instant;
  className?: string | undefined;
}) {
  const last = lastWords(item, now);
  return (
    <div className={classNames(styles.standing, className)}>
      <StateMark state={item.state} />
      {last && <span className={styles.more}>{last}</span>}
      {item.hold && <span className={styles.more}>{office.list.heldRow[item.hold]}</span>}
      {item.undelivered && <span className={styles.failed}>{office.list.undeliveredRow}</span>}
    </div>
  );
}

/** 'twice, Dilani 9.40 a.m.', 'Suresh, yesterday' */
function lastWords({ state, lastBy, lastAt, noAnswers }: Item, now: Instant): string | undefined {
  if (state === 'new' || !lastAt) return undefined;
  const who = lastBy ? person(lastBy) : undefined;
  if (state !== 'no-answer') return [who, dayWord(lastAt, now)].filter(Boolean).join(', ');
  const when = dayWord(lastAt, now) === 'today' ? hourOf(lastAt) : dayAndHour(lastAt, now);
  const times = noAnswers > 0 ? `${office.clock.times(noAnswers)}, ` : '';
  return `${times}${[who, when].filter(Boolean).join(' ')}`;
}
