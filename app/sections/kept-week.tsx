import { memo } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { estimate, planner } from '#content/planner.ts';
import type { Choice } from '#rules/choice.ts';
import { allClasses, type SchoolClass } from '#rules/classes.ts';
import { timetableSummary } from '#rules/timetable-summary.ts';
import { Slip } from './class-slip.tsx';
import { KeptActions } from './kept-actions.tsx';
import { Planner } from './week.tsx';

/**
 * The kept classes as a week, what they add up to, and what to do with them. Every class hangs here
 * from the start, hidden until it is kept: so the server can show the kept ones in the built page,
 * and hydration finds the elements it expects. What the server may have changed is marked.
 */
export const KeptWeek = memo(function KeptWeek({ choice }: { choice: Choice }) {
  const kept = choice.classes.length > 0;
  const { what, hours, perWeek, perMonth, notes, clashes, register } = timetableSummary(choice);
  return (
    <div className="wide" id="kept">
      <p className="mine" data-slot="nothing-kept" hidden={kept} suppressHydrationWarning>
        {planner.empty}
      </p>
      <div data-slot="kept" hidden={!kept} suppressHydrationWarning>
        <p className="what" data-fill="what" suppressHydrationWarning>
          {what}
        </p>
        <dl className="sums" aria-live="polite">
          <Sum name={planner.hoursPerWeek} fill="hours" value={hours} />
          <Sum name={estimate.perWeek} fill="perWeek" value={perWeek} />
          <Sum name={estimate.perMonth} fill="perMonth" value={perMonth} />
        </dl>
        <p className="small">
          {estimate.monthNote} {estimate.note}
        </p>
        {Object.entries(notes).map(([fill, text]) => (
          <p key={fill} className="both" data-fill={fill} hidden={!text} suppressHydrationWarning>
            {text}
          </p>
        ))}
        <Planner
          classes={allClasses}
          slip={(one) => (
            <KeptSlip
              key={one.id}
              slot={one}
              kept={choice.classes.some(({ id }) => id === one.id)}
              clash={clashes[one.id]}
            />
          )}
        />
        <div className="row-btn">
          <ButtonLink look="go" href={register} data-link="register" suppressHydrationWarning>
            {planner.register}
          </ButtonLink>
          <KeptActions choice={choice} />
        </div>
      </div>
    </div>
  );
});

function Sum({ name, fill, value }: { name: string; fill: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num" data-fill={fill} suppressHydrationWarning>
        {value}
      </dd>
    </div>
  );
}

function KeptSlip({ slot, kept, clash }: { slot: SchoolClass; kept: boolean; clash?: string }) {
  return (
    <Slip
      slot={slot}
      data-class={slot.id}
      data-clash={clash ? '' : undefined}
      hidden={!kept}
      suppressHydrationWarning
    >
      <em data-fill={slot.id} hidden={!clash} suppressHydrationWarning>
        {clash ?? ''}
      </em>
    </Slip>
  );
}
