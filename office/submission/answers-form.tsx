import { type ChangeEvent, type FormEvent, useState } from 'react';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import { answerText } from '#payloads/answers.ts';
import { type Field, type Form, fieldList, formFields } from '#payloads/form-fields.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FieldHint, Fieldset, TextArea, TextField } from '#ui/field.tsx';
import { ifDone } from '../api/client.ts';
import { useDocuments } from '../api/documents.ts';
import { isRefused } from '../api/failure.ts';
import { Problem } from '../chrome/failed.tsx';
import { useFormDraft } from '../chrome/use-form.ts';
import boxes from '../ui/boxes.module.css';
import layout from '../ui/layout.module.css';
import { Pieces } from '../ui/pieces.tsx';
import { subjectTicks, Ticks } from '../ui/ticks.tsx';

type Value = string | string[];
type Answers = Record<string, Value>;

const kinds: Partial<Record<Field['kind'], string>> = {
  line: 'text',
  email: 'email',
  phone: 'tel',
  date: 'date',
  text: '',
  level: '',
  subjects: '',
};

/** The fields that the office can type: not consent, and not what a link fills in. */
const typedFields = (kind: Form['kind']) =>
  fieldList(formFields[kind]).filter((field) => field.kind in kinds);

/**
 * Every field of a form. Only what was changed here is sent, so that a colleague's correction of another
 * field stays; what is typed survives a lost connection, an expired session and a reload.
 */
export function AnswersForm({
  kind,
  saved,
  name,
  label,
  act,
  sending,
  send,
  isCorrection = false,
  done,
  close,
}: {
  kind: Form['kind'];
  /** The answers as they are on the server. */
  saved: Readonly<Record<string, unknown>>;
  /** Tells the draft from others. */
  name: string;
  label: string;
  act: string;
  sending: { isPending: boolean; error: Error | null };
  send: (sent: { fields: Answers; was: Answers; reason: string }) => Promise<unknown>;
  /** Shows the earlier values, and asks why. */
  isCorrection?: boolean;
  done: () => void;
  close: () => void;
}) {
  const documents = useDocuments();
  const draft = useFormDraft(name, { changed: {} as Answers, was: {} as Answers, reason: '' });
  const { changed, was, reason } = draft.fields;
  const [isChecked, setIsChecked] = useState(false);
  const { error } = sending;
  const rejected = isRefused(error, 422) ? (error.body as { error?: { fields?: object } }) : {};
  const problems: Readonly<Record<string, string>> = { ...rejected.error?.fields };
  const savedOf = (key: string) => (saved[key] ?? '') as Value;
  const answerOf = (key: string) => changed[key] ?? savedOf(key);
  const set = (key: string, value: Value) => {
    const before = draft.read();
    const changed = { ...before.changed, [key]: value };
    draft.set({ changed, was: { [key]: savedOf(key), ...before.was } });
  };
  const fields = Object.fromEntries(
    Object.entries(changed).filter(([key, value]) => String(value) !== String(savedOf(key))),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    setIsChecked(true);
    if (isCorrection && Object.keys(fields).length === 0) return close();
    const form = event.currentTarget;
    const shown = Object.fromEntries(Object.keys(fields).map((key) => [key, savedOf(key)]));
    ifDone(send({ fields, was: shown, reason }), () => {
      draft.remove();
      done();
    });
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const level = answerOf('level') as Level;
  const subjects = [...answerOf('subjects')];
  return (
    <form
      className={classNames(boxes.tray, layout.after)}
      data-screen=""
      onSubmit={submit}
      aria-label={label}
      noValidate
    >
      {typedFields(kind).map((field, at) => {
        const { name: key } = field;
        const problem = isChecked ? problems[key] : undefined;
        const now = savedOf(key);
        const isOvertaken = key in was && String(was[key]) !== String(now);
        const hint =
          isCorrection &&
          key in fields &&
          words[isOvertaken ? 'isNow' : 'was'](answerText(documents, field.kind, now));
        if (field.kind === 'level') {
          return (
            <Pieces
              key={key}
              label={field.label}
              pieces={levelKeys.map((value) => ({ value, name: levels[value].name }))}
              value={level}
              // As in the form: the subjects of one level are not those of another.
              choose={(value) => {
                set(key, value);
                set('subjects', []);
              }}
              hint={hint}
              error={problem}
            />
          );
        }
        if (field.kind === 'subjects') {
          const offered: readonly string[] = levels[level]?.subjects ?? [];
          return (
            <Fieldset key={key} legend={field.label}>
              {hint && <FieldHint>{hint}</FieldHint>}
              <Ticks
                options={subjectTicks(offered)}
                ticked={subjects}
                set={(next) => set(key, next)}
              />
              <Problem error={problem} />
            </Fieldset>
          );
        }
        const control = {
          label: field.label.replaceAll('/', '/\u200b'),
          name: key,
          value: String(answerOf(key)),
          autoComplete: 'off',
          autoFocus: at === 0,
          hint,
          ...(problem && { error: problem }),
          onChange: ({ target }: ChangeEvent<{ value: string }>) => set(key, target.value),
        };
        return field.kind === 'text' ? (
          <TextArea key={key} rows={2} {...control} />
        ) : (
          <TextField key={key} type={kinds[field.kind]} {...control} />
        );
      })}
      {isCorrection && (
        <TextField
          label="Why"
          optional="(optional)"
          autoComplete="off"
          value={reason}
          onChange={({ target }) => draft.set({ reason: target.value })}
        />
      )}
      <Problem error={error} />
      <ButtonRow as="div">
        <Button type="submit" size="small" busy={sending.isPending && words.saving}>
          {act}
        </Button>
        <Button
          variant="link"
          size="small"
          onClick={() => {
            draft.remove();
            close();
          }}
        >
          Cancel
        </Button>
      </ButtonRow>
    </form>
  );
}
