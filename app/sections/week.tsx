import type { ReactNode } from 'react';
import { days } from '#content/timetable.ts';
import { classesOn, type Group, groupNames, groupOf, type SchoolClass } from '#rules/classes.ts';
import { hourText } from '#rules/times.ts';
import { ClassSlip } from './class-slip.tsx';
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
    <div className="sheet">
      <Pins />
      <Week
        className="week strip"
        classes={classes}
        slip={(one) => <ClassSlip key={one.id} slot={one} action="Register Now" />}
      />
      {children && <div className="under">{children}</div>}
    </div>
  );
}

/**
 * The week as a planner: hours in the margin, classes as high as they are long. On phones it is a
 * list of days. `children` is pinned into the free mornings.
 */
export function Planner({
  classes,
  slip = (one) => <ClassSlip key={one.id} slot={one} />,
  children,
}: {
  classes: readonly SchoolClass[];
  slip?: (one: SchoolClass) => ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="plan planner">
      <ol className="hours" aria-hidden="true">
        {plannerHours.map((hour) => (
          <li key={hour}>{hourText(hour)}</li>
        ))}
      </ol>
      <div className="sheet">
        <Pins />
        <p className="groups" aria-hidden="true">
          <span>{groupNames.weekday}</span>
          <span>{groupNames.weekend}</span>
        </p>
        <Week className="week" classes={classes} slip={slip} />
        {children}
      </div>
    </div>
  );
}

function Week({
  className,
  classes,
  slip,
}: {
  className: string;
  classes: readonly SchoolClass[];
  slip: (one: SchoolClass) => ReactNode;
}) {
  return (
    <ol className={className}>
      {days.map((day) => {
        const group: Group = groupOf(day);
        return (
          <li key={day} className={group === 'weekend' ? 'we' : undefined}>
            <h3>
              {day}
              <small>{groupNames[group]}</small>
            </h3>
            <div className="slots">{classesOn(day, classes).map(slip)}</div>
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
