import { type ComponentProps, useRef, useState } from 'react';
import { optionalField } from '#content/forms/form-help.ts';
import type { Field } from '#payloads/form-fields.ts';
import { FieldGrid, halfRowClass, TextArea, TextField, wholeRowClass } from '#ui/field.tsx';
import styles from './form-notices.module.css';

const askedTypes = { email: 'email', date: 'date', phone: 'tel' } as const;

/**
 * The typed fields of a form or of one of its sections, in a grid of two columns. Level, subjects,
 * terms and what a link fills in have controls of their own.
 */
export function PayloadFields({
  fields,
  errors,
  rows,
  values = {},
}: {
  fields: readonly (Field & { name: string })[];
  /** What to correct, by field. */
  errors: Readonly<Record<string, string>>;
  /** The rows of a text area, unless its field has others. */
  rows?: number;
  /** What fields contain at the start. */
  values?: Record<string, string | undefined>;
}) {
  const controls = fields.map((field, index) => {
    const { name, kind, label, autoComplete, placeholder } = field;
    const isAlone = index === fields.length - 1 && index % 2 === 0;
    // The first and the last name.
    const isPair =
      kind === 'line' && fields[index % 2 === 0 ? index + 1 : index - 1]?.kind === kind;
    const props = {
      name,
      label,
      autoComplete,
      placeholder,
      defaultValue: values[name],
      required: !field.optional,
      optional: field.optional && optionalField,
      error: errors[name],
      className: kind === 'text' || isAlone ? wholeRowClass : isPair ? halfRowClass : undefined,
    };
    if (kind === 'text') return <TextArea key={name} {...props} rows={field.rows ?? rows} />;
    if (kind === 'email' || kind === 'date' || kind === 'phone') {
      return <FieldWithQuestion key={name} {...props} type={askedTypes[kind]} />;
    }
    if (kind === 'line') return <TextField key={name} {...props} type="text" />;
    return null;
  });
  return <FieldGrid>{controls}</FieldGrid>;
}

// In a separate statement: see app/browser/use-loaded.ts.
const loadQuestions = () => import('./field-questions.ts').catch(() => undefined);

/** Asks about an address that looks mistyped, an incomplete number, or an unusual birthday. */
function FieldWithQuestion({
  type,
  className,
  ...field
}: ComponentProps<typeof TextField> & { type: 'email' | 'date' | 'tel' }) {
  const input = useRef<HTMLInputElement>(null);
  /** The address that was probably meant, or the question about a number or a birthday. */
  const [asked, setAsked] = useState<string>();

  async function ask() {
    // Without a connection there is no question, and none is needed to send the form.
    const questions = await loadQuestions();
    const typed = input.current?.value ?? '';
    if (type === 'email') setAsked(questions?.suggestEmail(typed));
    else if (type === 'tel') setAsked(questions?.questionAboutPhone(typed));
    else setAsked(questions?.questionAboutBirthday(typed, Date.now()));
  }

  function use(address: string) {
    if (!input.current) return;
    input.current.value = address;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
    setAsked(undefined);
  }

  return (
    <div className={className}>
      <TextField
        {...field}
        ref={input}
        type={type}
        {...(type === 'date' ? { onInput: ask } : { onBlur: ask })}
      />
      <p className={styles.question} role="status">
        {type === 'email' && asked ? (
          <>
            <span>{'Did you mean '}</span>
            <button type="button" onClick={() => use(asked)}>
              {asked}
            </button>
            <span>?</span>
          </>
        ) : (
          asked
        )}
      </p>
    </div>
  );
}
