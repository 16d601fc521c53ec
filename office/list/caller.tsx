import type { ReactNode } from 'react';
import { nextCallWords } from '#content/office/next-call-texts.ts';
import { office } from '#content/office/office-texts.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/text.tsx';
import { useEmail } from '../api/email.ts';
import { useNow } from '../browser/now.ts';
import { dayWord } from '../format/office-dates.ts';
import { colleagueName } from '../format/words.ts';
import type { Item } from '../model/types.ts';
import { Clock } from '../ui/clock.tsx';
import { Dial } from '../ui/dial.tsx';
import { Spines, StateMark } from '../ui/marks.tsx';
import { NoWrap } from '../ui/no-wrap.tsx';
import { RowLink } from '../ui/row-link.tsx';
import styles from './caller.module.css';

const words = office.list;

/** A family in the list: its deadline, the name, the subjects, the number to call, the state. */
export function Caller({ item, ...row }: { item: Item; isNew: boolean; isNext: boolean }) {
  return (
    <Row
      item={item}
      isMarked={item.group === 'yes'}
      {...row}
      clock={<Clock item={item} now={useNow()} />}
      about={
        item.subjects.length > 0 ? (
          <Spines level={item.level} subjects={item.subjects} />
        ) : (
          <span>{item.about}</span>
        )
      }
    >
      <State item={item} />
    </Row>
  );
}

/** A row of a list about one family: the whole row is a link to the submission. */
export function Row({
  item,
  isNew = false,
  isNext = false,
  isMarked = false,
  clock,
  about,
  children,
}: {
  item: Item;
  isNew?: boolean;
  /** It is the next call. */
  isNext?: boolean;
  /** On yellow: it waits for the office. */
  isMarked?: boolean;
  clock?: ReactNode;
  about: ReactNode;
  /** The last column. */
  children?: ReactNode;
}) {
  return (
    <li
      className={classNames(
        styles.caller,
        isNew && styles.new,
        isMarked && styles.marked,
        item.held && styles.held,
      )}
    >
      {clock && <div className={styles.clock}>{clock}</div>}
      <div className={styles.name}>
        <RowLink to={`/submissions/${item.reference}`}>
          <span>{item.name}</span>
          <VisuallyHidden>, {item.reference}</VisuallyHidden>
        </RowLink>
        {isNew && (
          <span className={styles.tag} data-screen="">
            {words.justIn}
          </span>
        )}
        <small>
          <span>{item.reference}</span>
        </small>
      </div>
      <div className={styles.about}>{about}</div>
      <Dial item={item} isNext={isNext} className={styles.dial} />
      {children && <div className={styles.state}>{children}</div>}
    </li>
  );
}

/** The state, and who changed it last. */
function State({ item }: { item: Item }) {
  const email = useEmail();
  const last = lastChange(item, useNow());
  return (
    <>
      <StateMark item={item} />
      {last && <NoWrap as="small">{last}</NoWrap>}
      {item.owner && <Owner owner={item.owner} isYou={item.owner === email} />}
      {item.hold && <small>{words.heldRow[item.hold]}</small>}
      {item.undelivered && <small className={styles.failed}>{words.undeliveredRow}</small>}
    </>
  );
}

/** Who looks after the family: the initial is dark for the person who is signed in. */
function Owner({ owner, isYou }: { owner: string; isYou: boolean }) {
  const name = colleagueName(owner);
  return (
    <small className={styles.owner} data-you={isYou || undefined}>
      <i aria-hidden="true">{name.charAt(0)}</i>
      {isYou ? nextCallWords.yours : nextCallWords.theirs(name)}
    </small>
  );
}

/** '2 attempts, Dilani', 'Suresh, yesterday' */
function lastChange({ state, lastBy, lastAt, noAnswers }: Item, now: Instant): string | undefined {
  if (state === 'new' || !lastAt) return undefined;
  const who = lastBy ? colleagueName(lastBy) : undefined;
  // The clock has the day of the last attempt.
  const more = state === 'no-answer' ? office.clock.attempts(noAnswers) : dayWord(lastAt, now);
  return (state === 'no-answer' ? [more, who] : [who, more]).filter(Boolean).join(', ');
}
