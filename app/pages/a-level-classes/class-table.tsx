import { SiteLink } from '#app/ui/site-link.tsx';
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
          <tr key={one.id} className={one.day === classes[at - 1]?.day ? 'same' : undefined}>
            <th scope="row">
              <span>{one.day}</span>
            </th>
            <td>
              <time>{one.time}</time>
            </td>
            <td>
              <span className="ln">
                <i className="bk" data-subject={one.colour} />
                <b>{one.subject}</b>
              </span>
            </td>
            <td>
              <SiteLink className="go" href={registerLinkOf(one)}>
                {action}
                <span className="sr">
                  {' '}
                  for {one.subject}, {one.day}
                </span>
              </SiteLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
