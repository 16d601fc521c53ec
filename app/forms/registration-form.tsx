import {
  type Dispatch,
  type FormEvent,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useEffect,
} from 'react';
import type { Stored } from '#app/browser/call-function.ts';
import { afterThisTask, useLoaded } from '#app/browser/use-loaded.ts';
import { notices } from '#content/forms/notices.ts';
import { registrationForm } from '#content/forms/registration.ts';
import type { Level } from '#content/teaching/levels.ts';
import { payloadField } from '#payloads/form-fields.ts';
import { readForm } from '#payloads/read-form.ts';
import { fittingClasses } from '#rules/timetable/registered-classes.ts';
import { useLocation, useNavigate } from '#ui/location.ts';
import { Sheet } from '#ui/paper.tsx';
import { PageGrid, Wrap } from '#ui/section.tsx';
import { documents } from '../documents.ts';
import { Chosen } from './chosen.tsx';
import { DraftOffer, FormEnd } from './form-notices.tsx';
import { isCheckable } from './form-values.ts';
import { chooseSubjects, type LinkedBox, prefillFromQuery, readLinkedBoxes } from './prefill.ts';
import styles from './registration-form.module.css';
import { LevelAndSubjects, RegistrationSection, TermsCheckbox } from './registration-sections.tsx';
import type { useDraft } from './use-draft.ts';
import { prefetchSending, useSubmission } from './use-submission.ts';

// In a separate statement: see app/browser/use-loaded.ts.
const loadSummary = () => import('./registration-summary.tsx');

/** The registration form (docs/requirements.md, R20). The fields are uncontrolled. */
export function RegistrationForm({
  form,
  draft,
  linked,
  setLinked,
  lead,
  onAccepted,
  onCleared,
}: {
  form: RefObject<HTMLFormElement | null>;
  draft: ReturnType<typeof useDraft>;
  /** What a link or a draft has brought. */
  linked: readonly LinkedBox[];
  setLinked: Dispatch<SetStateAction<readonly LinkedBox[]>>;
  /** Shown above it, where no draft is offered. */
  lead: ReactNode;
  onAccepted: (sent: object, stored: Stored) => void;
  /** Everything that was stored of it is deleted. */
  onCleared: () => void;
}) {
  const summary = useLoaded(loadSummary, afterThisTask);
  const { search } = useLocation();
  const navigate = useNavigate();

  // A Register link's choice: read after the first render, which does not know the query.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since what is chosen then is the visitor's
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (form.current) prefillFromQuery(form.current, query);
    const boxes = readLinkedBoxes(query);
    // Without the class of a subject that was unticked before the scripts ran.
    setLinked(query.has('subject') ? fitting(boxes, form.current) : boxes);
  }, []);

  const submission = useSubmission({
    form: 'registration',
    element: form,
    onAccepted: (sent, stored) => {
      if (draft.clearSent(sent)) {
        setLinked([]);
        reset();
      }
      onAccepted(sent, stored);
    },
  });
  const { errors, send, reject, edit, reset } = submission;

  /** Terms first, then subjects (docs/requirements.md, R20.5); the browser has checked the rest. */
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { level, agreeToTerms, ...rest } = readForm(
      'registration',
      new FormData(event.currentTarget),
    );
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
    if (payloadField(input.name) === 'subjects') {
      setLinked((current) => fitting(current, form.current));
    }
    if (isCheckable(input)) {
      setLinked((current) =>
        current.map((box) => (box.value === input.value ? { ...box, isOff: !input.checked } : box)),
      );
      // From here on the draft has the choice: a reload must not bring back that of the link.
      if (search) navigate('/register', { replace: true });
    }
    edit(payloadField(input.name), ...(input.name === 'level' ? ['subjects'] : []));
    draft.save();
  }

  function clear() {
    draft.clearAll();
    setLinked([]);
    reset();
    onCleared();
  }

  return (
    <>
      <PageGrid>
        {/* The offer takes the place of the lead, so that nothing moves. */}
        <div
          className={styles.leadOrOffer}
          // The server reserves its space, from the address.
          data-chosen={linked.length > 0 || undefined}
          suppressHydrationWarning
        >
          {draft.offeredSince !== undefined ? (
            <DraftOffer from={draft.offeredSince} restore={draft.restore} clear={clear} />
          ) : (
            <>
              <p className="lead">{lead}</p>
              <Chosen boxes={linked} />
            </>
          )}
        </div>
      </PageGrid>
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
            before={<LevelAndSubjects errors={errors} linked={linked} />}
          />
          <RegistrationSection section="guardian" errors={errors} />
          {summary && <summary.RegistrationSummary form={form} linked={linked} />}
          <RegistrationSection section="additional" errors={errors}>
            <TermsCheckbox error={errors.agreeToTerms} />
            <FormEnd
              form="registration"
              element={form}
              words={registrationForm}
              submission={submission}
              saved={draft.saved}
              clear={clear}
              className={styles.submit}
            />
          </RegistrationSection>
        </Sheet>
      </Wrap>
    </>
  );
}

/** Without those of another level, and the classes of a subject that is not ticked. */
export function fitting(boxes: readonly LinkedBox[], form: HTMLFormElement | null): LinkedBox[] {
  const answers = readForm('registration', new FormData(form ?? undefined));
  const ids = boxes.filter(({ name }) => name === 'classes').map(({ value }) => value);
  const kept = fittingClasses(documents, ids, answers);
  return ofLevel(boxes, answers.level).filter(
    ({ name, value }) => name !== 'classes' || kept.includes(value),
  );
}

/** Without those of another level, once one is chosen. */
function ofLevel(boxes: readonly LinkedBox[], level: string): LinkedBox[] {
  return boxes.filter((box) => !level || !box.level || box.level === level);
}
