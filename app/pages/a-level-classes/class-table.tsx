import { ClosureNote, useClosedAttribute } from '#app/timetable/no-class.tsx';
import type { SchoolClass } from '#rules/timetable/classes.ts';
import { classRegisterLink } from '#rules/timetable/register-link.ts';
import { ActionLink } from '#ui/action-link.tsx';
import { SubjectSwatch } from '#ui/subject-swatch.tsx';
import { Table } from '#ui/table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
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
    <Table stacked="narrow" className={styles.table}>
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
    <tr className={sameDay ? styles.sameDay : undefined} {...useClosedAttribute(slot)}>
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
        </span>{' '}
        <ClosureNote slot={slot} />
      </td>
      <td>
        <ActionLink href={classRegisterLink(slot)}>
          {action}
          <VisuallyHidden>
            {' '}
            for {slot.subject}, {slot.day}
          </VisuallyHidden>
        </ActionLink>
      </td>
    </tr>
  );
}
