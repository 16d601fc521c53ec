import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { ifDone } from '../api/client.ts';
import { sentenceFor } from '../api/failure.ts';
import { mutations } from '../api/mutations.ts';
import { announce } from '../browser/announce.ts';
import { useNote } from '../chrome/use-form.ts';
import type { Submission } from '../model/types.ts';
import ruled from '../ui/ruled.module.css';
import styles from './outcome-chapter.module.css';

/** The longest note that the server accepts, in UTF-16 code units. */
const LONGEST = 2000;

/**
 * The field for the next note, which goes with the next result or alone. What is typed is stored from
 * the first letter, and survives a lost connection, an expired session and a reload, until it is added.
 */
export function Note({ submission: { reference, name } }: { submission: Submission }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const note = useNote(reference);
  const { text } = note.fields;
  const [problem, setProblem] = useState<string>();
  const addNote = useMutation(mutations.addNote(reference));

  const add = () => {
    if (addNote.isPending) return;
    if (text.trim() === '') return fail('Please write something first.');
    if (text.length > LONGEST) return fail(words.noteTooLong(text.length - LONGEST));
    setProblem(undefined);
    const sent = text.trim();
    const adding = addNote.mutateAsync(sent, {
      onSuccess: () => {
        announce('The note was added.');
        area.current?.focus();
      },
      onError: (error) => setProblem(`${sentenceFor(error)} ${words.noteSaved}`),
    });
    ifDone(adding, () => note.removeText(sent));
  };
  const fail = (sentence: string) => {
    setProblem(sentence);
    area.current?.focus();
  };

  return (
    <div className={styles.note} data-screen="">
      <div>
        <label htmlFor={id}>Note</label> <small>(goes with the result, or alone)</small>
        <textarea
          ref={area}
          className={ruled.ruled}
          id={id}
          value={text}
          rows={2}
          // Not read-only while a note is added: what is typed until then stays, too.
          onChange={({ target }) => {
            setProblem(undefined);
            note.set({ name, text: target.value });
          }}
          onKeyDown={({ key, ctrlKey, metaKey }) => {
            if (key === 'Enter' && (ctrlKey || metaKey)) add();
          }}
          aria-describedby={problem ? `${id}-error` : undefined}
          aria-invalid={problem ? true : undefined}
        />
        <FieldError id={`${id}-error`} error={problem} />
      </div>
      <Button
        size="small"
        className={styles.addNote}
        busy={addNote.isPending && 'Adding …'}
        onClick={add}
      >
        Add note
      </Button>
    </div>
  );
}
