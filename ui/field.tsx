import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

interface FieldProps {
  /** The payload's key: the field's name. */
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
  const id = useId();
  const { name } = input;
  return (
    <Field {...{ id, name, label, hint, optional, error, className }}>
      <input className={styles.control} {...controlAttributes(id, hint, error)} {...input} />
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
  const id = useId();
  const { name } = input;
  return (
    <Field {...{ id, name, label, hint, optional, error, className }}>
      <textarea
        className={classNames(styles.control, styles.ruled)}
        {...controlAttributes(id, hint, error)}
        {...input}
      />
    </Field>
  );
}

/** One of several answers, from the browser's own list; its options are its children. */
export function SelectField({ label, ...select }: { label: ReactNode } & ComponentProps<'select'>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select className={classNames(styles.control, styles.select)} id={id} {...select} />
    </div>
  );
}

function Field({
  id,
  name,
  label,
  hint,
  optional,
  error,
  className,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>
        {label} {optional && <span>{optional}</span>}
      </label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children}
      <FieldError id={`${id}-error`} name={name} error={error} />
    </div>
  );
}

/** A word of help above a control. */
export function FieldHint({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={classNames(styles.hint, className)} {...rest} />;
}

/**
 * The message of one field. It is in the page from the start, empty and hidden: the server fills
 * it in for a form that was posted without scripts.
 *
 * @param id what the control names it by
 * @param name the payload's key
 */
export function FieldError({ id, name, error }: { id: string; name: string; error?: string }) {
  return (
    <p className={styles.error} id={id} data-error={name} hidden={!error}>
      {error}
    </p>
  );
}

/** The attributes that tie a control to its label, hint and message. */
function controlAttributes(id: string, hint: ReactNode, error: string | undefined) {
  return {
    id,
    'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
    'aria-invalid': error ? (true as const) : undefined,
  };
}
