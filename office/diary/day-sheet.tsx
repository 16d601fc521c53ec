import { useMutation } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { diary as words } from '#content/office/diary-texts.ts';
import { listed, sentence } from '#content/sentence.ts';
import { levels } from '#content/teaching/levels.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { PrintedHeading } from '#ui/text.tsx';
import { ifDone } from '../api/client.ts';
import { mutations } from '../api/mutations.ts';
import { announce } from '../browser/announce.ts';
import { focusHeading } from '../browser/heading-focus.ts';
import { useNow } from '../browser/now.ts';
import { AskFirst } from '../chrome/ask-first.tsx';
import { Assessed } from '../chrome/assessed.tsx';
import { Problem } from '../chrome/failed.tsx';
import { hourOf, longDay } from '../format/office-dates.ts';
import { slotName } from '../format/words.ts';
import type { Item, Slot } from '../model/types.ts';
import { Dial } from '../ui/dial.tsx';
import layout from '../ui/layout.module.css';
import { Spines } from '../ui/marks.tsx';
import { RowLink } from '../ui/row-link.tsx';
import styles from './diary.module.css';
import { type DiaryDay, endOf } from './slots.ts';

/** A day by its hours: the families of each slot. On paper it fits one page. */
export function DaySheet({
  day: { date, slots, isClosed },
  families,
}: {
  day: DiaryDay;
  families: readonly Item[];
}) {
  const now = useNow();
  // On paper a slot has its families, and a line for what is free.
  const rows = slots.reduce((sum, { taken, seats }) => sum + taken + (taken < seats ? 1 : 0), 0);
  return (
    <div className={styles.day} style={{ '--rows': rows } as CSSProperties}>
      <PrintedHeading>{longDay(date, colomboDate(now))}</PrintedHeading>
      {slots.map((slot) => (
        <section key={slot.id} className={styles.slot} aria-label={slotName(slot)}>
          <h3>
            {slot.for === 'tour' && <small>{words.purposes.tour}, </small>}
            <b>{hourOf(slot.at)}</b> <small data-screen="">{`to ${hourOf(endOf(slot))}`}</small>{' '}
            <small>{slot.room}</small>
          </h3>
          <ol>
            {familiesOf(slot, families).map((item) => (
              <Family key={item.reference} item={item} />
            ))}
          </ol>
          <div
            className={classNames(
              layout.row,
              layout.spread,
              styles.end,
              slot.taken === slot.seats && styles.full,
            )}
          >
            <span>
              {isClosed ? 'The school is closed' : words.free(slot.seats - slot.taken, slot.seats)}
            </span>
            {endOf(slot) > now && <RemoveSlot slot={slot} />}
          </div>
        </section>
      ))}
    </div>
  );
}

/** A family in a slot: the whole row is a link to the submission; the number is its own target. */
function Family({ item }: { item: Item }) {
  const { reference, name, level, subjects, about } = item;
  return (
    <li className={styles.family}>
      <span className={styles.name}>
        <RowLink to={`/submissions/${reference}`}>{name}</RowLink>
      </span>
      <span className={styles.about}>
        {subjects.length > 0 ? (
          <>
            <span data-screen="">
              <Spines level={level} subjects={subjects} />
            </span>
            <span data-paper="">{`${level ? levels[level].name : ''}: ${about}`}</span>
          </>
        ) : (
          about
        )}
      </span>
      <Dial item={item} className={styles.dial} />
      <Assessed item={item} />
      <i className={styles.box} data-paper="" />
    </li>
  );
}

function familiesOf({ bookings }: Slot, families: readonly Item[]): Item[] {
  return families.filter((item) => bookings.some(({ reference }) => reference === item.reference));
}

/** Deletes a free slot at once; a booked one after a question that names the families. */
function RemoveSlot({ slot }: { slot: Slot }) {
  const { isPending, error, mutateAsync } = useMutation(mutations.deleteSlot);
  const name = slotName(slot);
  const isBooked = slot.bookings.length > 0;
  const button = {
    variant: 'link',
    size: 'small',
    'aria-label': `Delete ${name}`,
    children: words.remove,
  } as const;
  const busy = isPending && 'Deleting …';
  const remove = () => {
    const was = slot.bookings.map(({ reference }) => reference);
    ifDone(mutateAsync({ id: slot.id, cancelBookings: isBooked, was }), () => {
      announce(sentence(`Deleted: ${name}`));
      focusHeading();
    });
  };
  if (!isBooked) {
    return (
      <>
        <Button {...button} busy={busy} onClick={remove} />
        <Problem error={error} />
      </>
    );
  }
  return (
    <AskFirst
      {...button}
      question={`Delete ${name}?`}
      text={words.removeText(listed(slot.bookings.map((one) => one.name)), slot.bookings.length)}
      keep="Keep it"
      act={words.remove}
      busy={busy}
      error={error}
      confirm={remove}
    />
  );
}
