import { useQuery } from '@tanstack/react-query';
import { MailX, NotebookPen, WifiOff } from 'lucide';
import { use, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { office } from '#content/office/office-texts.ts';
import { writeDownWords } from '#content/office/write-down-texts.ts';
import { momentText } from '#rules/calendar/date-words.ts';
import { Logo } from '#ui/logo.tsx';
import { VisuallyHidden } from '#ui/text.tsx';
import { useLostConnection } from '../api/connection.ts';
import { DocumentsContext } from '../api/documents.ts';
import { queries } from '../api/queries.ts';
import { announce } from '../browser/announce.ts';
import { useNow } from '../browser/now.ts';
import { hourAndDay, spanOf } from '../format/office-dates.ts';
import { colleagueName } from '../format/words.ts';
import { IconLabel } from '../ui/icon-label.tsx';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/notice.tsx';
import { currentFor, views } from './dock.tsx';
import styles from './office-header.module.css';
import { SignOut } from './sign-out.tsx';

/**
 * The dark header, which looks different from the public site's. Signed in, it has the views, the
 * account and the way out.
 */
export function Header({ email }: { email?: string }) {
  const { pathname } = useLocation();
  const documents = use(DocumentsContext);
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#page">
        Skip to the main part
      </a>
      <div className={styles.row}>
        <Link className={styles.brand} to="/">
          <Logo />
          <span className={email && layout.readOnPhones}>{documents?.school.name}</span>
        </Link>
        <span className={styles.plate}>Office</span>
        <span data-paper="">{momentText(useNow())}</span>
        {email && (
          <>
            <nav className={styles.nav} aria-label="Office">
              <Link to="/" aria-current={currentFor(pathname)}>
                {office.nav.calls}
              </Link>
              {views.map(({ to, name }) => (
                <NavLink key={to} to={to}>
                  {name}
                </NavLink>
              ))}
            </nav>
            <NavLink className={styles.write} to="/write-down">
              <IconLabel of={NotebookPen}>{writeDownWords.nav}</IconLabel>
            </NavLink>
            <NavLink className={styles.who} to="/account">
              <i aria-hidden="true">{colleagueName(email).charAt(0)}</i>
              <VisuallyHidden>Account </VisuallyHidden>
              <span className={layout.readOnPhones}>{colleagueName(email)}</span>
            </NavLink>
            <SignOut />
          </>
        )}
      </div>
    </header>
  );
}

/** While there is no connection: since when, and what still works. It stays in sight. */
export function ConnectionNotice() {
  const lostAt = useLostConnection();
  const now = useNow();
  const wasLost = useRef(false);
  useEffect(() => {
    if (!lostAt && wasLost.current) announce('The connection is back.');
    wasLost.current = lostAt !== undefined;
  }, [lostAt]);
  return (
    <div className={styles.notice} data-screen="" role="status">
      {lostAt !== undefined && (
        <Notice icon={WifiOff} title={`No connection since ${hourAndDay(lostAt, now)}`}>
          <p>{office.connection.text}</p>
        </Notice>
      )}
    </div>
  );
}

/** On every view while mails do not leave: for how long the oldest has waited. */
export function MailNotice() {
  const { data } = useQuery(queries.mail);
  if (!data || data.lateSeconds === 0) return null;
  const { late, lateText } = office.mail;
  return (
    <Notice icon={MailX} data-screen="" role="alert" title={late(spanOf(data.lateSeconds * 1000))}>
      <p>{lateText}</p>
    </Notice>
  );
}
