import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { mutations } from '../api/mutations.ts';
import { announce } from '../browser/announce.ts';
import { Problem } from '../chrome/failed.tsx';
import type { Contacts, Submission } from '../model/types.ts';
import styles from './form-slip.module.css';

const contacts = {
  enquiry: ['phone', 'email'],
  registration: ['parentPhone', 'parentEmail', 'phone', 'email'],
} as const;

/**
 * Corrects phone numbers and e-mail addresses; the history keeps the old values. Only what differs
 * from the form as it opened is sent, so a colleague's correction of another field stays.
 */
export function Correction({ submission, close }: { submission: Submission; close: () => void }) {
  const correct = useMutation(mutations.correct(submission.reference));
  const [opened] = useState<Contacts>(submission.fields);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const corrected: Contacts = {};
    for (const field of contacts[submission.kind]) {
      const value = String(typed.get(field)).trim();
      if (value !== (opened[field] ?? '')) corrected[field] = value;
    }
    if (Object.keys(corrected).length === 0) return close();
    correct.mutate(corrected, {
      onSuccess: () => {
        announce(words.correctionSaved);
        close();
      },
    });
  };
  return (
    <form
      className={styles.correction}
      data-screen=""
      onSubmit={submit}
      aria-label={words.correct}
      noValidate
    >
      {contacts[submission.kind].map((field, at) => (
        <TextField
          key={field}
          label={words.contacts[field]}
          name={field}
          type={field === 'email' || field === 'parentEmail' ? 'email' : 'tel'}
          defaultValue={opened[field]}
          autoFocus={at === 0}
          autoComplete="off"
        />
      ))}
      <Problem error={correct.error} />
      <ButtonRow as="div">
        <Button type="submit" size="small" busy={correct.isPending && words.saving}>
          {words.saveCorrection}
        </Button>
        <Button variant="link" size="small" onClick={close}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </form>
  );
}
