import { memo } from 'react';
import { Sum, Sums } from '#app/fees/sums.tsx';
import { ClassCard } from '#app/timetable/class-card.tsx';
import { WeekPlanner } from '#app/timetable/week-planner.tsx';
import { estimate, planner } from '#content/pages/planner.ts';
import { timetableSummary } from '#rules/pages/timetable-summary.ts';
import type { Choice } from '#rules/timetable/choice.ts';
import { allClasses, type SchoolClass } from '#rules/timetable/classes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ButtonRow } from '#ui/button-row.tsx';
import { Callout } from '#ui/callout.tsx';
import { classNames } from '#ui/class-names.ts';
import { wideClass } from '#ui/section.tsx';
import styles from './chosen-week.module.css';
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
    <div className={classNames(wideClass, styles.week)} id="kept">
      <p className={styles.empty} data-slot="nothing-kept" hidden={chosen} suppressHydrationWarning>
        {planner.empty}
      </p>
      <div className={styles.kept} data-slot="kept" hidden={!chosen} suppressHydrationWarning>
        <p className={styles.summary} data-fill="what" suppressHydrationWarning>
          {what}
        </p>
        <Sums aria-live="polite">
          <Sum
            name={planner.hoursPerWeek}
            value={hours}
            data-fill="hours"
            suppressHydrationWarning
          />
          <Sum
            name={estimate.perWeek}
            value={perWeek}
            data-fill="perWeek"
            suppressHydrationWarning
          />
          <Sum
            name={estimate.perMonth}
            value={perMonth}
            data-fill="perMonth"
            suppressHydrationWarning
          />
        </Sums>
        <p className="small">
          {estimate.monthNote} {estimate.note}
        </p>
        {Object.entries(notes).map(([fill, text]) => (
          <Callout key={fill} data-fill={fill} hidden={!text} suppressHydrationWarning>
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
      data-class={slot.id}
      data-clash={clash ? '' : undefined}
      hidden={!chosen}
      suppressHydrationWarning
    >
      <em className={styles.clash} data-fill={slot.id} hidden={!clash} suppressHydrationWarning>
        {clash ?? ''}
      </em>
    </ClassCard>
  );
}
