import { sitePage } from '#content/office/site-page.ts';
import { type EditorField, optionLabel, pointer } from '#content/schemas/editor-fields.ts';
import { Checkbox } from '#ui/choices.tsx';
import { FieldError, Fieldset, SelectField, TextArea, TextField } from '#ui/field.tsx';
import { valueAt } from './document-value.ts';
import { useEditing } from './editing.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps, withError } from './field-frame.tsx';

const words = sitePage.editor;

const inputs: Partial<Record<EditorField['kind'], string>> = {
  time: 'time',
  date: 'date',
  link: 'url',
  phone: 'tel',
  email: 'email',
};

/** A single value. */
export function ValueField({ field, steps }: FieldProps) {
  const { value: document, change, errors } = useEditing();
  const path = pointer(steps);
  const value = valueAt(document, steps);
  const set = (typed: string) => change(steps, typedValue(field, typed));
  const props = {
    label: field.label,
    name: path,
    value: textOf(value),
    autoComplete: 'off',
    optional: optionalText(field),
    ...withError(errors[path], field.label),
  };
  if (field.kind === 'yesNo') {
    return (
      <FieldFrame field={field} steps={steps}>
        <label className={styles.tick}>
          <Checkbox
            name={path}
            checked={value === true}
            onChange={({ target }) => change(steps, target.checked)}
          />
          <span>{field.label}</span>
        </label>
      </FieldFrame>
    );
  }
  if (field.kind === 'choice') {
    return (
      <FieldFrame field={field} steps={steps}>
        <SelectField {...props} onChange={({ target }) => set(target.value)}>
          {(field.empty !== undefined || !field.options?.includes(props.value)) && (
            <option value="">{words.choose}</option>
          )}
          {field.options?.map((option) => (
            <option key={option} value={option}>
              {optionLabel(option)}
            </option>
          ))}
        </SelectField>
      </FieldFrame>
    );
  }
  if (field.kind === 'longText') {
    return (
      <FieldFrame field={field} steps={steps}>
        <TextArea
          {...props}
          rows={Math.min(12, Math.max(2, Math.ceil(props.value.length / 70)))}
          // A text is one paragraph.
          onChange={({ target }) => set(target.value.replace(/\s*\n\s*/g, ' '))}
        />
      </FieldFrame>
    );
  }
  const isNumber = field.kind === 'number' || field.kind === 'money';
  return (
    <FieldFrame field={field} steps={steps}>
      <TextField
        {...props}
        type={inputs[field.kind] ?? 'text'}
        inputMode={isNumber ? 'decimal' : undefined}
        step={field.kind === 'time' ? 300 : undefined}
        className={isNumber ? styles.number : undefined}
        onChange={({ target }) => set(target.value)}
      />
    </FieldFrame>
  );
}

/** Several of a few answers. */
export function TickField({ field, steps }: FieldProps) {
  const { value: document, change, errors } = useEditing();
  const path = pointer(steps);
  const ticked = (valueAt(document, steps) ?? []) as readonly string[];
  return (
    <FieldFrame field={field} steps={steps}>
      <Fieldset legend={field.label} aria-describedby={`${path}-error`}>
        {field.item?.options?.map((option) => (
          <label key={option} className={styles.tick}>
            <Checkbox
              name={path}
              checked={ticked.includes(option)}
              onChange={({ target }) => {
                const others = ticked.filter((each) => each !== option);
                const next = target.checked ? [...others, option] : others;
                change(steps, next.length > 0 ? next : undefined);
              }}
            />
            <span>{optionLabel(option)}</span>
          </label>
        ))}
        <p className={styles.note}>{words.everyLevel}</p>
        <FieldError id={`${path}-error`} {...withError(errors[path], field.label)} />
      </Fieldset>
    </FieldFrame>
  );
}

function optionalText(field: EditorField): string | undefined {
  if (field.kind === 'money') return `(${words.currency})`;
  return field.empty === undefined ? undefined : words.optional;
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** What was typed as a value. A number that is not one stays a text, which the server rejects. */
function typedValue(field: EditorField, typed: string): unknown {
  if (typed === '' && field.empty !== undefined) return field.empty === null ? null : undefined;
  if (field.kind !== 'number' && field.kind !== 'money') return typed;
  const plain = /^\d{1,3}(,\d{3})+$/.test(typed) ? typed.replaceAll(',', '') : typed;
  return String(Number(plain)) === plain ? Number(plain) : typed;
}
