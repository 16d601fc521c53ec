import { useMutation } from '@tanstack/react-query';
import { submissionWords as words } from '#content/office/submission-texts.ts';
import { mutations } from '../api/mutations.ts';
import { announce } from '../browser/announce.ts';
import { focusHeading } from '../browser/heading-focus.ts';
import type { Submission } from '../model/types.ts';
import { AnswersForm } from './answers-form.tsx';

/** Corrects any field of the form; the history keeps the old values. */
export function Correction({ submission, close }: { submission: Submission; close: () => void }) {
  const { kind, reference, fields } = submission;
  const correct = useMutation(mutations.correct(reference));
  return (
    <AnswersForm
      kind={kind}
      saved={{ ...fields }}
      name={`correct ${reference}`}
      label={words.correct}
      act="Save"
      sending={correct}
      send={(sent) => correct.mutateAsync(sent)}
      isCorrection
      done={() => {
        announce('Saved.');
        close();
      }}
      close={close}
    />
  );
}

/** Turns an enquiry into a registration: reference, day, notes and history stay. */
export function Register({
  submission,
  close,
}: {
  submission: Submission & { kind: 'enquiry' };
  close: () => void;
}) {
  const { reference, fields } = submission;
  const register = useMutation(mutations.register(reference));
  return (
    <AnswersForm
      kind="registration"
      saved={{ firstName: fields.name, email: fields.email, phone: fields.phone }}
      name={`register ${reference}`}
      label={words.register}
      act={words.register}
      sending={register}
      send={(sent) => register.mutateAsync(sent)}
      done={() => {
        announce('It is a registration now.');
        focusHeading();
      }}
      close={close}
    />
  );
}
