import { NoClass, useGreyed } from '#app/sections/no-class.tsx';
import type { SchoolClass } from '#rules/classes.ts';
import { registerLinkOf } from '#rules/register-link.ts';

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
    <table className="tbl days">
      <caption className="sr">{caption}</caption>
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
          <Row key={one.id} slot={one} goesOn={one.day === classes[at - 1]?.day} action={action} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ slot, goesOn, action }: { slot: SchoolClass; goesOn: boolean; action: string }) {
  return (
    <tr className={goesOn ? 'same' : undefined} {...useGreyed(slot)}>
      <th scope="row">
        <span>{slot.day}</span>
      </th>
      <td>
        <time>{slot.time}</time>
      </td>
      <td>
        <span className="ln">
          <i className="bk" data-subject={slot.colour} />
          <b>{slot.subject}</b>
        </span>{' '}
        <NoClass slot={slot} />
      </td>
      <td>
        <a className="go" href={registerLinkOf(slot)}>
          {action}
          <span className="sr">
            {' '}
            for {slot.subject}, {slot.day}
          </span>
        </a>
      </td>
    </tr>
  );
}
