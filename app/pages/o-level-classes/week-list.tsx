import { Fragment } from 'react';
import { ClosureNote, useClosedAttribute } from '#app/timetable/no-class.tsx';
import { oLevelOverview } from '#content/pages/o-level-overview.ts';
import { programmePage } from '#content/pages/programme-page.ts';
import { type Group, groupNames, type SchoolClass, weekOf } from '#rules/timetable/classes.ts';
import { classRegisterLink } from '#rules/timetable/register-link.ts';
import { ActionLink } from '#ui/action-link.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SubjectSwatch } from '#ui/subject-swatch.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './week-list.module.css';

/** The week as two lists, the groups of which a student attends one. */
export function WeekList() {
  return (
    <div className={styles.week}>
      {(['weekday', 'weekend'] as const).map((group, at) => (
        <Fragment key={group}>
          {at > 0 && <p className={styles.or}>{programmePage.timetable.or}</p>}
          <GroupList group={group} />
        </Fragment>
      ))}
    </div>
  );
}

function GroupList({ group }: { group: Group }) {
  return (
    <Sheet className={styles.group} data-group={group}>
      <h3>{groupNames[group]}</h3>
      <ul>
        {weekOf['o-level']
          .filter((one) => one.group === group)
          .map((one) => (
            <ClassLine key={one.id} slot={one} />
          ))}
      </ul>
    </Sheet>
  );
}

function ClassLine({ slot }: { slot: SchoolClass }) {
  const { subject, colour, day, time } = slot;
  return (
    <li className={styles.class} {...useClosedAttribute(slot)}>
      <SubjectSwatch data-subject={colour} />
      <b>{subject}</b>
      <span className={styles.time}>
        {day}, <time>{time}</time> <ClosureNote slot={slot} />
      </span>
      <ActionLink className={styles.action} href={classRegisterLink(slot)}>
        {oLevelOverview.schedule.register}
        <VisuallyHidden>
          {' '}
          for {subject}, {day}
        </VisuallyHidden>
      </ActionLink>
    </li>
  );
}
