import { Fragment } from 'react';
import { ClosureNote, useClosedAttribute } from '#app/timetable/no-class.tsx';
import { oLevelOverview } from '#content/pages/o-level-overview.ts';
import { programmePage } from '#content/pages/programme-page.ts';
import { registerLinkOf } from '#rules/pages/register-link.ts';
import { type Group, groupNames, type SchoolClass, weekOf } from '#rules/timetable/classes.ts';

/** The week as two lists, the groups of which a student attends one. */
export function WeekList() {
  return (
    <div className="weeklist">
      {(['weekday', 'weekend'] as const).map((group, at) => (
        <Fragment key={group}>
          {at > 0 && <p className="or">{programmePage.timetable.or}</p>}
          <GroupList group={group} />
        </Fragment>
      ))}
    </div>
  );
}

function GroupList({ group }: { group: Group }) {
  return (
    <div className="sheet" data-group={group}>
      <h3>{groupNames[group]}</h3>
      <ul>
        {weekOf['o-level']
          .filter((one) => one.group === group)
          .map((one) => (
            <ClassLine key={one.id} slot={one} />
          ))}
      </ul>
    </div>
  );
}

function ClassLine({ slot }: { slot: SchoolClass }) {
  const { subject, colour, day, time } = slot;
  return (
    <li {...useClosedAttribute(slot)}>
      <i className="bk" data-subject={colour} />
      <b>{subject}</b>
      <span>
        {day}, <time>{time}</time> <ClosureNote slot={slot} />
      </span>
      <a className="go" href={registerLinkOf(slot)}>
        {oLevelOverview.schedule.register}
        <span className="sr">
          {' '}
          for {subject}, {day}
        </span>
      </a>
    </li>
  );
}
