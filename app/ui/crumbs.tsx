import { Fragment } from 'react';

/** The way down to this page. The last one is the page itself. */
export function Crumbs({
  above,
  here,
}: {
  above: readonly { name: string; href: string }[];
  here: string;
}) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      {above.map(({ name, href }) => (
        <Fragment key={href}>
          <a href={href}>{name}</a>
          <span aria-hidden="true">/</span>
        </Fragment>
      ))}
      <span aria-current="page">{here}</span>
    </nav>
  );
}
