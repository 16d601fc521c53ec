import { type RefObject, useSyncExternalStore } from 'react';
import { registrationForm } from '#content/forms/forms.ts';
import { weeklyHours } from '#content/school/claims.ts';
import type { Level } from '#content/teaching/levels.ts';
import { hoursText } from '#rules/calendar/times.ts';
import { feeOf } from '#rules/fees/estimate.ts';
import { moneyText, times } from '#rules/fees/money.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { LevelMark } from '#ui/level-mark.tsx';
import { Numeral } from '#ui/numeral.tsx';
import { Slip, SlipRow } from '#ui/slip.tsx';
import { SubjectSwatch } from '#ui/subject-swatch.tsx';
import { type RegistrationDraft, readRegistration } from './form-values.ts';
import { subjectColour } from './prefill.ts';
import styles from './registration-summary.module.css';

const words = registrationForm.summary;

/** The answers in the registration form, for what is shown next to it. */
export interface AnswersStore {
  current: () => RegistrationDraft;
  subscribe: (listener: () => void) => () => void;
  /** Call it whenever an answer has changed. */
  refresh: () => void;
}

/**
 * The fields hold the answers; they are read after a change is painted, since reading a form forces
 * a layout. Only subscribers render again, not the whole form.
 */
export function createAnswersStore(form: RefObject<HTMLFormElement | null>): AnswersStore {
  let answers = readRegistration(new FormData());
  const listeners = new Set<() => void>();
  return {
    current: () => answers,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: () =>
      afterPaint(() => {
        if (!form.current) return;
        answers = readRegistration(new FormData(form.current));
        for (const listener of listeners) listener();
      }),
  };
}

/** The answers so far, and their estimated cost, next to the form. */
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
                <small>{words.aWeek(estimate.tier)}</small>
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

/** What that many subjects cost, by the school's weekly hours and its lowest fee. */
function weeklyEstimate(level: Level, subjects: number) {
  const hours = weeklyHours[level] * subjects;
  const { name, currency, amount } = feeOf(level, 'Local GCE');
  return {
    hours: hoursText(hours),
    cost: moneyText(times({ currency, amount }, hours)),
    tier: name,
  };
}
