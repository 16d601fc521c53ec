import { sitePage } from '#content/office/site-texts.ts';
import { type EditorField, optionLabel } from '#content/schemas/editor-fields.ts';
import { cleanLine } from '#content/schemas/typed-text.ts';
import { CheckboxChip } from '#ui/choices.tsx';
import { SelectField, TextArea, TextField } from '#ui/field.tsx';
import { Options } from '../../ui/options.tsx';
import { Ticks } from '../../ui/ticks.tsx';
import styles from './document-field.module.css';
import { FieldFrame, FieldGroup, type FieldProps, useField } from './field-frame.tsx';

const words = sitePage.editor;

const inputs: Partial<Record<EditorField['kind'], string>> = {
  time: 'time',
  date: 'date',
  link: 'url',
  phone: 'tel',
  email: 'email',
};

/** A single value. */
export function ValueField(props: FieldProps) {
  return (
    <FieldFrame {...props}>
      <Control {...props} />
    </FieldFrame>
  );
}

/** @param set in the place of changing this field alone */
export function Control({
  field,
  steps,
  ...props
}: FieldProps & { set?: (next: unknown) => void }) {
  const { path, value, set: setOwn, error } = useField({ field, steps });
  const { set = setOwn } = props;
  const type = (typed: string) => set(typedValue(field, typed));
  const text = value === null || value === undefined ? '' : String(value);
  const control = {
    label: field.label,
    name: path,
    value: text,
    autoComplete: 'off',
    optional: optionalText(field),
    error,
  };
  switch (field.kind) {
    case 'yesNo':
      return (
        <CheckboxChip
          name={path}
          checked={value === true}
          onChange={({ target }) => set(target.checked)}
        >
          {field.label}
        </CheckboxChip>
      );
    case 'choice':
      return (
        <SelectField {...control} onChange={({ target }) => type(target.value)}>
          {(field.empty !== undefined || !field.options?.includes(text)) && (
            <option value="">{words.choose}</option>
          )}
          <Options of={(field.options ?? []).map((option) => [option, optionLabel(option)])} />
        </SelectField>
      );
    case 'longText':
      return (
        <TextArea
          {...control}
          rows={Math.min(12, Math.max(2, Math.ceil(text.length / 70)))}
          // A text is one paragraph.
          onChange={({ target }) => type(target.value.replace(/\s*\n\s*/g, ' '))}
        />
      );
    default:
      return (
        <TextField
          {...control}
          type={inputs[field.kind] ?? 'text'}
          inputMode={isNumber(field) ? 'decimal' : undefined}
          step={field.kind === 'time' ? 300 : undefined}
          className={isNumber(field) ? styles.number : undefined}
          onChange={({ target }) => type(target.value)}
        />
      );
  }
}

/** Several of a few answers. */
export function TickField({
  field,
  steps,
  choices,
  note,
}: FieldProps & { choices: readonly { id: string; text: string }[]; note: string | undefined }) {
  const { path, value, set } = useField({ field, steps });
  return (
    <FieldGroup field={field} steps={steps}>
      <Ticks
        name={path}
        options={choices.map(({ id, text }) => ({ value: id, text }))}
        ticked={(value ?? []) as readonly string[]}
        set={(next) => set(next.length > 0 || field.empty === undefined ? next : undefined)}
      />
      {note && <p className="small">{note}</p>}
    </FieldGroup>
  );
}

function isNumber({ kind }: EditorField): boolean {
  return kind === 'number' || kind === 'money';
}

function optionalText(field: EditorField): string | undefined {
  if (field.currency) return `(${field.currency})`;
  return field.empty === undefined ? undefined : words.optional;
}

/** What was typed as a value. A number that is not one stays a text, which the server rejects. */
function typedValue(field: EditorField, typed: string): unknown {
  if (typed === '' && field.empty !== undefined) return field.empty === null ? null : undefined;
  if (!isNumber(field)) return typed;
  const line = cleanLine(typed);
  const plain = /^\d{1,3}([\s,]\d{3})+$/.test(line) ? line.replace(/[\s,]/g, '') : line;
  return String(Number(plain)) === plain ? Number(plain) : typed;
}
