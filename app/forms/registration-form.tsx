import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { wayOutWords } from '#content/form-help.ts';
import { registrationForm } from '#content/forms.ts';
import { notices } from '#content/notices.ts';
import { registrationFunction } from '#payloads/names.ts';
import type { Registration } from '#payloads/registration.ts';
import { DraftKept } from './draft-bar.tsx';
import { FailurePanel, NoScriptWays } from './failure-panel.tsx';
import { clearForm, fieldOf, readRegistration } from './form-values.ts';
import { HiddenFields, readEnvelope } from './hidden-fields.tsx';
import { registrationText } from './message-text.ts';
import { prepareSending } from './prepare.ts';
import { fillFromQuery } from './preselect.ts';
import { registrationAnswers } from './registration-answers.ts';
import { AcademicPart, AdditionalPart, GuardianPart, PersonalPart } from './registration-parts.tsx';
import { RegistrationSlip } from './registration-slip.tsx';
import { chooseSubjects, clearSubjects } from './subjects.ts';
import type { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';

/** The registration form (specification, sections 2 to 5). The fields are uncontrolled. */
export function RegistrationForm({
  form,
  draft,
  onAccepted,
}: {
  form: RefObject<HTMLFormElement | null>;
  draft: ReturnType<typeof useDraft>;
  onAccepted: (sent: Registration, reference: string) => void;
}) {
  const startedAt = useRef<number>(undefined);
  const live = useHydrated();
  const [answers] = useState(() => registrationAnswers(form));
  const { look } = answers;
  const { search } = useLocation();

  const { status, errors, send, refuse, mended, restart } = useSending<Registration>({
    form: 'registration',
    element: form,
    functionName: registrationFunction,
    failure: registrationFailed,
    onAccepted: (sent, reference) => {
      draft.drop();
      if (form.current) clearForm(form.current);
      startedAt.current = undefined;
      look();
      restart();
      onAccepted(sent, reference);
    },
  });

  // A Register link's level and subjects: read after the first render, which knew no query.
  useEffect(() => {
    if (form.current) fillFromQuery(form.current, new URLSearchParams(search));
    look();
  }, [form, search, look]);

  // A draft that was put back shows in the summary too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever these change
  useEffect(look, [draft.offeredFrom, draft.kept, look]);

  /** Terms first, then subjects (specification, section 5); the browser has checked the rest. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const { level, agreeToTerms, ...rest } = readRegistration(data);
    if (!agreeToTerms) return refuse('agreeToTerms', notices.termsNotAgreed);
    if (!level || rest.subjects.length === 0) {
      return refuse(level ? 'subjects' : 'level', notices.noSubject);
    }
    void send({ ...rest, level, agreeToTerms }, readEnvelope(data, startedAt.current));
  }

  function change(input: HTMLInputElement) {
    startedAt.current ??= performance.now();
    if (input.name === 'level' && form.current) clearSubjects(form.current);
    mended(fieldOf(input.name));
    if (input.name === 'level') mended('subjects');
    draft.keep();
    look();
  }

  function clear() {
    draft.clearPhone();
    if (form.current) clearForm(form.current);
    restart();
    look();
  }

  return (
    <form
      ref={form}
      className="wrap formgrid"
      data-form="registration"
      method="post"
      action="/register"
      onSubmit={submit}
      onFocus={prepareSending}
      onInput={({ target }) => change(target as HTMLInputElement)}
    >
      <div className="parts sheet">
        <PersonalPart errors={errors} />
        <AcademicPart
          errors={errors}
          chooseStream={live ? (subjects) => choose(subjects) : undefined}
        />
        <GuardianPart errors={errors} />
        {live && <RegistrationSlip answers={answers} />}
        <AdditionalPart errors={errors}>
          <HiddenFields />
          <FailurePanel
            status={status}
            kept={registrationForm.failureKept}
            subject={wayOutWords.registrationSubject}
            text={() => registrationText(readRegistration(new FormData(form.current ?? undefined)))}
          />
          <div>
            <Button
              type="submit"
              look="go"
              className="full"
              busy={status.is === 'submitting' && registrationForm.submitting}
            >
              {registrationForm.submit}
            </Button>
            {draft.kept && <DraftKept clear={clear} />}
          </div>
          <NoScriptWays />
        </AdditionalPart>
      </div>
    </form>
  );

  function choose(subjects: readonly string[]) {
    if (!form.current) return;
    chooseSubjects(form.current, 'a-level', subjects);
    mended('subjects');
    draft.keep();
    look();
  }
}

/** The notice's text is fixed; the reason goes to the console (specification, section 8). */
function registrationFailed(message?: string) {
  console.error('The registration was not sent:', message ?? 'no answer');
  return notices.registrationFailed;
}
