import { useSyncExternalStore } from 'react';
import { registrationForm } from '#content/forms/forms.ts';
import { LevelMark } from '#ui/level-mark.tsx';
import { Numeral } from '#ui/numeral.tsx';
import { Slip, SlipRow } from '#ui/slip.tsx';
import { SubjectSwatch } from '#ui/subject-swatch.tsx';
import type { AnswersStore } from './answers-store.ts';
import styles from './registration-summary.module.css';
import { subjectColour } from './subject-selection.ts';
import { weeklyEstimate } from './weekly-estimate.ts';

const words = registrationForm.summary;

/** The answers so far, and what they come to, beside the form as it is filled in. */
export function RegistrationSummary({ answers }: { answers: AnswersStore }) {
  const { current, subscribe } = answers;
  const { firstName, lastName, level, subjects } = useSyncExternalStore(subscribe, current);
  const student = `${firstName} ${lastName}`.trim();
  const estimate = level && subjects.length > 0 && weeklyEstimate(level, subjects.length);
  return (
    <aside className={styles.aside} aria-label={words.heading}>
      <Slip heading={words.heading} className={styles.summary}>
        <dl>
          <Line name={words.student}>{student}</Line>
          <Line name={words.level}>{level && <LevelMark level={level} />}</Line>
          <Line name={words.subjects}>
            {subjects.length > 0 &&
              subjects.map((subject) => (
                <span key={subject} className={styles.subject}>
                  <SubjectSwatch data-subject={subjectColour(subject)} />
                  {subject}
                </span>
              ))}
          </Line>
          {estimate && (
            <>
              <Line name={words.eachWeek}>{estimate.hours}</Line>
              <Line name={words.from} className={styles.sum}>
                <Numeral as="b">{estimate.cost}</Numeral>
                <small>a week, {estimate.tier}</small>
              </Line>
            </>
          )}
        </dl>
        {estimate && <p className="small">{words.estimate}</p>}
      </Slip>
    </aside>
  );
}

function Line({
  name,
  className,
  children,
}: {
  name: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <SlipRow name={name} className={className}>
      {children || <span className={styles.none}>{words.none}</span>}
    </SlipRow>
  );
}
