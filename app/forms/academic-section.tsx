import { useId } from 'react';
import { registrationForm } from '#content/forms/registration.ts';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import { registrationAppearances } from '#content/teaching/subjects.ts';
import { registrationLabels as labels, subjectsFieldName } from '#payloads/form-fields.ts';
import { CheckboxChip, CheckboxChips, ChoiceCard, ChoiceCards, Radio } from '#ui/choices.tsx';
import { FieldError, FieldHint, Fieldset } from '#ui/field.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import styles from './academic-section.module.css';
import { ForLevel } from './for-level.tsx';
import { LinkedFields } from './linked-fields.tsx';
import type { LinkedChoice } from './prefill.ts';
import { RegistrationSection } from './registration-section.tsx';
import { SectionFields } from './registration-sections.tsx';
import { StreamButtons } from './stream-buttons.tsx';
import type { FieldErrors } from './submission-state.ts';

/**
 * Level and subjects. CSS shows the subjects of the level that is picked, so it needs no scripts.
 * Neither is natively required: their notices speak (docs/requirements.md, R20.5).
 *
 * @param chooseStream absent until the scripts run
 */
export function AcademicSection({
  errors,
  linked,
  chooseStream,
}: {
  errors: FieldErrors;
  linked: LinkedChoice;
  chooseStream?: (subjects: readonly string[]) => void;
}) {
  const id = useId();
  const levelError = `${id}-level`;
  const subjectsError = `${id}-subjects`;
  return (
    <RegistrationSection {...registrationForm.sections.academic}>
      <Fieldset legend={labels.level} aria-describedby={levelError}>
        <ChoiceCards>
          {levelKeys.map((level) => (
            <ChoiceCard key={level}>
              <Radio name="level" value={level} aria-describedby={levelError} />
              <LevelMark level={level}>
                {levels[level].option.replace(' Level', '\u00a0Level')}
              </LevelMark>
            </ChoiceCard>
          ))}
        </ChoiceCards>
        <FieldError id={levelError} error={errors.level} />
      </Fieldset>
      <Fieldset legend={labels.subjects} aria-describedby={subjectsError}>
        <FieldHint className={styles.unpicked}>{registrationForm.noLevelYet}</FieldHint>
        {levelKeys.map((level) => (
          <ForLevel key={level} level={level}>
            {level === 'a-level' && chooseStream && <StreamButtons choose={chooseStream} />}
            <CheckboxChips>
              {levels[level].subjects.map((subject) => (
                <CheckboxChip
                  key={subject}
                  subject={registrationAppearances[subject].colour}
                  name={subjectsFieldName(level)}
                  value={subject}
                >
                  {subject}
                </CheckboxChip>
              ))}
            </CheckboxChips>
          </ForLevel>
        ))}
        <FieldError id={subjectsError} error={errors.subjects} />
      </Fieldset>
      <LinkedFields {...linked} />
      <SectionFields section="academic" errors={errors} />
    </RegistrationSection>
  );
}
