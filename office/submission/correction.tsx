import { type FormEvent, useEffect, useRef, useState } from 'react';
import { submissionWords as words } from '#content/office/submission.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { isRefused, sentenceFor } from '../api/failure.ts';
import { useCorrect } from '../api/submissions.ts';
import { announce } from '../browser/announce.ts';
import { Problem } from '../chrome/failed.tsx';
import type { ContactConflict, ContactField, Contacts, Submission } from '../model/types.ts';
import styles from './form-slip.module.css';

/**
 * Corrects phone numbers and e-mail addresses; the history keeps the old values. Only changed fields
 * are sent. On an edit conflict it shows the colleague's value, and the person decides.
 */
export function Correction({ submission, close }: { submission: Submission; close: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const correct = useCorrect(submission.reference);
  // The values when the form was opened.
  const [opened] = useState<Contacts>(() => Object.fromEntries(contactsOf(submission)));
  /** The values that the person has seen. */
  const [known, setKnown] = useState(opened);
  /** A colleague's new values, until the person has decided. */
  const [theirs, setTheirs] = useState<Contacts>({});
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem(undefined);
    setTheirs({});
    const typed = new FormData(event.currentTarget);
    const fields: Contacts = Object.fromEntries(
      contactsOf(submission)
        .map(([field]) => [field, String(typed.get(field)).trim()] as const)
        .filter(([field, after]) => after !== known[field]),
    );
    if (Object.keys(fields).length === 0) return close();
    correct.mutate(
      { fields, was: known },
      {
        onSuccess: () => {
          announce(words.correctionSaved);
          close();
        },
        onError: (error) => {
          if (!isRefused(error, 409)) return setProblem(sentenceFor(error));
          const conflict = error.body as ContactConflict;
          setKnown({ ...known, ...conflict.fields });
          setTheirs(conflict.fields);
          const [first] = contactsOf(submission).find(([field]) => field in conflict.fields) ?? [];
          inputOf(first)?.focus();
        },
      },
    );
  };
  const inputOf = (field = '') =>
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`);
  const take = (field: ContactField, value: string) => {
    const input = inputOf(field);
    if (input) input.value = value;
    setTheirs(({ [field]: _taken, ...others }) => others);
    input?.focus();
  };

  return (
    <form
      ref={form}
      className={styles.correction}
      data-screen=""
      onSubmit={submit}
      aria-label={words.correctTitle}
      noValidate
    >
      {contactsOf(submission).map(([field]) => (
        <div key={field}>
          <TextField
            label={words.contacts[field]}
            name={field}
            type={field === 'email' || field === 'parentEmail' ? 'email' : 'tel'}
            defaultValue={opened[field]}
            autoComplete="off"
            error={changeText(theirs[field])}
          />
          {theirs[field] !== undefined && (
            <Button variant="link" size="small" onClick={() => take(field, theirs[field] ?? '')}>
              {words.useTheirs}
            </Button>
          )}
        </div>
      ))}
      <Problem error={problem} />
      <ButtonRow as="div">
        <Button type="submit" size="small" busy={correct.isPending && words.savingCorrection}>
          {Object.keys(theirs).length > 0 ? words.saveMine : words.saveCorrection}
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

function contactsOf({ kind, fields }: Submission): [ContactField, string][] {
  const own: [ContactField, string][] = [
    ['phone', fields.phone],
    ['email', fields.email],
  ];
  if (kind === 'enquiry') return own;
  return [['parentPhone', fields.parentPhone], ['parentEmail', fields.parentEmail], ...own];
}
