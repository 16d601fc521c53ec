import type { ReactNode } from 'react';
import { RegisterSheet } from '../../ui/register-tabs.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import styles from './overview.module.css';

/** A title, which is read out, and what is under it on a sheet. */
export function Titled({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <div className={styles.title} role="status">
        <h2>{title}</h2>
      </div>
      {children && <RegisterSheet className={styles.sheet}>{children}</RegisterSheet>}
    </>
  );
}

/** A row is a link as a whole: in the margin who or what it belongs to, then its title. */
export function SiteRow({
  margin,
  by,
  title,
  to,
  children,
}: {
  margin: string;
  by?: string;
  title: string;
  to: string;
  children: ReactNode;
}) {
  return (
    <li className={styles.row}>
      <p className={styles.margin}>
        <b>{margin}</b> {by && <span>{by}</span>}
      </p>
      <h3>
        <RowLink to={to}>{title}</RowLink>
      </h3>
      {children}
    </li>
  );
}
