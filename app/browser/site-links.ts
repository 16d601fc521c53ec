type PageRoute = NonNullable<(typeof window.__reactRouterManifest.routes)[string]>;

/** The page of this site that an address names; none for files, functions and other sites. */
export function pageAt({ origin, pathname }: { origin: string; pathname: string }) {
  if (origin !== location.origin) return undefined;
  const routes = Object.values(window.__reactRouterManifest.routes);
  return routes.find((route): route is PageRoute =>
    Boolean(route?.parentId && `/${route.path ?? ''}` === pathname),
  );
}

/**
 * Hands a press on a link to another page of the site over to `go`, so that the page changes
 * without a reload. Everything else stays the browser's: new tabs, downloads, hashes, other sites.
 *
 * Out: how to stop.
 */
export function followLinks(go: (address: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download')) return;
    if (link.getAttribute('href')?.startsWith('#') || !pageAt(link)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

/** The link that an event happened in, if any. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
