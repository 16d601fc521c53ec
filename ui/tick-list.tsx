import type { ComponentProps } from 'react';
import styles from './annotations.module.css';
import { Tick } from './annotations.tsx';
import { styled } from './styled.tsx';
import { NoWrap } from './text.tsx';

/**
 * A list of points, each ticked by the school's pen.
 *
 * @param promotion a figure the school advertises: points with it are hidden while publicity is forbidden
 */
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
