import { useQuery } from '@tanstack/react-query';
import { BookOpen, Calendar, ChartColumn, List, Mail, PanelsTopLeft, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { diary } from '#content/office/diary-texts.ts';
import { figuresPage } from '#content/office/figures-texts.ts';
import { office } from '#content/office/office-texts.ts';
import { submissionWords } from '#content/office/submission-texts.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { buttonClass } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/text.tsx';
import { queries } from '../api/queries.ts';
import { useNow } from '../browser/now.ts';
import { clockWords } from '../format/clock-words.ts';
import { shortName } from '../format/words.ts';
import { firstNumber } from '../model/phone-number.ts';
import type { Item } from '../model/types.ts';
import { IconLabel } from '../ui/icon-label.tsx';
import styles from './dock.module.css';

/** The views besides the calls. */
export const views = [
  { to: '/classes', icon: Calendar, name: 'Classes' },
  { to: '/diary', icon: BookOpen, name: diary.nav },
  { to: '/figures', icon: ChartColumn, name: figuresPage.nav },
  { to: '/site', icon: PanelsTopLeft, name: 'Site' },
] as const;

/** The bar at the bottom of a phone: the views, and a call. Desks do not have it. */
export function Dock({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <nav data-screen="" className={styles.dock} aria-label={office.dockLabel}>
      <Link className={styles.place} to="/" aria-current={currentFor(pathname)}>
        <IconLabel of={List}>{office.nav.calls}</IconLabel>
      </Link>
      {views
        .filter(({ to }) => to !== '/figures')
        .map(({ to, icon, name }) => (
          <NavLink key={to} className={styles.place} to={to}>
            <IconLabel of={icon}>{name}</IconLabel>
          </NavLink>
        ))}
      {children}
    </nav>
  );
}

/**
 * The first family of the day's work.
 * @param except the submission that is on the screen
 */
export function useNextCall(except?: string): Item | undefined {
  const { data } = useQuery(queries.work);
  return data?.items.find(({ reference }) => reference !== except);
}

/**
 * The dock with the next call. A tap dials, and opens the submission for its result. A family
 * without a number is written to from there.
 */
export function NextCallDock({ except }: { except?: string }) {
  const now = useNow();
  const next = useNextCall(except);
  return (
    <Dock>
      {next && (
        <DockCall
          item={next}
          name={next.name}
          more={dueText(next, now)}
          page={`/submissions/${next.reference}`}
        />
      )}
    </Dock>
  );
}

/** Why a family is the next one: '3 h left', 'Said yes'. */
export function dueText(item: Item, now: Instant): string {
  const { title } = office.list.groups[item.group];
  return item.dueAt && item.group !== 'retry' ? clockWords(item, now).main : title;
}

/** A family's number in the dock. Without one it leads to the page, if there is another. */
export function DockCall({
  item,
  name,
  more,
  page,
}: {
  item: Item;
  /** The name of the person who is called. */
  name: string;
  /** Why this one, under the name. */
  more: string;
  /** The submission that a tap opens as well. */
  page?: string;
}) {
  const navigate = useNavigate();
  const number = firstNumber(item);
  const first = shortName(name);
  const label = (
    <IconLabel of={number ? Phone : Mail}>
      <span>
        {number && <VisuallyHidden>Call </VisuallyHidden>}
        <span>{first}</span>
      </span>{' '}
      <small>{more}</small>
    </IconLabel>
  );
  if (number) {
    return (
      <a className={callClass} href={number.call} onClick={() => page && navigate(page)}>
        {label}
      </a>
    );
  }
  const written = `${submissionWords.writeTo(first)}, ${more}`;
  return (
    page && (
      <Link className={callClass} to={page} aria-label={written}>
        {label}
      </Link>
    )
  );
}

const callClass = buttonClass({ variant: 'primary' }, styles.call);

/** Marks the link to the calls on the list, and on a submission. */
export function currentFor(pathname: string): 'page' | 'true' | undefined {
  if (pathname === '/') return 'page';
  return pathname.startsWith('/submissions/') ? 'true' : undefined;
}
