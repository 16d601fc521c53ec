import { office } from '#content/office/office-texts.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { buttonClass } from '#ui/button.tsx';
import { useEmail } from '../api/email.ts';
import { useNow } from '../browser/now.ts';
import { FamilyRow } from '../chrome/family-row.tsx';
import { dayWord } from '../format/office-dates.ts';
import { colleagueName } from '../format/words.ts';
import type { Item } from '../model/types.ts';
import { Clock } from '../ui/clock.tsx';
import { Spines, StateMark } from '../ui/marks.tsx';
import { NoWrap } from '../ui/no-wrap.tsx';
import styles from './caller.module.css';

const words = office.list;

/** A family in the list: its deadline, the name, the subjects, the number to call, the state. */
export function Caller({ item, ...row }: { item: Item; isNew: boolean; isNext: boolean }) {
  return (
    <FamilyRow
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
    </FamilyRow>
  );
}

/** The state, and who changed it last. */
function State({ item }: { item: Item }) {
  const email = useEmail();
  const last = lastChange(item, useNow());
  const work = item.group === 'result' || item.group === 'no-class' ? words.work[item.group] : '';
  return (
    <>
      {work ? (
        // The link is the whole row.
        <span className={buttonClass({ size: 'small' }, styles.work)}>{work}</span>
      ) : (
        <StateMark item={item} />
      )}
      {last && <NoWrap as="small">{last}</NoWrap>}
      {item.owner && <Owner owner={item.owner} isYou={item.owner === email} />}
      {item.hold && <small>{words.heldRow[item.hold]}</small>}
      {item.undelivered && <small className={styles.failed}>An e-mail is not delivered yet</small>}
    </>
  );
}

/** Who looks after the family: the initial is dark for the person who is signed in. */
function Owner({ owner, isYou }: { owner: string; isYou: boolean }) {
  const name = colleagueName(owner);
  return (
    <small className={styles.owner} data-you={isYou || undefined}>
      <i aria-hidden="true">{name.charAt(0)}</i>
      {isYou ? 'You have it' : `${name} has it`}
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
