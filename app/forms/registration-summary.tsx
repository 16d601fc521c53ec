import { type ComponentProps, type RefObject, useEffect, useState } from 'react';
import { registrationForm } from '#content/forms/registration.ts';
import { hoursText } from '#content/teaching/dates.ts';
import type { Curriculum } from '#content/teaching/fees.ts';
import type { Level } from '#content/teaching/levels.ts';
import { moneyText } from '#content/teaching/money-text.ts';
import { subjectColour } from '#content/teaching/subjects.ts';
import { answerText } from '#payloads/answers.ts';
import { readForm } from '#payloads/read-form.ts';
import { notOfferedText } from '#rules/fees/cost-text.ts';
import { estimateOf, hoursAWeek, subjectsOffered } from '#rules/fees/estimate.ts';
import { classById } from '#rules/timetable/classes.ts';
import { Fact } from '#ui/fact-list.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import { Slip, SlipRows } from '#ui/paper.tsx';
import { afterPaint } from '#ui/rendering.ts';
import { SubjectSwatch } from '#ui/subject.tsx';
import { NoWrap, Numeral } from '#ui/text.tsx';
import { documents } from '../documents.ts';
import { FILLED_IN } from './form-values.ts';
import type { LinkedBox } from './prefill.ts';
import styles from './registration-summary.module.css';

const words = registrationForm.summary;

/**
 * The answers so far, and their estimated cost, next to the form, once a level is chosen. They are
 * read after a change is painted, since reading a form forces a layout; only this part renders again,
 * not the whole form.
 *
 * @param linked the boxes of a link, which change with it
 */
export function RegistrationSummary({
  form,
  linked,
}: {
  form: RefObject<HTMLFormElement | null>;
  linked: readonly LinkedBox[];
}) {
  const [answers, setAnswers] = useState(() => readForm('registration', new FormData()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the form when the boxes change
  useEffect(() => {
    const element = form.current;
    const read = () =>
      afterPaint(() => {
        if (element?.isConnected) setAnswers(readForm('registration', new FormData(element)));
      });
    read();
    const stop = new AbortController();
    for (const type of ['input', FILLED_IN])
      element?.addEventListener(type, read, { signal: stop.signal });
    return () => stop.abort();
  }, [form, linked]);
  const { firstName, lastName, level, subjects, classes, curriculum } = answers;
  const student = `${firstName} ${lastName}`.trim();
  const chosen = (['classes', 'course', 'curriculum'] as const)
    .map((kind) => answerText(documents, kind, answers[kind]))
    .filter(Boolean)
    .join('; ');
  const estimate =
    level && subjects.length > 0 ? weeklyEstimate(level, subjects, curriculum, classes) : undefined;
  return (
    <aside className={styles.aside} aria-label={words.heading} hidden={!level}>
      <Slip className={styles.summary}>
        <h2>{words.heading}</h2>
        <SlipRows>
          <Line name="Student">{student}</Line>
          <Line name="Level">{level && <LevelMark level={level} />}</Line>
          <Line name="Subjects">
            {subjects.length > 0 &&
              subjects.map((subject) => (
                <span key={subject} className={styles.subject}>
                  <SubjectSwatch data-subject={subjectColour(subject)} />
                  {subject}
                </span>
              ))}
          </Line>
          {chosen && (
            <Line name={registrationForm.linked.legend}>
              <NoWrap>{chosen}</NoWrap>
            </Line>
          )}
          {estimate?.perWeek && (
            <>
              <Line name="Each week">{estimate.hours}</Line>
              <Line name="From" className={styles.sum}>
                <Numeral as="b">{estimate.perMonth}</Numeral>
                <NoWrap as="small">{`a month, ${estimate.tier} (${estimate.perWeek} a week)`}</NoWrap>
              </Line>
            </>
          )}
        </SlipRows>
        {estimate?.notOffered && (
          <NoWrap as="p" className="small">
            {estimate.notOffered}
          </NoWrap>
        )}
        {estimate?.perWeek && (
          <p className="small">
            A month is counted as four weeks. This is an estimate: we confirm the price when we
            call.
          </p>
        )}
      </Slip>
    </aside>
  );
}

/** A line that is left out until it is filled in. */
function Line({ children, ...fact }: ComponentProps<typeof Fact>) {
  return children ? <Fact {...fact}>{children}</Fact> : null;
}

/** What the subjects cost in a week, with the real hours of the chosen classes. */
function weeklyEstimate(
  level: Level,
  subjects: readonly string[],
  curriculum: Curriculum = 'Local GCE',
  ids: readonly string[] = [],
) {
  const classes = ids.flatMap((id) => {
    const one = classById(documents, id);
    return one ? [{ ...one, subject: one.registersAs ?? one.subject }] : [];
  });
  const offered = subjectsOffered(documents, level, curriculum, subjects);
  const chosen = classes.filter(({ subject }) => offered.includes(subject));
  const hours = hoursAWeek(documents, level, chosen, offered);
  const { fee, perWeek, perMonth } = estimateOf(documents, level, curriculum, hours);
  return {
    hours: hours > 0 && hoursText(hours),
    perWeek: hours > 0 && moneyText(perWeek),
    perMonth: hours > 0 && moneyText(perMonth),
    tier: fee.name,
    notOffered: notOfferedText(documents, level, curriculum, subjects),
  };
}
