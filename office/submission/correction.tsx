import { type FormEvent, useEffect, useRef, useState } from 'react';
import { submissionWords as words } from '#content/office/submission.ts';
import type { ContactField, Submission } from '../api/submission.ts';
import { useCorrect } from '../api/submissions.ts';
import { announce } from '../chrome/announce.ts';
import { sentenceFor } from '../chrome/sentence.ts';
import { Button, ButtonRow } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import styles from './correction.module.css';

/** Mends a number or an address; what stood there stays in the history. */
export function Correction({ submission, close }: { submission: Submission; close: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string>();
  const correct = useCorrect(submission.reference);
  const contacts = contactsOf(submission);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem(undefined);
    const typed = new FormData(event.currentTarget);
    const changed = Object.fromEntries(
      contacts
        .map(({ field, value }) => [field, value, String(typed.get(field)).trim()])
        .filter(([, before, after]) => before !== after)
        .map(([field, , after]) => [field, after]),
    );
    if (Object.keys(changed).length === 0) return close();
    correct.mutate(changed, {
      onSuccess: () => {
        announce(words.correctionKept);
        close();
      },
      onError: (error) => setProblem(sentenceFor(error)),
    });
  };

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      aria-label={words.correctTitle}
      noValidate
    >
      {contacts.map(({ field, value }) => (
        <TextField
          key={field}
          label={words.contacts[field]}
          name={field}
          type={field === 'email' || field === 'parentEmail' ? 'email' : 'tel'}
          defaultValue={value}
          autoComplete="off"
        />
      ))}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <ButtonRow>
        <Button type="submit" small busy={correct.isPending && words.keepingCorrection}>
          {words.keepCorrection}
        </Button>
        <Button look="quiet" small onClick={close}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </form>
  );
}

function contactsOf({ kind, fields }: Submission): { field: ContactField; value: string }[] {
  const own = [
    { field: 'phone' as const, value: fields.phone },
    { field: 'email' as const, value: fields.email },
  ];
  if (kind === 'enquiry') return own;
  return [
    { field: 'parentPhone', value: fields.parentPhone },
    { field: 'parentEmail', value: fields.parentEmail },
    ...own,
  ];
}
