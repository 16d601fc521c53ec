import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { submissionWords as words } from '#content/office/submission.ts';
import type { Submission } from '../api/submission.ts';
import { useAddNote } from '../api/submissions.ts';
import { announce } from '../chrome/announce.ts';
import { sentenceFor } from '../chrome/sentence.ts';
import { Button } from '../ui/button.tsx';
import { FieldError, wiring } from '../ui/field.tsx';
import { keepBeyond, keepDraft, useDraft } from './drafts.ts';
import styles from './note-line.module.css';

/** The longest note, as the server takes it, in UTF-16 code units. */
const LONGEST = 2000;
/** From here on it says how much is left. */
const NEAR = 1800;

/**
 * The diary's next empty line. What is typed is kept from the first letter, through a lost line, a
 * session that ends and a reload, until it is added.
 */
export function NoteLine({
  submission: { reference, name },
  email,
}: {
  submission: Submission;
  email: string;
}) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = useDraft(email, reference);
  const [problem, setProblem] = useState<string>();
  const addNote = useAddNote(reference, (added) => keepBeyond(email, reference, added));
  const keep = (written: string) => keepDraft(email, { reference, name, text: written });
  const left = LONGEST - text.length;

  const add = () => {
    if (addNote.isAdding) return;
    if (text.trim() === '') return fail(words.noNote);
    if (left < 0) return fail(words.noteTooLong(-left));
    setProblem(undefined);
    addNote.mutate(text.trim(), {
      onSuccess: () => {
        announce(words.noteAdded);
        area.current?.focus();
      },
      onError: (error) => setProblem(`${sentenceFor(error)} ${words.noteKept}`),
    });
  };
  const fail = (sentence: string) => {
    setProblem(sentence);
    area.current?.focus();
  };
  const addByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add();
  };

  return (
    <div className={styles.line}>
      <span className={styles.now}>{words.now}</span>
      <div className={styles.pen}>
        <label htmlFor={id}>{words.note}</label>
        <textarea
          ref={area}
          id={id}
          value={text}
          rows={3}
          // Not read-only while it is added: what is typed meanwhile stays, too.
          onChange={({ target }) => {
            setProblem(undefined);
            keep(target.value);
          }}
          onKeyDown={addByKey}
          {...wiring(id, problem)}
        />
        <FieldError id={id} error={problem} />
        <div className={styles.acts}>
          <Button small busy={addNote.isAdding && words.addingNote} onClick={add}>
            {words.addNote}
          </Button>
          <span aria-live="polite">
            {text.length > NEAR && (left < 0 ? words.noteTooLong(-left) : words.noteLeft(left))}
          </span>
        </div>
      </div>
    </div>
  );
}
