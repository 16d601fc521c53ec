import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { useTextState } from './field-state.ts';
import { styled } from './styled.tsx';

interface FieldProps {
  /** The payload's key: the field's name. */
  name?: string | undefined;
  label: ReactNode;
  hint?: ReactNode;
  /** Text after the label: '(optional)'. */
  optional?: ReactNode;
  /** What to correct, shown under the field. */
  error?: string;
  className?: string;
}

/** One line of text. */
export function TextField(props: FieldProps & ComponentProps<'input'>) {
  return <Field as="input" look={styles.control} {...props} />;
}

/** Several lines of text, on ruled paper. */
export function TextArea(props: FieldProps & ComponentProps<'textarea'>) {
  return <Field as="textarea" look={classNames(styles.control, styles.ruled)} {...props} />;
}

/** One of several answers, from the browser's own list; its options are its children. */
export function SelectField(props: FieldProps & ComponentProps<'select'>) {
  return <Field as="select" look={classNames(styles.control, styles.select)} {...props} />;
}

/** Creates its own ids and connects label, hint and message to the control. */
function Field({
  as: Control,
  look,
  label,
  hint,
  optional,
  error,
  className,
  ...control
}: FieldProps & { as: ElementType; look: string | undefined }) {
  const id = useId();
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>
        {label} {optional && <span>{optional}</span>}
      </label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <Control
        className={look}
        id={id}
        aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
        aria-invalid={error ? true : undefined}
        {...control}
        {...useTextState(control.name)}
      />
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

/** The class of a short field that shares its row on a phone too. */
export const halfRowClass = styles.halfRow;
