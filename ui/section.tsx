import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './section.module.css';
import { styled } from './styled.tsx';

/** The ground of a section: a tint, white, squared or ruled exercise paper; otherwise plain paper. */
type Ground = 'mist' | 'white' | 'squared' | 'ruled';

/** A band across the page, with the margin's red line running down it. */
export function Section({
  ground,
  className,
  ...rest
}: { ground?: Ground } & ComponentProps<'section'>) {
  return (
    <section
      className={classNames(styles.section, ground && styles[ground], className)}
      {...rest}
    />
  );
}

/**
 * The content between the gutters of a section: on desks in two columns, the margin and the page.
 * Its children are in the page's column, a `MarginNote` in the margin, and what is `wide` in both.
 */
export const PageGrid = styled('div', styles.grid);

/** The content between the gutters, without the margin's column. */
export const Wrap = styled('div', styles.wrap);

/** The classes of `PageGrid`, for a part that has to be the grid itself. */
export const pageGridClass = styles.grid;

/** The classes of a child of `PageGrid` that takes the margin's column too. */
export const wideClass = styles.wide;

/** Two parts next to each other on desks, each with its heading. */
export const Columns = styled('div', styles.columns);

/** A remark: in a `PageGrid` it is in the margin on desks, otherwise in its place. */
export const MarginNote = styled('div', styles.note);
