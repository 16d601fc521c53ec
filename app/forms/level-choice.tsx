import type { ReactNode } from 'react';
import { curricula } from '#content/teaching/fees.ts';
import { type Level, levelKeys, levels } from '#content/teaching/levels.ts';
import { subjectColour } from '#content/teaching/subjects.ts';
import { slugOf } from '#rules/timetable/classes.ts';
import { CheckboxChip, CheckboxChips, ChoiceCard, ChoiceCards, Radio } from '#ui/choices.tsx';
import { Fieldset, SelectField } from '#ui/field.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import { useLayoutAhead } from '#ui/rendering.ts';
import styles from './level-choice.module.css';

/** A part of a form that is shown while its level is chosen in the same form, also without scripts. */
export function ForLevel({ level, children }: { level: Level; children: ReactNode }) {
  return (
    <div ref={useLayoutAhead<HTMLDivElement>()} className={styles.part} data-for={level}>
      <div>{children}</div>
    </div>
  );
}

/** O Level or A Level, as a question in a form; O Level is chosen at first. */
export function LevelChoice() {
  return (
    <Fieldset legend="Level">
      <LevelRadios name={(level) => levels[level].name} initial="o-level" />
    </Fieldset>
  );
}

/** A radio button for each level. */
export function LevelRadios({
  name,
  initial,
  describedBy,
}: {
  name: (level: Level) => ReactNode;
  initial?: Level;
  describedBy?: string;
}) {
  return (
    <ChoiceCards>
      {levelKeys.map((level) => (
        <ChoiceCard key={level}>
          <Radio
            name="level"
            value={level}
            defaultChecked={initial && level === initial}
            aria-describedby={describedBy}
          />
          <LevelMark level={level}>{name(level)}</LevelMark>
        </ChoiceCard>
      ))}
    </ChoiceCards>
  );
}

/** Of which curriculum the classes and fees are. */
export function CurriculumField() {
  return (
    <SelectField name="curriculum" label="Curriculum">
      {curricula.map((curriculum) => (
        <option key={curriculum} value={slugOf(curriculum)}>
          {curriculum}
        </option>
      ))}
    </SelectField>
  );
}

/** The subjects of a level, or some of them, to be ticked. */
export function SubjectChips({
  level,
  name = `subjects-${level}`,
  subjects = levels[level].subjects,
}: {
  level: Level;
  name?: string;
  subjects?: readonly string[];
}) {
  return (
    <CheckboxChips>
      {subjects.map((subject) => (
        <CheckboxChip key={subject} subject={subjectColour(subject)} name={name} value={subject}>
          {subject}
        </CheckboxChip>
      ))}
    </CheckboxChips>
  );
}
