import { office } from '#content/office/office-texts.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { DESK_WAIT_MS } from '#rules/calendar/office-time.ts';
import { serverNow, useSecondsUntil } from '../browser/now.ts';
import type { Submission } from '../model/types.ts';
import styles from './minute.module.css';

const words = office.minute;

/** Until when the e-mails of an act can be stopped, counted down; afterwards what Undo still does. */
export function Minute({ until, over }: { until: Instant; over: string }) {
  const seconds = useSecondsUntil(until);
  if (seconds === 0) return <p className={styles.minute}>{over}</p>;
  return (
    // A screen reader reads it once, not each second.
    <p className={styles.minute} aria-live="off">
      <span>The e-mail goes out in</span> <b>{words.seconds(seconds)}</b>{' '}
      <span>Until then Undo stops it.</span>
      <progress aria-hidden="true" max={DESK_WAIT_MS / 1000} value={seconds} />
    </p>
  );
}

type Mails = Submission['mails'];

/** When the e-mails leave that wait for an undo; undefined without any. */
export function mailsAtOf(mails: Mails): Instant | undefined {
  const now = serverNow();
  const waiting = mails.filter(({ state }) => state === 'due').map(({ at }) => Date.parse(at));
  return waiting.find((at) => at > now && at <= now + DESK_WAIT_MS);
}

/** What an undo means for the family's e-mails. @param hadMails whether some were waiting before */
export function undoneMails(hadMails: boolean, mails: Mails): string {
  if (mailsAtOf(mails) !== undefined) return 'The family gets an e-mail about this in a minute.';
  return hadMails ? 'The e-mail is not sent.' : '';
}
