import { Fragment, type ReactNode, useId } from 'react';
import { registrationForm } from '#content/forms/registration.ts';
import { levelOption } from '#content/school/claims.ts';
import { levelKeys } from '#content/teaching/levels.ts';
import {
  agreedValue,
  type Fields,
  fieldList,
  registrationFields,
  registrationSections,
} from '#payloads/form-fields.ts';
import { Checkbox, CheckboxChip, CheckboxChips } from '#ui/choices.tsx';
import { DialogLink } from '#ui/dialog.tsx';
import { FieldError, FieldHint, Fieldset } from '#ui/field.tsx';
import { useHydrated } from '#ui/rendering.ts';
import { MarginNote } from '#ui/section.tsx';
import { NoWrap } from '#ui/text.tsx';
import { documents } from '../documents.ts';
import { chosenId } from './chosen.tsx';
import { ForLevel, LevelRadios, SubjectChips } from './level-choice.tsx';
import { PayloadFields } from './payload-fields.tsx';
import { usePostedForm } from './posted-form.ts';
import type { LinkedBox } from './prefill.ts';
import styles from './registration-sections.module.css';
import type { FieldErrors } from './submission-state.ts';

/** A fixed id: without scripts both texts lead back to the box by the address. */
export const termsCheckboxId = 'agreeToTerms';

/** A part of the registration: its typed fields, with `before` above and `children` below them. */
export function RegistrationSection({
  section,
  errors,
  before,
  children,
}: {
  section: keyof typeof registrationForm.sections;
  errors: FieldErrors;
  before?: ReactNode;
  children?: ReactNode;
}) {
  const fields = fieldList<Fields>(registrationSections[section]);
  return (
    <section className={styles.section}>
      <div>
        <h2>{registrationForm.sections[section]}</h2>
        <MarginNote as="p" className={styles.note}>
          {documents.pages.register.sections[section]}
        </MarginNote>
      </div>
      <div className={styles.fields}>
        {before}
        <PayloadFields fields={fields} errors={errors} />
        {children}
      </div>
    </section>
  );
}

/**
 * Level and subjects. The styles show the subjects of the chosen level, so it needs no scripts.
 * Neither is `required`: their notices ask for them (docs/requirements.md, R20.5).
 */
export function LevelAndSubjects({
  errors,
  linked,
}: {
  errors: FieldErrors;
  linked: readonly LinkedBox[];
}) {
  const id = useId();
  const levelError = `${id}-level`;
  const subjectsError = `${id}-subjects`;
  return (
    <>
      <Fieldset legend={registrationFields.level.label} aria-describedby={levelError}>
        <LevelRadios
          name={(level) => (
            <NoWrap as="span" phrases={/([OA] Level|\(.+\))/}>
              {levelOption(documents, level)}
            </NoWrap>
          )}
          describedBy={levelError}
        />
        <FieldError id={levelError} error={errors.level} />
      </Fieldset>
      <Fieldset legend={registrationFields.subjects.label} aria-describedby={subjectsError}>
        <FieldHint className={styles.unpicked}>Choose a level first.</FieldHint>
        {levelKeys.map((level) => (
          <ForLevel key={level} level={level}>
            <SubjectChips level={level} />
          </ForLevel>
        ))}
        <FieldError id={subjectsError} error={errors.subjects} />
      </Fieldset>
      <LinkedBoxes boxes={linked} />
    </>
  );
}

/**
 * The values of a Register link, as boxes that can be unticked. The page that the server prefills
 * has them only for browsers without scripts: hydration starts without the query.
 */
function LinkedBoxes({ boxes }: { boxes: readonly LinkedBox[] }) {
  const hydrated = useHydrated();
  const posted = usePostedForm();
  const isAnswer = posted?.errors !== undefined || posted?.notice !== undefined;
  const Place = hydrated || isAnswer ? Fragment : 'noscript';
  const { legend, note } = registrationForm.linked;
  return (
    <Place>
      {boxes.length > 0 && (
        <Fieldset id={chosenId} legend={legend}>
          <FieldHint>{note}</FieldHint>
          <CheckboxChips>
            {boxes.map(({ label, level, isOff, ...box }) => (
              <CheckboxChip key={box.value} defaultChecked {...box}>
                {label}
              </CheckboxChip>
            ))}
          </CheckboxChips>
        </Fieldset>
      )}
    </Place>
  );
}

/** The terms box (docs/requirements.md, R20.4), with links to the two texts that it names. */
export function TermsCheckbox({ error }: { error?: string }) {
  const { before, terms, between, privacy, after } = registrationForm.terms;
  return (
    <div>
      <label className={styles.terms}>
        <Checkbox
          className={styles.box}
          id={termsCheckboxId}
          name="agreeToTerms"
          value={agreedValue}
          aria-describedby={`${termsCheckboxId}-error`}
          aria-invalid={error ? true : undefined}
        />
        <span>
          {before}
          <DialogLink opens="terms">{terms}</DialogLink>
          {between}
          <DialogLink opens="privacy">{privacy}</DialogLink>
          {after}
        </span>
      </label>
      <FieldError id={`${termsCheckboxId}-error`} error={error} />
    </div>
  );
}
