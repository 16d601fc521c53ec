import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { alternativeWords } from '#content/forms/form-help.ts';
import { notices } from '#content/forms/notices.ts';
import { registrationForm } from '#content/forms/registration.ts';
import type { Level } from '#content/teaching/levels.ts';
import { payloadField, registrationFunction } from '#payloads/form-fields.ts';
import type { RegistrationDraft } from '#payloads/read-form.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/paper.tsx';
import { useHydrated } from '#ui/rendering.ts';
import { Wrap } from '#ui/section.tsx';
import { DraftSaved, FailurePanel, NoScriptContact } from './form-notices.tsx';
import {
  answersText,
  type FormValues,
  readRegistration,
  readStoredRegistration,
} from './form-values.ts';
import { HiddenFields } from './payload-fields.tsx';
import { usePostedForm } from './posted-form.ts';
import { chooseSubjects, type LinkedBox, prefillFromQuery, readLinkedBoxes } from './prefill.ts';
import styles from './registration-form.module.css';
import { LevelAndSubjects, RegistrationSection, TermsCheckbox } from './registration-sections.tsx';
import { RegistrationSummary } from './registration-summary.tsx';
import type { useDraft } from './use-draft.ts';
import { prefetchSending, useSubmission } from './use-submission.ts';

/** The registration form (docs/requirements.md, R20). The fields are uncontrolled. */
export function RegistrationForm({
  form,
  draft,
  onAccepted,
}: {
  form: RefObject<HTMLFormElement | null>;
  draft: ReturnType<typeof useDraft>;
  onAccepted: (sent: RegistrationDraft, reference: string) => void;
}) {
  const hydrated = useHydrated();
  const { search } = useLocation();

  const { status, notice, errors, send, reject, edit, reset } = useSubmission({
    form: 'registration',
    element: form,
    functionName: registrationFunction,
    onAccepted: (body, reference) => {
      const sent = readStoredRegistration(body);
      if (draft.clearSent(sent, readRegistration)) {
        setLinked([]);
        reset();
      }
      onAccepted(sent, reference);
    },
  });

  const posted = usePostedForm();
  const [linked, setLinked] = useState(() => (posted ? readLinkedBoxes(posted.values) : []));

  // A Register link's choice: read after the first render, which does not know the query.
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (form.current) prefillFromQuery(form.current, query);
    setLinked(readLinkedBoxes(query));
  }, [form, search]);

  // A draft's choice, where no link has brought another one.
  useEffect(() => {
    const level = form.current && new FormData(form.current).get('level');
    if (!draft.filledIn || typeof level !== 'string') return;
    const drafted = ofLevel(readLinkedBoxes(asQuery(draft.filledIn)), level);
    setLinked((current) => (current.length === 0 ? drafted : current));
  }, [form, draft.filledIn]);

  /** Terms first, then subjects (docs/requirements.md, R20.5); the browser has checked the rest. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { level, agreeToTerms, ...rest } = readRegistration(new FormData(event.currentTarget));
    if (!agreeToTerms) return reject('agreeToTerms', notices.termsNotAgreed);
    if (!level || rest.subjects.length === 0) {
      return reject(level ? 'subjects' : 'level', notices.noSubject);
    }
    send({ ...rest, level, agreeToTerms });
  }

  function change(input: HTMLInputElement) {
    if (input.name === 'level' && form.current) {
      // Another level has other subjects (docs/requirements.md, R20.3).
      chooseSubjects(form.current, input.value as Level, []);
      setLinked((current) => ofLevel(current, input.value));
    }
    edit(payloadField(input.name), ...(input.name === 'level' ? ['subjects'] : []));
    draft.save();
  }

  function clear() {
    draft.clearAll();
    setLinked([]);
    reset();
  }

  return (
    <Wrap
      as="form"
      ref={form}
      className={styles.form}
      data-form="registration"
      method="post"
      action="/register"
      onSubmit={submit}
      onFocus={prefetchSending}
      onInput={({ target }: FormEvent) => change(target as HTMLInputElement)}
    >
      <Sheet className={styles.sheet}>
        <RegistrationSection section="personal" errors={errors} />
        <RegistrationSection
          section="academic"
          errors={errors}
          before={
            <LevelAndSubjects
              errors={errors}
              linked={linked}
              chooseStream={hydrated ? choose : undefined}
            />
          }
        />
        <RegistrationSection section="guardian" errors={errors} />
        {hydrated && <RegistrationSummary form={form} linked={linked} />}
        <RegistrationSection section="additional" errors={errors}>
          <TermsCheckbox error={errors.agreeToTerms} />
          <HiddenFields />
          <FailurePanel
            status={status}
            notice={notice}
            keptText={registrationForm.failureKept}
            button={registrationForm.submit}
            subject={alternativeWords.registrationSubject}
            text={() =>
              answersText('registration', readRegistration(new FormData(form.current ?? undefined)))
            }
          />
          <div>
            <Button
              type="submit"
              variant="primary"
              className={styles.submit}
              busy={status.kind === 'submitting' && registrationForm.submitting}
            >
              {registrationForm.submit}
            </Button>
            {draft.saved && <DraftSaved clear={clear} />}
          </div>
          <NoScriptContact />
        </RegistrationSection>
      </Sheet>
    </Wrap>
  );

  function choose(subjects: readonly string[]) {
    if (!form.current) return;
    chooseSubjects(form.current, 'a-level', subjects);
    edit('subjects');
    draft.save();
  }
}

function ofLevel(boxes: readonly LinkedBox[], level: string): LinkedBox[] {
  return boxes.filter((box) => box.level === undefined || box.level === level);
}

function asQuery(values: FormValues): URLSearchParams {
  const pairs = Object.entries(values).flatMap(([name, all]) => all.map((value) => [name, value]));
  return new URLSearchParams(pairs);
}
