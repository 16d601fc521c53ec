import { useEffect } from 'react';
import { scrollToTop } from '#app/browser/scroll-to-top.ts';
import { askVersion } from '#app/browser/site-version.ts';
import { isSitePath } from '#content/pages/paths.ts';
import { useNavigate } from '#ui/location.ts';
import { usePath } from './use-path.tsx';

/** Fetches the page of a path; rejects if it cannot be fetched. */
type FetchPage = (path: string) => Promise<unknown>;

/**
 * Makes every link to another page change the page without a reload, and prefetches the pages that
 * links in view lead to. The links are plain elements, so they cost nothing to hydrate.
 */
export function PageLinks({ fetchPage }: { fetchPage: FetchPage }) {
  const navigate = useNavigate();
  const path = usePath();
  useEffect(() => interceptLinks(navigate), [navigate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => prefetchLinksInView(fetchPage), [path]);
  return null;
}

/** Whether a link leads to a page of this site, not to a file, a function or another site. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && isSitePath(link.pathname);
}

/**
 * Calls `go` for a press on a link to a page of the site. The browser handles everything else: new
 * tabs, downloads, hashes, other sites. Returns how to stop.
 */
function interceptLinks(go: (address: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = closestLink(event);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download')) return;
    if (link.getAttribute('href')?.startsWith('#') || !leadsToPage(link)) return;
    event.preventDefault();
    const samePage = link.pathname === location.pathname && link.hash === '';
    go(link.pathname + link.search + link.hash);
    // As when the browser itself loads the page again.
    if (samePage) scrollToTop();
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

/** The link that an event happened in, if any. */
function closestLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** How long to wait after a page's scripts have run, in milliseconds. */
const PREFETCH_DELAY_MS = 1000;

/** How many pages are fetched for the first screen: more would slow down a slow connection. */
const FIRST_SCREEN = 1;

/**
 * Fetches the scripts of pages that visible links lead to: for the first screen after a while or
 * with the first touch, then for links that are scrolled to or pressed. Returns how to stop.
 */
function prefetchLinksInView(fetchPage: FetchPage): () => void {
  let scrolledTo = false;
  const observer = new IntersectionObserver((entries) => {
    const links = entries
      .filter(({ isIntersecting }) => isIntersecting)
      .map(({ target }) => target);
    const paths = new Set<string>();
    // Also while the page loads: links that were scrolled into view are not on the first screen.
    scrolledTo ||= scrollY > 0;
    for (const link of links as HTMLAnchorElement[]) {
      if (!scrolledTo && !paths.has(link.pathname) && paths.size === FIRST_SCREEN) continue;
      paths.add(link.pathname);
      observer.unobserve(link);
      fetchAhead(link, fetchPage);
    }
    scrolledTo = true;
  });
  const watch = () => {
    // Not home: most visitors come from it, and its scripts are the largest.
    for (const link of document.querySelectorAll('a[href^="/"]:not([href="/"])'))
      observer.observe(link);
  };
  const settled = setTimeout(watch, PREFETCH_DELAY_MS);
  const touch = (event: Event) => {
    const link = closestLink(event);
    if (link) fetchAhead(link, fetchPage);
    if (link && leadsToPage(link)) askVersion();
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
 * A failed download is ignored: the visitor may never open that page, and a form that is being
 * filled in on a bad connection must not change.
 */
function fetchAhead(link: HTMLAnchorElement, fetchPage: FetchPage): void {
  if (navigator.onLine && leadsToPage(link)) fetchPage(link.pathname).catch(() => {});
}
