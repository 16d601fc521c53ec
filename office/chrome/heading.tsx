import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import styles from './heading.module.css';

/** What was pressed is gone, and a view is on its way. */
let isAwaited = false;

/** The next heading that comes takes the focus. */
export function awaitHeading(): void {
  isAwaited = true;
}

/**
 * A view's heading. It takes the focus when a link has led to the view, so that whoever hears the
 * page or uses the keyboard starts at its top; opening the office or going back leaves it alone.
 */
export function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFollowed = useNavigationType() !== 'POP';
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view of the same kind counts too
  useEffect(() => {
    if (isFollowed || isAwaited) heading.current?.focus({ preventScroll: true });
    isAwaited = false;
  }, [pathname]);
  return (
    <h1 ref={heading} className={styles.heading} data-heading="" tabIndex={-1}>
      {children}
    </h1>
  );
}

/** For when what had the focus is gone with what it did. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('[data-heading]')?.focus();
}
