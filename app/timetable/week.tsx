import type { ReactNode } from 'react';
import { Sheet } from '#app/ui/sheet.tsx';
import { days } from '#content/teaching/class-row.ts';
import { hourText } from '#rules/calendar/times.ts';
import {
  classesOn,
  type Group,
  groupNames,
  groupOf,
  type SchoolClass,
} from '#rules/timetable/classes.ts';
import { RegisterClassCard } from './class-card.tsx';
import { plannerHours } from './planner-rows.ts';

/** The week as a strip of seven days pinned to the wall. `children` stands below it. */
export function WeekStrip({
  classes,
  children,
}: {
  classes: readonly SchoolClass[];
  children?: ReactNode;
}) {
  return (
    <Sheet>
      <Pins />
      <Week
        className="week strip"
        classes={classes}
        renderClass={(one) => <RegisterClassCard key={one.id} slot={one} action="Register Now" />}
      />
      {children && <div className="under">{children}</div>}
    </Sheet>
  );
}

/**
 * The week as a planner: hours in the margin, classes as high as they are long. On phones it is a
 * list of days. `children` is pinned into the free mornings.
 */
export function WeekPlanner({
  classes,
  renderClass = (one) => <RegisterClassCard key={one.id} slot={one} />,
  children,
}: {
  classes: readonly SchoolClass[];
  renderClass?: (one: SchoolClass) => ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="plan planner">
      <ol className="hours" aria-hidden="true">
        {plannerHours.map((hour) => (
          <li key={hour}>{hourText(hour)}</li>
        ))}
      </ol>
      <Sheet>
        <Pins />
        <p className="groups" aria-hidden="true">
          <span>{groupNames.weekday}</span>
          <span>{groupNames.weekend}</span>
        </p>
        <Week className="week" classes={classes} renderClass={renderClass} />
        {children}
      </Sheet>
    </div>
  );
}

function Week({
  className,
  classes,
  renderClass,
}: {
  className: string;
  classes: readonly SchoolClass[];
  renderClass: (one: SchoolClass) => ReactNode;
}) {
  return (
    <ol className={className}>
      {days.map((day, index) => {
        const group: Group = groupOf(day);
        return (
          <li
            key={day}
            className={group === 'weekend' ? 'we' : undefined}
            data-may-wait={index < 3 ? undefined : ''}
          >
            <h3>
              {day}
              <small>{groupNames[group]}</small>
            </h3>
            <div className="slots">{classesOn(day, classes).map(renderClass)}</div>
          </li>
        );
      })}
    </ol>
  );
}

function Pins() {
  return (
    <>
      <i className="pin l" />
      <i className="pin r" />
    </>
  );
}
