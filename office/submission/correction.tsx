import { type FormEvent, useRef, useState } from 'react';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { isRefused } from '../api/failure.ts';
import { useCorrect } from '../api/submission-queries.ts';
import { announce } from '../browser/announce.ts';
import { Problem } from '../chrome/failed.tsx';
import { focusMarked } from '../chrome/use-form.ts';
import type { ContactConflict, ContactField, Contacts, Submission } from '../model/types.ts';
import styles from './form-slip.module.css';

/**
 * Corrects phone numbers and e-mail addresses; the history keeps the old values. Only changed fields
 * are sent. On an edit conflict it shows the colleague's value, and the person decides.
 */
export function Correction({ submission, close }: { submission: Submission; close: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const correct = useCorrect(submission.reference);
  const [typed, setTyped] = useState(() => contactsOf(submission));
  /** The values that the person has seen. */
  const [known, setKnown] = useState(typed);
  /** A colleague's new values, until the person has decided. */
  const [theirs, setTheirs] = useState<Contacts>({});

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTheirs({});
    const fields: Contacts = Object.fromEntries(
      fieldsOf(typed)
        .map((field) => [field, typed[field]?.trim()] as const)
        .filter(([field, after]) => after !== known[field]),
    );
    if (fieldsOf(fields).length === 0) return close();
    correct.mutate(
      { fields, was: known },
      {
        onSuccess: () => {
          announce(words.correctionSaved);
          close();
        },
        onError: (error) => {
          if (!isRefused(error, 409)) return;
          const conflict = error.body as ContactConflict;
          setKnown({ ...known, ...conflict.fields });
          setTheirs(conflict.fields);
          focusMarked(form.current);
        },
      },
    );
  };
  const take = (field: ContactField) => {
    setTyped({ ...typed, [field]: theirs[field] });
    setTheirs(({ [field]: _taken, ...others }) => others);
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };

  return (
    <form
      ref={form}
      className={styles.correction}
      data-screen=""
      onSubmit={submit}
      aria-label={words.correct}
      noValidate
    >
      {fieldsOf(typed).map((field, at) => (
        <div key={field}>
          <TextField
            label={words.contacts[field]}
            name={field}
            type={field === 'email' || field === 'parentEmail' ? 'email' : 'tel'}
            value={typed[field]}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            autoFocus={at === 0}
            autoComplete="off"
            error={changeText(theirs[field])}
          />
          {theirs[field] !== undefined && (
            <Button variant="link" size="small" onClick={() => take(field)}>
              {words.useTheirs}
            </Button>
          )}
        </div>
      ))}
      <Problem error={!isRefused(correct.error, 409) && correct.error} />
      <ButtonRow as="div">
        <Button type="submit" size="small" busy={correct.isPending && words.savingCorrection}>
          {fieldsOf(theirs).length > 0 ? words.saveMine : words.saveCorrection}
        </Button>
        <Button variant="link" size="small" onClick={close}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </form>
  );
}

function changeText(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  return value === '' ? words.emptiedMeanwhile : words.correctedMeanwhile(value);
}

function fieldsOf(contacts: Contacts): ContactField[] {
  return Object.keys(contacts) as ContactField[];
}

function contactsOf({ kind, fields }: Submission): Contacts {
  const { phone, email } = fields;
  if (kind === 'enquiry') return { phone, email };
  return { parentPhone: fields.parentPhone, parentEmail: fields.parentEmail, phone, email };
}
