import { Printer } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { printElement } from '#app/browser/print.ts';
import { applyChoice, clearChoice, takeEarlyChoice } from '#app/browser/ticked-boxes.ts';
import { useToday, useTodaysNews } from '#app/browser/use-today.ts';
import { TitledSection } from '#app/chrome/titled-section.tsx';
import { Sum, Sums } from '#app/fees/sums.tsx';
import { CurriculumField, ForLevel, LevelChoice, SubjectChips } from '#app/forms/level-choice.tsx';
import { hoursText } from '#content/teaching/dates.ts';
import { estimateNote } from '#content/teaching/fees.ts';
import { levelKeys } from '#content/teaching/levels.ts';
import { type FeeAnswer, feeAnswer, hoursOffered, readQuestion } from '#rules/fees/fee-estimate.ts';
import { Actions, ButtonRow } from '#ui/actions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FieldGrid, Fieldset, SelectField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocation, useNavigate } from '#ui/location.ts';
import { Sheet } from '#ui/paper.tsx';
import { afterPaint } from '#ui/rendering.ts';
import { NoWrap } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import styles from './fee-estimate.module.css';

/** What a parent would pay for the subjects, curriculum and hours they choose. */
export function FeeEstimate() {
  const form = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  const navigate = useNavigate();
  /** The address's query that the form shows. */
  const followed = useRef<string>(undefined);
  const [fields, setFields] = useState('');
  const question = readQuestion(documents, new URLSearchParams(fields));
  const today = useToday();
  const hidesOffer = useTodaysNews()?.hidesPromotion ?? false;
  const answer =
    question?.subjects.length && today !== undefined
      ? feeAnswer(documents, question, today, hidesOffer)
      : undefined;

  const showEarly = useEffectEvent(change);

  // The first render ignored the address. What was ticked before the scripts ran counts as well.
  useEffect(() => {
    if (!form.current) return;
    if (search !== followed.current) {
      if (followed.current !== undefined) clearChoice(form.current);
      applyChoice(form.current, search);
      followed.current = search;
      if (takeEarlyChoice()) return showEarly();
    }
    setFields(fieldsOf(form.current));
  }, [search]);

  /** The address has the choice, for Back, a reload and a link that is shared. */
  function change() {
    if (!form.current) return;
    const next = fieldsOf(form.current);
    setFields(next);
    followed.current = `?${next}`;
    navigate({ search: followed.current, hash: window.location.hash }, { replace: true });
  }

  return (
    <TitledSection
      ground="mist"
      className={styles.section}
      id="estimate"
      symbols={{ corner: 'atom' }}
      heading="What will it cost?"
      note="Choose the level, curriculum and subjects to see the cost."
    >
      <form ref={form} className={styles.form} onChange={() => afterPaint(change)}>
        <LevelChoice />
        <FieldGrid>
          <CurriculumField />
          <SelectField name="hours" label="Hours a week in each">
            <option value="">The usual hours</option>
            {hoursOffered.map((hours) => (
              <option key={hours} value={hours}>
                {hoursText(hours)}
              </option>
            ))}
          </SelectField>
        </FieldGrid>
        <Fieldset legend="Subjects">
          {levelKeys.map((level) => (
            <ForLevel key={level} level={level}>
              <SubjectChips level={level} />
            </ForLevel>
          ))}
        </Fieldset>
        <Sheet className={styles.answer} aria-live="polite">
          {answer ? (
            <EstimateResult answer={answer} />
          ) : (
            <>
              <p>Tick a subject to see its price.</p>
              <noscript>
                <p>
                  This calculator needs JavaScript. Without it: multiply the hours a week by the
                  price of an hour, and by four for a month.
                </p>
              </noscript>
            </>
          )}
        </Sheet>
      </form>
    </TitledSection>
  );
}

/** The fields of a form that are filled in, as a query. */
function fieldsOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(fields.filter(([, value]) => value)).toString();
}

function EstimateResult({ answer }: { answer: FeeAnswer }) {
  const { register, hoursInWords, perWeek, perMonth, earlyBird, otherReading, notOffered } = answer;
  return (
    <>
      <Sums>
        <Sum name="Per month">{perMonth}</Sum>
        <Sum name={`Per week, ${hoursInWords}`}>{perWeek}</Sum>
      </Sums>
      {[earlyBird, otherReading, notOffered].filter(Boolean).map((sentence) => (
        <NoWrap as="p" key={sentence}>
          {sentence}
        </NoWrap>
      ))}
      <p className={classNames('small', styles.terms)}>{estimateNote}</p>
      <ButtonRow as="div">
        <ButtonLink href={register}>Register for these</ButtonLink>
        <Actions>
          <button type="button" onClick={() => printElement('estimate')}>
            <Icon of={Printer} />
            Print
          </button>
        </Actions>
      </ButtonRow>
    </>
  );
}
