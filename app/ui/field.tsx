import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './field.module.css';

interface FieldProps {
  /** The payload's key: the field's name, and part of its ids. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Says beside the label that the field may stay empty: '(optional)'. */
  optional?: ReactNode;
  /** What to mend, said under the field. */
  error?: string;
  className?: string;
}

/** One line of text. Makes its own ids and ties label, hint and message to the control. */
export function TextField({
  label,
  hint,
  optional,
  error,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const { name } = input;
  return (
    <Field {...{ name, label, hint, optional, error, className }}>
      <input className={styles.control} {...fieldAttributes(name, hint, error)} {...input} />
    </Field>
  );
}

/** Several lines of text, on ruled paper. */
export function TextArea({
  label,
  hint,
  optional,
  error,
  className,
  ...input
}: FieldProps & ComponentProps<'textarea'>) {
  const { name } = input;
  return (
    <Field {...{ name, label, hint, optional, error, className }}>
      <textarea
        className={classes(styles.control, styles.ruled)}
        {...fieldAttributes(name, hint, error)}
        {...input}
      />
    </Field>
  );
}

/** One of several answers, from the browser's own list; its options are its children. */
export function SelectField({
  label,
  id,
  ...select
}: { label: ReactNode; id: string } & ComponentProps<'select'>) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select className={classes(styles.control, styles.select)} id={id} {...select} />
    </div>
  );
}

function Field({
  name,
  label,
  hint,
  optional,
  error,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={name}>
        {label} {optional && <span>{optional}</span>}
      </label>
      {hint && <FieldHint id={`${name}-hint`}>{hint}</FieldHint>}
      {children}
      <FieldError name={name} error={error} />
    </div>
  );
}

/** A word of help above a control. */
export function FieldHint({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={classes(styles.hint, className)} {...rest} />;
}

/**
 * The message of one field. It is in the page from the start, empty and hidden: the server fills
 * it in for a form that was posted without scripts.
 */
export function FieldError({ name, error }: { name: string; error?: string }) {
  return (
    <p className={styles.error} id={`${name}-error`} data-error={name} hidden={!error}>
      {error}
    </p>
  );
}

/** The attributes that tie a control to its hint and message. */
export function fieldAttributes(name: string, hint: ReactNode, error: string | undefined) {
  return {
    id: name,
    'aria-describedby': hint ? `${name}-hint ${name}-error` : `${name}-error`,
    'aria-invalid': error ? (true as const) : undefined,
  };
}
