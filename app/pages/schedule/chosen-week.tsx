import { memo } from 'react';
import { ClassCard } from '#app/timetable/class-card.tsx';
import { WeekPlanner } from '#app/timetable/week.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ButtonRow } from '#app/ui/button-row.tsx';
import { Numeral } from '#app/ui/numeral.tsx';
import { wideClass } from '#app/ui/section.tsx';
import { estimate, planner } from '#content/pages/planner.ts';
import type { Choice } from '#rules/timetable/choice.ts';
import { allClasses, type SchoolClass } from '#rules/timetable/classes.ts';
import { timetableSummary } from '#rules/timetable/timetable-summary.ts';
import { ChosenWeekActions } from './chosen-week-actions.tsx';

/**
 * The kept classes as a week, what they add up to, and what to do with them. Every class hangs here
 * from the start, hidden until it is kept: so the server can show the kept ones in the built page,
 * and hydration finds the elements it expects. What the server may have changed is marked.
 */
export const ChosenWeek = memo(function ChosenWeek({ choice }: { choice: Choice }) {
  const chosen = choice.classes.length > 0;
  const { what, hours, perWeek, perMonth, notes, clashes, register } = timetableSummary(choice);
  return (
    <div className={wideClass} id="kept">
      <p className="mine" data-slot="nothing-kept" hidden={chosen} suppressHydrationWarning>
        {planner.empty}
      </p>
      <div data-slot="kept" hidden={!chosen} suppressHydrationWarning>
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
        <WeekPlanner
          classes={allClasses}
          renderClass={(one) => (
            <ChosenClassCard
              key={one.id}
              slot={one}
              chosen={choice.classes.some(({ id }) => id === one.id)}
              clash={clashes[one.id]}
            />
          )}
        />
        <ButtonRow as="div">
          <ButtonLink
            variant="primary"
            href={register}
            data-link="register"
            suppressHydrationWarning
          >
            {planner.register}
          </ButtonLink>
          <ChosenWeekActions choice={choice} />
        </ButtonRow>
      </div>
    </div>
  );
});

function Sum({ name, fill, value }: { name: string; fill: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <Numeral as="dd" data-fill={fill} suppressHydrationWarning>
        {value}
      </Numeral>
    </div>
  );
}

function ChosenClassCard({
  slot,
  chosen,
  clash,
}: {
  slot: SchoolClass;
  chosen: boolean;
  clash?: string;
}) {
  return (
    <ClassCard
      slot={slot}
      data-class={slot.id}
      data-clash={clash ? '' : undefined}
      hidden={!chosen}
      suppressHydrationWarning
    >
      <em data-fill={slot.id} hidden={!clash} suppressHydrationWarning>
        {clash ?? ''}
      </em>
    </ClassCard>
  );
}
