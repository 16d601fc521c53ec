import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './paper.module.css';
import { styled } from './styled.tsx';

/** A white sheet of paper on the ground of its section. */
export const Sheet = styled('div', styles.sheet);

/** A yellow note, stuck on at a slant: a figure, what it is about and a link. */
export const StickyNote = styled('div', styles.sticky);

/** A till slip, torn off below: its heading, its rows in a `dl`, and anything else on it. */
export function Slip<Tag extends ElementType = 'div'>({
  as,
  heading,
  className,
  children,
  ...rest
}: { as?: Tag; heading: string } & ComponentProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element className={classNames(styles.slip, className)} {...rest}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </Element>
  );
}

/** A row: a name, and next to it the answer. A `small` there is on a separate line. */
export function SlipRow({
  name,
  className,
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles.row, className)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
