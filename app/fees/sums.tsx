import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Numeral } from '#ui/text.tsx';
import styles from './sums.module.css';

/** What a choice comes to: figures side by side, each over its name; `firstLarge` stresses one. */
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
