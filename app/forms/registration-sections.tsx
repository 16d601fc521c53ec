import type { ReactNode } from 'react';
import { ButtonRow } from '#app/ui/button-row.tsx';
import { DialogLink } from '#app/ui/dialog.tsx';
import { FieldError, TextArea, TextField } from '#app/ui/field.tsx';
import { LevelMark } from '#app/ui/level-mark.tsx';
import { MarginNote } from '#app/ui/section.tsx';
import { registrationForm, streams, streamWords } from '#content/forms/forms.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import { registrationAppearances } from '#content/teaching/subjects.ts';
import { agreedValue, subjectsFieldName } from '#payloads/form-fields.ts';
import { registrationLabels as labels } from '#payloads/names.ts';
import { EmailField } from './email-field.tsx';
import type { FieldErrors } from './use-submission.ts';

const { sections } = registrationForm;

/** One of the form's four parts: its name stands in the margin. */
function FormSection({
  heading,
  note,
  children,
}: {
  heading: string;
  note: string;
  children: ReactNode;
}) {
  return (
    <section className="part">
      <div className="pt">
        <h2>{heading}</h2>
        <MarginNote as="p">{note}</MarginNote>
      </div>
      <div className="pf">{children}</div>
    </section>
  );
}

export function PersonalSection({ errors }: { errors: FieldErrors }) {
  return (
    <FormSection {...sections.personal}>
      <div className="grid2">
        <TextField
          name="firstName"
          label={labels.firstName}
          autoComplete="given-name"
          required
          error={errors.firstName}
        />
        <TextField
          name="lastName"
          label={labels.lastName}
          autoComplete="family-name"
          required
          error={errors.lastName}
        />
        <EmailField
          name="email"
          label={labels.email}
          autoComplete="email"
          required
          error={errors.email}
        />
        <TextField
          name="phone"
          label={labels.phone}
          type="tel"
          autoComplete="tel"
          required
          error={errors.phone}
        />
        <TextField
          name="dateOfBirth"
          label={labels.dateOfBirth}
          type="date"
          autoComplete="bday"
          required
          error={errors.dateOfBirth}
        />
        <TextArea
          className="all"
          name="address"
          label={labels.address}
          rows={2}
          autoComplete="street-address"
          required
          error={errors.address}
        />
      </div>
    </FormSection>
  );
}

/**
 * Level and subjects. CSS shows the subjects of the level that is picked, so it needs no scripts.
 * Neither is natively required: their notices speak (docs/requirements.md, R20.5).
 *
 * @param chooseStream absent until the scripts run
 */
export function AcademicSection({
  errors,
  chooseStream,
}: {
  errors: FieldErrors;
  chooseStream?: (subjects: readonly string[]) => void;
}) {
  return (
    <FormSection {...sections.academic}>
      <fieldset aria-describedby="level-error">
        <legend className="lab">{labels.level}</legend>
        <div className="levels">
          {levelKeys.map((level) => (
            <label key={level} className="pick">
              <input type="radio" name="level" value={level} aria-describedby="level-error" />
              <LevelMark level={level}>
                {levels[level].option.replace(' Level', '\u00a0Level')}
              </LevelMark>
            </label>
          ))}
        </div>
        <FieldError name="level" error={errors.level} />
      </fieldset>
      <fieldset aria-describedby="subjects-error">
        <legend className="lab">{labels.subjects}</legend>
        <p className="hint unpicked">{registrationForm.noLevelYet}</p>
        {levelKeys.map((level) => (
          <div key={level} data-for={level}>
            {level === 'a-level' && chooseStream && <StreamButtons choose={chooseStream} />}
            <div className="chips">
              {levels[level].subjects.map((subject) => (
                <label
                  key={subject}
                  className="chip"
                  data-subject={registrationAppearances[subject].colour}
                >
                  <input type="checkbox" name={subjectsFieldName(level as Level)} value={subject} />
                  {subject}
                </label>
              ))}
            </div>
          </div>
        ))}
        <FieldError name="subjects" error={errors.subjects} />
      </fieldset>
      <TextField
        name="previousSchool"
        label={labels.previousSchool}
        autoComplete="off"
        optional={registrationForm.optional}
        error={errors.previousSchool}
      />
    </FormSection>
  );
}

function StreamButtons({ choose }: { choose: (subjects: readonly string[]) => void }) {
  return (
    <div className="streams">
      <p className="hint" id="streams-note">
        <b>{streamWords.heading}.</b> {streamWords.note}
      </p>
      <ButtonRow>
        {streams.map(({ name, subjects }) => (
          <button key={name} type="button" className="stream" onClick={() => choose(subjects)}>
            {name}
          </button>
        ))}
      </ButtonRow>
    </div>
  );
}

export function GuardianSection({ errors }: { errors: FieldErrors }) {
  return (
    <FormSection {...sections.guardian}>
      <div className="grid2">
        <TextField
          name="parentName"
          label={labels.parentName}
          autoComplete="section-guardian name"
          required
          error={errors.parentName}
        />
        <TextField
          name="parentPhone"
          label={labels.parentPhone}
          type="tel"
          autoComplete="section-guardian tel"
          required
          error={errors.parentPhone}
        />
        <EmailField
          className="all"
          name="parentEmail"
          label={labels.parentEmail}
          autoComplete="section-guardian email"
          optional={registrationForm.optional}
          error={errors.parentEmail}
        />
      </div>
    </FormSection>
  );
}

export function AdditionalSection({
  errors,
  children,
}: {
  errors: FieldErrors;
  children: ReactNode;
}) {
  return (
    <FormSection {...sections.additional}>
      <TextArea
        name="specialRequirements"
        label={labels.specialRequirements}
        rows={registrationForm.specialRequirementsRows}
        optional={registrationForm.optional}
        error={errors.specialRequirements}
      />
      <TermsCheckbox error={errors.agreeToTerms} />
      {children}
    </FormSection>
  );
}

/** The terms box (docs/requirements.md, R20.4), with the two texts that it names a tap away. */
function TermsCheckbox({ error }: { error?: string }) {
  const { before, terms, between, privacy, after } = registrationForm.terms;
  return (
    <div>
      <label className="terms">
        <input
          type="checkbox"
          id="agreeToTerms"
          name="agreeToTerms"
          value={agreedValue}
          aria-describedby="agreeToTerms-error"
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
      <FieldError name="agreeToTerms" error={error} />
    </div>
  );
}
