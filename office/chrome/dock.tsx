import type { ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { classesPage } from '#content/office/classes-page.ts';
import { office } from '#content/office/page.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { currentFor } from './current-for.ts';
import styles from './dock.module.css';

/** The thumb's place on a phone: the views, and the one orange button. On desks it is not there. */
export function Dock({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <nav className={styles.dock} aria-label={office.dockLabel}>
      <Link className={styles.place} to="/" aria-current={currentFor(pathname)}>
        <Icon name="list" />
        {office.nav.calls}
      </Link>
      <NavLink className={styles.place} to="/classes">
        <Icon name="calendar" />
        {classesPage.nav}
      </NavLink>
      {children}
    </nav>
  );
}

/** The call, as the dock has it: whom, and in what state their time is. */
export function DockCall({
  href,
  title,
  more,
  onClick,
}: {
  href: string;
  title: string;
  more: string;
  onClick?: () => void;
}) {
  return (
    <a className={buttonClass({ look: 'go' }, styles.call)} href={href} onClick={onClick}>
      <Icon name="phone" />
      <span>
        {title}
        <small>{more}</small>
      </span>
    </a>
  );
}
