import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadAnalyticsScript, trackPageView } from '#app/browser/analytics.ts';
import { showHead } from '#app/browser/page-head.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { pageHead } from './page-head.ts';
import { usePath } from './use-path.tsx';

/**
 * What happens when the page changes without a reload: it starts at its top
 * (docs/requirements.md, R2.3), the focus moves to its content, its title is announced, and its
 * view is counted. A change of hash or query is no page change.
 */
export function PageChange() {
  const path = usePath();
  const shown = useRef(path);
  const [announced, setAnnounced] = useState('');

  useLayoutEffect(() => {
    // The browser would otherwise put Back where the page was left.
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    // For the script that holds taps until the page can take them, and for the journeys.
    document.documentElement.dataset.hydrated = '';
    loadAnalyticsScript();
  }, []);

  useLayoutEffect(() => {
    const main = document.querySelector('main');
    if (shown.current === path || !main) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    main.focus({ preventScroll: true });
  }, [path]);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    showHead(pageHead(path));
    setAnnounced(document.title);
    trackPageView(path, document.title);
  }, [path]);

  return (
    <VisuallyHidden as="p" role="status">
      {announced}
    </VisuallyHidden>
  );
}
