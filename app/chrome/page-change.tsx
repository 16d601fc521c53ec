import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { pushPageView } from '#app/browser/measurement.ts';

/**
 * What happens when the page changes without a reload: it starts at its top (specification,
 * section 2), the focus moves to its content, its title is announced, and its view is counted.
 * A change of hash or query is no page change.
 */
export function PageChange() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useLayoutEffect(() => {
    // The browser would otherwise put Back where the page was left.
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnounced(document.title);
    pushPageView(pathname, document.title);
  }, [pathname]);

  return (
    <p className="sr" role="status">
      {announced}
    </p>
  );
}
