import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadAnalyticsScript, trackPageView } from '#app/browser/analytics.ts';
import { scrollToTop } from '#app/browser/scroll-to-top.ts';
import { titleOf } from '#content/pages/page-titles.ts';
import { afterPaint } from '#ui/rendering.ts';
import { VisuallyHidden } from '#ui/text.tsx';
import { documents } from '../documents.ts';
import { siteUrl } from './site-url.ts';
import { usePath } from './use-path.tsx';

/**
 * What happens when the page changes without a reload: it starts at its top
 * (docs/requirements.md, R2.3), the focus moves to its content, its title is announced, and its
 * view is counted. A change of hash or query is no page change.
 */
export function PageChange() {
  const path = usePath();
  const shown = useRef(path);
  const [announced, setAnnounced] = useState({ path, title: '' });
  // Here and not in an effect, which would render the site a second time for one sentence.
  if (announced.path !== path) setAnnounced({ path, title: titleOf(documents, path) });

  useLayoutEffect(() => {
    // The browser would otherwise put Back where the page was left.
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(loadAnalyticsScript, []);

  useLayoutEffect(() => {
    if (shown.current !== path) scrollToTop();
  }, [path]);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const title = titleOf(documents, path);
    document.title = title;
    trackPageView(path, title);
    // Moving the focus would make the browser lay out the page before it is complete.
    afterPaint(() => {
      document.querySelector('main')?.focus({ preventScroll: true });
      showCanonical(path);
    });
  }, [path]);

  return (
    <VisuallyHidden as="p" role="status">
      {announced.title}
    </VisuallyHidden>
  );
}

/** Changes the page's address in the head, which a share sheet reads. Only crawlers read the rest. */
function showCanonical(path: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (link) link.href = siteUrl(path as `/${string}`);
  for (const tag of document.querySelectorAll('meta[name=description], meta[property]'))
    tag.remove();
}
