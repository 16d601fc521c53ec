import { ClassRegisterLink, RoomOrNote, useTimeAttributes } from '#app/timetable/class-note.tsx';
import type { SchoolClass } from '#rules/timetable/classes.ts';
import { LevelMark } from '#ui/level-mark.tsx';
import { SubjectSwatch } from '#ui/subject.tsx';
import { Table } from '#ui/table.tsx';
import { VisuallyHidden } from '#ui/text.tsx';
import styles from './class-table.module.css';

/** The week as a table, a row a class. A day that goes on is said once to the eye, each time to the ear. */
export function ClassTable({
  classes,
  columns,
  action,
  caption,
}: {
  classes: readonly SchoolClass[];
  columns: readonly string[];
  action: string;
  caption: string;
}) {
  return (
    <Table className={styles.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {classes.map((one, at) => (
          <Row key={one.id} slot={one} sameDay={one.day === classes[at - 1]?.day} action={action} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ slot, sameDay, action }: { slot: SchoolClass; sameDay: boolean; action: string }) {
  return (
    <tr className={sameDay ? styles.sameDay : undefined} {...useTimeAttributes(slot)}>
      <th scope="row">
        <span>{slot.day}</span>
      </th>
      <td>
        <time>{slot.time}</time>
      </td>
      <td>
        <span className={styles.subject}>
          <SubjectSwatch data-subject={slot.colour} />
          <b>{slot.subject}</b>
          <LevelMark className={styles.level} level={slot.level} />
        </span>{' '}
        <RoomOrNote className={styles.room} slot={slot} />
      </td>
      <td>
        <ClassRegisterLink slot={slot} action={action} />
      </td>
    </tr>
  );
}
