import type { ReactNode } from 'react';
import type { Field } from '#payloads/form-fields.ts';
import { TextArea, TextField } from '#ui/field.tsx';
import { wholeRowClass } from '#ui/field-grid.tsx';
import { EmailField } from './email-field.tsx';

const inputTypes = { line: 'text', phone: 'tel', date: 'date' } as const;

/**
 * The typed fields of a form or of one of its sections, for a grid of two columns. Level, subjects,
 * terms and what a link fills in have controls of their own.
 *
 * @param optional what the label of an optional field adds: '(optional)'
 * @param rows rows of a text whose field names none
 * @param values what fields contain at the start
 */
export function PayloadFields({
  fields,
  errors,
  optional,
  rows,
  values = {},
}: {
  fields: readonly (Field & { name: string })[];
  /** What to correct, by field. */
  errors: Readonly<Record<string, string>>;
  optional: ReactNode;
  rows?: number;
  values?: Record<string, string | undefined>;
}) {
  return fields.map((field, index) => {
    const { name, kind, label, autoComplete, placeholder } = field;
    const isAlone = index === fields.length - 1 && index % 2 === 0;
    const props = {
      name,
      label,
      autoComplete,
      placeholder,
      defaultValue: values[name],
      required: !field.optional,
      optional: field.optional && optional,
      error: errors[name],
      className: kind === 'text' || isAlone ? wholeRowClass : undefined,
    };
    if (kind === 'text') return <TextArea key={name} {...props} rows={field.rows ?? rows} />;
    if (kind === 'email') return <EmailField key={name} {...props} />;
    if (kind === 'line' || kind === 'phone' || kind === 'date') {
      return <TextField key={name} {...props} type={inputTypes[kind]} />;
    }
    return null;
  });
}
