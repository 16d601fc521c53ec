import { CircleAlert } from 'lucide';
import type { Instant } from '#rules/calendar/colombo.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/text.tsx';
import { clockWords, type Timed } from '../format/clock-words.ts';
import styles from './clock.module.css';

/** The time of a submission in words, above a bar of the 24 hours. */
export function Clock({ item, now }: { item: Timed; now: Instant }) {
  const { main, more, isOverdue, gone, waited } = clockWords(item, now);
  return (
    <p className={classNames(styles.clock, isOverdue && styles.overdue)}>
      <b>
        {isOverdue && <Icon of={CircleAlert} />}
        <span>{main}</span>
      </b>
      {gone !== undefined && <Gauge gone={gone} isOverdue={isOverdue} />}
      {waited && <VisuallyHidden>, {waited},</VisuallyHidden>} <small>{more}</small>
    </p>
  );
}

/** Two lines of a row without a deadline, in the place of its clock. */
export function MarginLines({ main, more }: { main: string; more?: string }) {
  return (
    <p className={styles.clock}>
      <b>{main}</b> {more && <small>{more}</small>}
    </p>
  );
}

/** A day in four quarters, filled as it passes. */
function Gauge({ gone, isOverdue }: { gone: number; isOverdue: boolean }) {
  return (
    <svg
      className={classNames(styles.gauge, isOverdue && styles.full)}
      viewBox="0 0 100 7"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={isOverdue ? 100 : Math.round(gone * 1000) / 10} height="7" />
      {!isOverdue && <path vectorEffect="non-scaling-stroke" d="M25 0V7M50 0V7M75 0V7" />}
    </svg>
  );
}
