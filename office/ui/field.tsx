import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** One line of text with its label and, under it, what to mend. Makes its own ids. */
export function TextField({
  label,
  error,
  className,
  ...input
}: { label: ReactNode; error?: string | undefined } & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <input id={id} className={styles.input} {...wiring(id, error)} {...input} />
      <FieldError id={id} error={error} />
    </div>
  );
}

/** What to mend in a field, read out when it comes. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={`${id}-error`} className={styles.error} role="alert">
      {error && (
        <>
          <Icon name="alert" />
          <span>{error}</span>
        </>
      )}
    </p>
  );
}

/** The attributes that tie a control to its message. */
export function wiring(id: string, error: string | undefined) {
  return {
    'aria-describedby': error ? `${id}-error` : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}
