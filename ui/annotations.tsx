import { Star } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import styles from './annotations.module.css';
import { classNames } from './class-names.ts';
import { Drawing, pen } from './icon.tsx';
import { styled } from './styled.tsx';
import { NoWrap, VisuallyHidden } from './text.tsx';

const orangePen = { ...pen, stroke: 'var(--color-coconut-500)' };

/** The school's tick, drawn with the orange pen. */
export function Tick({ className }: { className?: string }) {
  return (
    <svg
      className={classNames(styles.tick, className)}
      viewBox="0 0 44 44"
      aria-hidden="true"
      {...orangePen}
      strokeWidth="5"
    >
      <path d="M6 24l11 12L39 8" />
    </svg>
  );
}

/** A ring drawn round the figure that matters. */
export function Circled({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={classNames(styles.ring, className)}>
      <svg viewBox="0 0 120 64" preserveAspectRatio="none" aria-hidden="true" {...orangePen}>
        <path
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
          d="M84 6C44-1 6 9 4 32c-2 22 32 29 62 27 32-2 52-14 50-31C114 12 84 3 52 5"
        />
      </svg>
      {children}
    </span>
  );
}

/** Five stars out of five, also in words. */
export function FiveStars({ className }: { className: string | undefined }) {
  return (
    <p className={classNames(styles.stars, className)}>
      <VisuallyHidden>5 out of 5</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((star) => (
        <Drawing of={Star} key={star} />
      ))}
    </p>
  );
}

/** Points, each ticked. Those with the figure `promotion` are hidden while publicity is forbidden. */
export function TickList({ points, promotion }: { points: readonly string[]; promotion?: string }) {
  return (
    <TickedItems>
      {points.map((point) => (
        <TickedItem
          key={point}
          data-promotion={promotion && point.includes(promotion) ? '' : undefined}
        >
          <NoWrap as="span">{point}</NoWrap>
        </TickedItem>
      ))}
    </TickedItems>
  );
}

/** The list, for items of more than one sentence. */
export const TickedItems = styled('ul', styles.ticked);

/** An item: a tick, and next to it one element. */
export function TickedItem({ children, ...rest }: ComponentProps<'li'>) {
  return (
    <li {...rest}>
      <Tick />
      {children}
    </li>
  );
}
