import type { Instant } from '#rules/calendar/colombo.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { clockWords, type Timed } from '../clock/clock-words.ts';
import { Gauge } from '../ui/gauge.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './clock.module.css';

/** How a submission's time stands: words first, under them the quiet bar of its day. */
export function Clock({
  item,
  now,
  withDay = false,
  className,
}: {
  item: Timed;
  now: Instant;
  /** Says the day of the deadline, where no heading above it does. */
  withDay?: boolean;
  className?: string | undefined;
}) {
  const { main, more, isLate, gone, waited } = clockWords(item, now, { withDay });
  return (
    <p className={classNames(styles.clock, isLate && styles.late, className)}>
      <b>
        {isLate && <Icon name="alert" />}
        <span>{main}</span>
      </b>
      {gone !== undefined && <Gauge gone={gone} isLate={isLate} />}
      {waited && <VisuallyHidden>, {waited},</VisuallyHidden>} <small>{more}</small>
    </p>
  );
}
