import type { Ref } from 'react';
import { type OfficeState, officeStates, outcomes } from '#content/office/states.ts';
import { submissionWords } from '#content/office/submission.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { likelyOutcome } from './likely.ts';
import styles from './outcomes.module.css';

/** The six in one row: the likely one dark, the one that stands tinted and framed. */
export function Outcomes({
  ref,
  state,
  sending,
  set,
}: {
  ref: Ref<HTMLDivElement>;
  state: OfficeState;
  /** What is being set: it looks set at once. */
  sending: OfficeState | undefined;
  set: (state: OfficeState) => void;
}) {
  const stands = sending ?? state;
  const likely = likelyOutcome(stands);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand in the row */}
      <div
        ref={ref}
        className={styles.outcomes}
        role="group"
        aria-label={submissionWords.outcomeLabel}
      >
        {outcomes.map((outcome) => (
          <button
            key={outcome}
            type="button"
            className={classNames(styles.outcome, outcome === likely && styles.likely)}
            aria-pressed={outcome === stands}
            aria-disabled={sending !== undefined || undefined}
            onClick={() => set(outcome)}
          >
            <Icon name={officeStates[outcome].icon} />
            {officeStates[outcome].name}
          </button>
        ))}
      </div>
      <p className={styles.printed}>
        <StateMark state={state} />
      </p>
    </>
  );
}
