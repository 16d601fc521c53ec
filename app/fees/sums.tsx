import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Numeral } from '#ui/text.tsx';
import styles from './sums.module.css';

/** Totals side by side, each with its name; `firstLarge` stresses the first. */
export function Sums({
  firstLarge = false,
  ...rest
}: { firstLarge?: boolean } & ComponentProps<'dl'>) {
  return <dl className={classNames(styles.sums, firstLarge && styles.firstLarge)} {...rest} />;
}

export function Sum({
  name,
  value,
  ...rest
}: { name: string; value: string } & ComponentProps<'dd'>) {
  return (
    <div>
      <dt>{name}</dt>
      <Numeral as="dd" {...rest}>
        {value}
      </Numeral>
    </div>
  );
}
