import { Fragment } from 'react';
import styles from './breadcrumbs.module.css';

/** The pages above this one, and last the page itself. */
export function Breadcrumbs({
  ancestors,
  current,
}: {
  ancestors: readonly { name: string; href: string }[];
  current: string;
}) {
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumb">
      {ancestors.map(({ name, href }) => (
        <Fragment key={href}>
          <a href={href}>{name}</a>
          <span aria-hidden="true">/</span>
        </Fragment>
      ))}
      <span aria-current="page">{current}</span>
    </nav>
  );
}
