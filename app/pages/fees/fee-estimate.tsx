import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '#app/browser/after-paint.ts';
import { printElement } from '#app/browser/print.ts';
import { Symbols } from '#app/chrome/symbols.tsx';
import { LevelChoice } from '#app/forms/level-choice.tsx';
import { Actions } from '#app/ui/actions.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { NoWrap } from '#app/ui/no-wrap.tsx';
import { Numeral } from '#app/ui/numeral.tsx';
import { MarginNote, PageGrid, Section } from '#app/ui/section.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { estimate } from '#content/pages/planner.ts';
import { weeklyHours } from '#content/school/claims.ts';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import { registrationAppearances } from '#content/teaching/subjects.ts';
import { hoursText } from '#rules/calendar/times.ts';
import { type FeeAnswer, feeAnswer, hoursOffered, readQuestion } from '#rules/fees/fee-estimate.ts';
import { curriculumOptions } from '#rules/timetable/choice.ts';

/** What a parent would pay: subjects and curriculum ticked, the sum beside them. */
export function FeeEstimate() {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<FeeAnswer>();

  function updateEstimate() {
    const question = form.current && readQuestion(new FormData(form.current));
    setAnswer(question?.subjects.length ? feeAnswer(question, Date.now()) : undefined);
  }

  // What was ticked before the scripts ran counts as well.
  useEffect(updateEstimate, []);

  return (
    <Section ground="mist" id="estimate">
      <Symbols at={{ corner: 'atom' }} />
      <PageGrid>
        <h2>{estimate.heading}</h2>
        <MarginNote>
          <p>{estimate.lead}</p>
        </MarginNote>
        <form ref={form} className="choose reckon" onChange={() => afterPaint(updateEstimate)}>
          <LevelChoice label={estimate.level} />
          <EstimateOptions />
          <fieldset className="classes">
            <legend className="lab">{estimate.subjects}</legend>
            {levelKeys.map((level) => (
              <div key={level} data-for={level} className="chips">
                {levels[level].subjects.map((subject) => (
                  <label
                    key={subject}
                    className="chip"
                    data-subject={registrationAppearances[subject].colour}
                  >
                    <input type="checkbox" name={`subjects-${level}`} value={subject} />
                    {subject}
                  </label>
                ))}
              </div>
            ))}
          </fieldset>
          <Sheet className="answer" aria-live="polite">
            {answer ? <EstimateResult {...answer} /> : <EstimatePrompt />}
          </Sheet>
        </form>
      </PageGrid>
    </Section>
  );
}

/** Curriculum, and hours where they are not the usual ones. */
function EstimateOptions() {
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

function EstimateResult({
  hours,
  perWeek,
  perMonth,
  earlyBird,
  otherReading,
  notOffered,
}: FeeAnswer) {
  return (
    <>
      <dl className="sums">
        <div>
          <dt>{estimate.perMonth}</dt>
          <Numeral as="dd">{perMonth}</Numeral>
        </div>
        <div>
          <dt>
            {estimate.perWeek}, {hoursText(Number(hours))}
          </dt>
          <Numeral as="dd">{perWeek}</Numeral>
        </div>
      </dl>
      {[earlyBird, otherReading, notOffered].filter(Boolean).map((sentence) => (
        <p key={sentence}>
          <NoWrap>{sentence}</NoWrap>
        </p>
      ))}
      <p className="small">
        {estimate.monthNote} {estimate.note}
      </p>
      <Actions>
        <button type="button" onClick={() => printElement('estimate')}>
          <Icon of={Printer} />
          {estimate.print}
        </button>
      </Actions>
    </>
  );
}

function EstimatePrompt() {
  return (
    <>
      <p>{estimate.empty}</p>
      <noscript>
        <p>{estimate.byHand}</p>
      </noscript>
    </>
  );
}
