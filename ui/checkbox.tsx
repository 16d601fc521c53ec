import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { useTickState } from './field-state.ts';

/** A box to tick. Its size and edge are its owner's to style. */
export function Checkbox({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="checkbox"
      className={classNames(styles.box, className)}
      {...rest}
      {...useTickState(rest.name, rest.value)}
    />
  );
}

/** A radio button, unstyled. */
export function Radio(props: ComponentProps<'input'>) {
  return <input type="radio" {...props} {...useTickState(props.name, props.value)} />;
}
