import { closestLink, leadsToPage, type Pages } from './site-links.ts';

/** How long a page is left in peace after its scripts have run, in milliseconds. */
const PREFETCH_DELAY_MS = 1000;

/** How many pages are fetched for the first screen: on a slow connection more would be felt. */
const FIRST_SCREEN = 1;

/**
 * Fetches the scripts of pages that links in view lead to, so that a tap changes the page at once:
 * a few of the first screen's when the page has settled or with the first touch, then what is
 * scrolled to, and whatever is pressed.
 *
 * Out: how to stop.
 */
export function prefetchLinksInView(pages: Pages): () => void {
  let scrolledTo = false;
  const observer = new IntersectionObserver((entries) => {
    const links = entries
      .filter(({ isIntersecting }) => isIntersecting)
      .map(({ target }) => target);
    const paths = new Set<string>();
    // Also before the page has settled: what was scrolled to is not the first screen.
    scrolledTo ||= scrollY > 0;
    for (const link of links as HTMLAnchorElement[]) {
      if (!scrolledTo && !paths.has(link.pathname) && paths.size === FIRST_SCREEN) continue;
      paths.add(link.pathname);
      observer.unobserve(link);
      fetchAhead(link, pages);
    }
    scrolledTo = true;
  });
  const watch = () => {
    // Not home: it is where most come from, and its scripts are the largest.
    for (const link of document.querySelectorAll('a[href^="/"]:not([href="/"])'))
      observer.observe(link);
  };
  const settled = setTimeout(watch, PREFETCH_DELAY_MS);
  const touch = (event: Event) => {
    const link = closestLink(event);
    if (link) fetchAhead(link, pages);
    clearTimeout(settled);
    watch();
  };
  addEventListener('pointerdown', touch);
  return () => {
    clearTimeout(settled);
    removeEventListener('pointerdown', touch);
    observer.disconnect();
  };
}

/**
 * A download that fails is forgotten: the visitor may never ask for that page, and a form that is
 * being filled in on a bad connection must stay as it is.
 */
function fetchAhead(link: HTMLAnchorElement, { isPage, fetchPage }: Pages): void {
  if (navigator.onLine && leadsToPage(isPage, link)) fetchPage(link.pathname).catch(() => {});
}
