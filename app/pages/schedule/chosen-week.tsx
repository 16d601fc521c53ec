import { memo } from 'react';
import { Sum, Sums } from '#app/fees/sums.tsx';
import { ClassCard } from '#app/timetable/class-card.tsx';
import { WeekPlanner } from '#app/timetable/week-planner.tsx';
import { estimate, planner } from '#content/pages/planner.ts';
import { month } from '#content/teaching/fees.ts';
import { timetableSummary } from '#rules/pages/timetable-summary.ts';
import type { Choice } from '#rules/timetable/choice.ts';
import { allClasses, type SchoolClass } from '#rules/timetable/classes.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { wideClass } from '#ui/section.tsx';
import { Callout } from '#ui/text.tsx';
import styles from './chosen-week.module.css';
import { ChosenWeekActions } from './chosen-week-actions.tsx';

/**
 * The chosen classes as a week, what they add up to, and what to do with them. Every class is here
 * from the start, hidden until it is chosen: where the server has rendered the choice of the
 * address, hydration finds the elements that it expects. What may differ then is marked.
 */
export const ChosenWeek = memo(function ChosenWeek({ choice }: { choice: Choice }) {
  const chosen = choice.classes.length > 0;
  const { what, hours, perWeek, perMonth, notes, clashes, register } = timetableSummary(choice);
  return (
    <div className={classNames(wideClass, styles.week)} id="kept">
      <p className={styles.empty} hidden={chosen} suppressHydrationWarning>
        {planner.empty}
      </p>
      <div className={styles.kept} data-kept="" hidden={!chosen} suppressHydrationWarning>
        <p className={styles.summary} suppressHydrationWarning>
          {what}
        </p>
        <Sums aria-live="polite">
          <Sum name={planner.hoursPerWeek} value={hours} suppressHydrationWarning />
          <Sum name={estimate.perWeek} value={perWeek} suppressHydrationWarning />
          <Sum name={estimate.perMonth} value={perMonth} suppressHydrationWarning />
        </Sums>
        <p className="small">
          {month.note} {estimate.note}
        </p>
        {Object.entries(notes).map(([fill, text]) => (
          <Callout key={fill} hidden={!text} suppressHydrationWarning>
            {text}
          </Callout>
        ))}
        <WeekPlanner
          className={styles.planner}
          chosen
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
          <ButtonLink variant="primary" href={register} suppressHydrationWarning>
            {planner.register}
          </ButtonLink>
          <ChosenWeekActions choice={choice} />
        </ButtonRow>
      </div>
    </div>
  );
});

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
      look="planner"
      data-clash={clash ? '' : undefined}
      hidden={!chosen}
      suppressHydrationWarning
    >
      <em className={styles.clash} hidden={!clash} suppressHydrationWarning>
        {clash ?? ''}
      </em>
    </ClassCard>
  );
}
