import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { useTextState } from './field-state.ts';
import { styled } from './styled.tsx';

interface FieldProps {
  /** The payload's key: the field's name. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Text after the label: '(optional)'. */
  optional?: ReactNode;
  /** What to correct, shown under the field. */
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
    <Field {...{ id, label, hint, optional, error, className }}>
      <input
        className={styles.control}
        {...controlAttributes(id, hint, error)}
        {...input}
        {...useTextState(name)}
      />
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
    <Field {...{ id, label, hint, optional, error, className }}>
      <textarea
        className={classNames(styles.control, styles.ruled)}
        {...controlAttributes(id, hint, error)}
        {...input}
        {...useTextState(name)}
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
      <select
        className={classNames(styles.control, styles.select)}
        id={id}
        {...select}
        {...useTextState(select.name)}
      />
    </div>
  );
}

function Field({
  id,
  label,
  hint,
  optional,
  error,
  className,
  children,
}: Omit<FieldProps, 'name'> & { id: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>
        {label} {optional && <span>{optional}</span>}
      </label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** A word of help above a control. */
export const FieldHint = styled('p', styles.hint);

/** The message of one field; its control names it by its id. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  return (
    <p className={styles.error} id={id} hidden={!error}>
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

/** Fields under each other, two side by side where there is room. */
export const FieldGrid = styled('div', styles.grid);

/** The class of a field in a `FieldGrid` that takes a row for itself. */
export const wholeRowClass = styles.wholeRow;
