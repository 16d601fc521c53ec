import type { CSSProperties } from 'react';
import { subjectColour } from '#content/teaching/subjects.ts';
import { classNames } from '#ui/class-names.ts';
import { countsOf } from '../format/words.ts';
import type { OfficeClass } from '../model/types.ts';
import styles from './bar.module.css';

/**
 * A bar: filled, then striped, in the colour of the part around it. The numbers are next to it, so
 * screen readers skip it.
 */
export function Bar({
  share,
  more = 0,
  hasTrack = false,
  className,
}: {
  /** From 0 to 1. */
  share: number;
  more?: number;
  /** Whether the rest, up to 1, is drawn in white. */
  hasTrack?: boolean;
  className?: string | undefined;
}) {
  return (
    <i
      className={classNames(styles.bar, className)}
      style={{ '--share': share, '--more': more } as CSSProperties}
      data-track={hasTrack ? '' : undefined}
      aria-hidden="true"
    />
  );
}

/**
 * The parts of a bar, each from 0 to 1: a number and the one that continues it, of so many; of more than
 * that, of both.
 */
export function sharesOf(count: number, more: number, of: number) {
  const whole = Math.max(of, count + more, 1);
  return { share: count / whole, more: more / whole };
}

/** How many are placed in a class and wait for it, of its seats: the numbers, and a bar. */
export function Seats({ of: one }: { of: OfficeClass }) {
  const { placed, waiting, seats } = one;
  return (
    <small className={styles.seats} data-subject={subjectColour(one.subject)}>
      <span>{countsOf(one)}</span>
      <Bar {...sharesOf(placed, waiting, seats)} hasTrack />
    </small>
  );
}
