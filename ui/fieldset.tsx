import type { ComponentProps, ReactNode } from 'react';
import styles from './fieldset.module.css';

/** Controls that answer one question together; `legend` asks it. */
export function Fieldset({
  legend,
  children,
  ...rest
}: { legend: ReactNode } & ComponentProps<'fieldset'>) {
  return (
    <fieldset {...rest}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
