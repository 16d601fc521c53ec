import { Fragment, memo, type RefObject } from 'react';
import { CurriculumField, ForLevel, LevelChoice } from '#app/forms/level-choice.tsx';
import { useClassNote } from '#app/timetable/class-note.tsx';
import { noClassesText } from '#content/teaching/class-texts.ts';
import { type Level, levelKeys } from '#content/teaching/levels.ts';
import { type SchoolClass, weekOf } from '#rules/timetable/classes.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxChip, CheckboxChips } from '#ui/choices.tsx';
import { classNames } from '#ui/class-names.ts';
import { Fieldset } from '#ui/field.tsx';
import { SubjectSwatch } from '#ui/subject.tsx';
import { VisuallyHidden } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import styles from './timetable-form.module.css';

/** Level, curriculum and classes, as a plain form that is sent to /schedule by GET. */
export const TimetableForm = memo(function TimetableForm({
  form,
  onChoose,
}: {
  form: RefObject<HTMLFormElement | null>;
  onChoose: () => void;
}) {
  return (
    <form
      ref={form}
      className={classNames('no-print', styles.form)}
      method="get"
      action="/schedule#my-timetable"
      onChange={onChoose}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose();
        document.getElementById('kept')?.scrollIntoView();
      }}
    >
      <LevelChoice />
      <CurriculumField />
      <Fieldset className={styles.classes} legend="Choose your classes">
        {levelKeys.map((level) => (
          <ForLevel key={level} level={level}>
            <div className={styles.subjects}>
              <LevelClasses level={level} />
            </div>
          </ForLevel>
        ))}
      </Fieldset>
      <p>
        <Button type="submit">Show my timetable</Button>
      </p>
    </form>
  );
});

/** The classes of one level by subject, with 'or' between the groups of a subject. */
function LevelClasses({ level }: { level: Level }) {
  if (weekOf(documents)[level].length === 0) return <p>{noClassesText}</p>;
  const subjects = [...new Set(weekOf(documents)[level].map(({ subject }) => subject))];
  return subjects.map((subject) => {
    const groups = weekOf(documents)[level].filter((one) => one.subject === subject);
    return (
      <div key={subject} data-subject={groups[0]?.colour}>
        <h3>
          <SubjectSwatch />
          {subject}
        </h3>
        <CheckboxChips>
          {groups.map((one, at) => (
            <Fragment key={one.id}>
              {at > 0 && <span className={styles.or}>or</span>}
              <ClassBox slot={one} />
            </Fragment>
          ))}
        </CheckboxChips>
      </div>
    );
  });
}

function ClassBox({ slot }: { slot: SchoolClass }) {
  const { id, subject, day, time } = slot;
  const { state, short } = useClassNote(slot);
  return (
    <CheckboxChip name="class" value={id} disabled={state === 'over'}>
      <span>
        <VisuallyHidden>{subject}, </VisuallyHidden>
        {day} <time>{time}</time>
        {state?.startsWith('to-') && <span key={short}>{` ${short}`}</span>}
      </span>
    </CheckboxChip>
  );
}
