import { type Ref, useId } from 'react';
import { classesPage } from '#content/office/classes-page.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import type { OfficeChange } from '../api/timetable.ts';
import { dayAndHour } from '../clock/colombo-words.ts';
import { person } from '../submission/person.ts';
import { Tick } from '../ui/marks.tsx';
import styles from './group-words.module.css';

const words = classesPage.sheet;

/** What is up, by whom, and the words for the class's WhatsApp group. */
export function GroupWords({
  change,
  isTouched,
  now,
  ref,
}: {
  change: OfficeChange;
  /** Something else stands in the fields by now. */
  isTouched: boolean;
  now: Instant;
  /** The words, to be selected by who copies by hand. */
  ref: Ref<HTMLParagraphElement>;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <p className={styles.done}>
        <Tick className={styles.tick} />
        <b>{words.isUp}</b>{' '}
        <span>
          {person(change.by)}, {dayAndHour(change.at, now)}
        </span>
      </p>
      {isTouched && <p className={styles.touched}>{words.notUpYet}</p>}
      <h3 id={id} className={styles.label}>
        {words.wordsFor}
      </h3>
      <p ref={ref} className={styles.words}>
        {change.message}
      </p>
    </section>
  );
}
