import { scrollToTop } from './scroll-to-top.ts';

/** What links need to know of the site's pages. */
export interface Pages {
  /** Whether a path is one of them. */
  isPage: (path: string) => boolean;
  /** Fetches the page of a path; rejects when it does not come. */
  fetchPage: (path: string) => Promise<unknown>;
}

/** Whether a link leads to a page of this site, not to a file, a function or another site. */
export function leadsToPage(isPage: Pages['isPage'], link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && isPage(link.pathname);
}

/**
 * Hands a press on a link to another page of the site over to `go`, so that the page changes
 * without a reload. Everything else stays the browser's: new tabs, downloads, hashes, other sites.
 *
 * Out: how to stop.
 */
export function interceptLinks(isPage: Pages['isPage'], go: (address: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = closestLink(event);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download')) return;
    if (link.getAttribute('href')?.startsWith('#') || !leadsToPage(isPage, link)) return;
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
export function closestLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
