import { office } from '#content/office/office-texts.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { useSecondsUntil } from '../browser/now.ts';
import styles from './minute.module.css';

const words = office.minute;

/** The e-mails of an act wait so long, in milliseconds: until then Undo removes them. */
export const MINUTE = 60_000;

/** Until when the e-mails of an act can be stopped, counted down; afterwards what Undo still does. */
export function Minute({ until, over }: { until: Instant; over: string }) {
  const seconds = useSecondsUntil(until);
  if (seconds === 0) return <p className={styles.minute}>{over}</p>;
  return (
    // A screen reader reads it once, not each second.
    <p className={styles.minute} aria-live="off">
      <span>{words.goesOut}</span> <b>{words.seconds(seconds)}</b> <span>{words.untilThen}</span>
      <progress aria-hidden="true" max={MINUTE / 1000} value={seconds} />
    </p>
  );
}
