import { Fragment } from 'react';
import { ClassRegisterLink, RoomOrNote, useTimeAttributes } from '#app/timetable/class-note.tsx';
import { type Group, groupNames, type SchoolClass, weekOf } from '#rules/timetable/classes.ts';
import { LevelMark } from '#ui/level-mark.tsx';
import { Sheet } from '#ui/paper.tsx';
import { SubjectSwatch } from '#ui/subject.tsx';
import styles from './week-list.module.css';

/** The week as two lists, the groups of which a student attends one. */
export function WeekList() {
  return (
    <div className={styles.week}>
      {(['weekday', 'weekend'] as const).map((group, at) => (
        <Fragment key={group}>
          {at > 0 && <p className={styles.or}>or</p>}
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
  const { subject, colour, level, day, time } = slot;
  return (
    <li className={styles.class} {...useTimeAttributes(slot)}>
      <SubjectSwatch data-subject={colour} />
      <b>
        {subject} <LevelMark className={styles.level} level={level} />
      </b>
      <span className={styles.time}>
        {day}, <time>{time}</time>
        <RoomOrNote className={styles.room} slot={slot} />
      </span>
      <ClassRegisterLink className={styles.action} slot={slot} />
    </li>
  );
}
