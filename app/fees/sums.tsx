import type { ComponentProps } from 'react';
import { styled } from '#ui/styled.tsx';
import { Numeral } from '#ui/text.tsx';
import styles from './sums.module.css';

/** Totals side by side, each a `Sum`. */
export const Sums = styled('dl', styles.sums);

export function Sum({ name, ...rest }: { name: string } & ComponentProps<'dd'>) {
  return (
    <div>
      <dt className="quiet">{name}</dt>
      <Numeral as="dd" {...rest} />
    </div>
  );
}
