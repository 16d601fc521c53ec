import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '#app/browser/after-paint.ts';
import { printPart } from '#app/browser/print.ts';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { weeklyHours } from '#content/claims.ts';
import { levelKeys, levels } from '#content/levels.ts';
import { estimate } from '#content/planner.ts';
import { registrationLooks } from '#content/subjects.ts';
import { curriculumOptions } from '#rules/choice.ts';
import { type FeeAnswer, feeAnswer, hoursOffered, readQuestion } from '#rules/fee-estimate.ts';
import { hoursText } from '#rules/times.ts';
import { LevelChoice } from './level-choice.tsx';

/** What a parent would pay: subjects and curriculum ticked, the sum beside them. */
export function FeeEstimate() {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<FeeAnswer>();

  function count() {
    const question = form.current && readQuestion(new FormData(form.current));
    setAnswer(question?.subjects.length ? feeAnswer(question, Date.now()) : undefined);
  }

  // What was ticked before the scripts ran counts as well.
  useEffect(count, []);

  return (
    <section className="s mist" id="estimate">
      <div className="pg">
        <h2>{estimate.heading}</h2>
        <div className="note">
          <p>{estimate.lead}</p>
        </div>
        <form ref={form} className="choose reckon" onChange={() => afterPaint(count)}>
          <LevelChoice label={estimate.level} />
          <Choices />
          <fieldset className="classes">
            <legend className="lab">{estimate.subjects}</legend>
            {levelKeys.map((level) => (
              <div key={level} data-for={level} className="chips">
                {levels[level].subjects.map((subject) => (
                  <label
                    key={subject}
                    className="chip"
                    data-subject={registrationLooks[subject].colour}
                  >
                    <input type="checkbox" name={`subjects-${level}`} value={subject} />
                    {subject}
                  </label>
                ))}
              </div>
            ))}
          </fieldset>
          <div className="sheet answer" aria-live="polite">
            {answer ? <Answer {...answer} /> : <Waiting />}
          </div>
        </form>
      </div>
    </section>
  );
}

/** Curriculum, and hours where they are not the usual ones. */
function Choices() {
  return (
    <div className="grid2">
      <div className="f">
        <label htmlFor="estimate-curriculum">{estimate.curriculum}</label>
        <select className="in" id="estimate-curriculum" name="curriculum">
          {curriculumOptions.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="f">
        <label htmlFor="estimate-hours">{estimate.hours}</label>
        <select className="in" id="estimate-hours" name="hours">
          <option value="">
            {estimate.usualHours(weeklyHours['o-level'], weeklyHours['a-level'])}
          </option>
          {hoursOffered.map((hours) => (
            <option key={hours} value={hours}>
              {hoursText(hours)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

function Answer({ hours, perWeek, perMonth, earlyBird, otherReading, notOffered }: FeeAnswer) {
  return (
    <>
      <dl className="sums">
        <div>
          <dt>{estimate.perMonth}</dt>
          <dd className="num">{perMonth}</dd>
        </div>
        <div>
          <dt>
            {estimate.perWeek}, {hoursText(Number(hours))}
          </dt>
          <dd className="num">{perWeek}</dd>
        </div>
      </dl>
      {[earlyBird, otherReading, notOffered].filter(Boolean).map((sentence) => (
        <p key={sentence}>
          <Unbroken>{sentence}</Unbroken>
        </p>
      ))}
      <p className="small">
        {estimate.monthNote} {estimate.note}
      </p>
      <p className="acts">
        <button type="button" onClick={() => printPart('estimate')}>
          <Printer className="i" aria-hidden="true" />
          {estimate.print}
        </button>
      </p>
    </>
  );
}

function Waiting() {
  return (
    <>
      <p>{estimate.empty}</p>
      <noscript>
        <p>{estimate.byHand}</p>
      </noscript>
    </>
  );
}
