import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { type Navigate, NavigationContext, type PageLocation } from '#ui/location.ts';
import { askedVersion } from './browser/site-version.ts';
import type { TodaysNews } from './browser/use-today.ts';
import { loadPageInTime, pageHere } from './pages.ts';
import { Site } from './site.tsx';

/** What the browser shows: an address of the site, and the page there. */
export interface Shown {
  location: PageLocation;
  Page: ComponentType;
}

/**
 * The site in the browser, at first as the document. A link changes address and page together; the
 * old page stays until the new one is fetched. Once the site has another version, the browser loads the
 * next page from the server, so that a page and its documents are of one version.
 */
export function SiteRouter({ first, sent }: { first: Shown; sent: TodaysNews | undefined }) {
  const [shown, setShown] = useState(first);
  const [{ navigate, follow }] = useState(() => createNavigation(first.location, setShown));
  useEffect(() => follow(), [follow]);
  return (
    <NavigationContext value={{ location: shown.location, navigate }}>
      <Site Page={shown.Page} sent={sent} />
    </NavigationContext>
  );
}

/** The path that the document was requested with: Back may have changed the address since. */
export function pathOfDocument(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : location.pathname;
}

/** The address that the browser is at, as the router writes it. */
export function locationHere(pathname = location.pathname): PageLocation {
  const { search, hash } = location;
  const { usr = null, key = 'default' } = history.state ?? {};
  return { pathname, search, hash, state: usr, key };
}

function createNavigation(first: PageLocation, setShown: (next: Shown) => void) {
  let current = first;
  /** Counts navigations: one that a later one has replaced while it fetched its page is dropped. */
  let latest = 0;
  const rest = () => delete document.documentElement.dataset.waiting;

  /**
   * @param write how the history changes; undefined when the browser itself has navigated
   * @param aside whether the page only changes its own address: a page being fetched still opens
   */
  async function show(next: PageLocation, write?: 'pushState' | 'replaceState', aside = false) {
    if (!aside) latest += 1;
    const turn = latest;
    const samePage = next.pathname === current.pathname;
    const version = samePage ? undefined : askedVersion();
    const Page = pageHere(next.pathname) ?? (await fetched(next, turn, write));
    const isOld = version && (await Promise.race([version.answer, version.tooLate]));
    if (!Page || turn !== latest) return;
    if (!aside) rest();
    const entry = { usr: next.state, key: next.key };
    if (write) history[write](entry, '', addressOf(next));
    if (isOld) return location.reload();
    current = next;
    // On a slow connection the page is shown first.
    version?.answer.then((isLate) => isLate && turn === latest && !isTyping() && location.reload());
    // At once. Where only the query or hash follows a choice, the choice is painted first.
    if (aside) startTransition(() => setShown({ location: next, Page }));
    else setShown({ location: next, Page });
  }

  /** The page; undefined if it cannot be fetched: then the browser loads it and shows the error. */
  async function fetched(next: PageLocation, turn: number, write: unknown) {
    // The styles show that a page is being fetched.
    document.documentElement.dataset.waiting = '';
    const page = await loadPageInTime(next.pathname).catch(() => undefined);
    if (page || turn !== latest) return page;
    if (write) location.assign(addressOf(next));
    else location.reload();
    return undefined;
  }

  function isTyping(): boolean {
    return document.activeElement?.matches('input, textarea, select') ?? false;
  }

  const navigate: Navigate = (to, { replace = false, state = null } = {}) => {
    const address = typeof to === 'string' ? to : current.pathname + to.search + to.hash;
    const { pathname, search, hash } = new URL(address, location.origin);
    const key = Math.random().toString(36).slice(2, 10);
    const next = { pathname, search, hash, state, key };
    // As in a browser: the same address again makes no new entry.
    const isSame = addressOf(next) === addressOf(current);
    void show(next, replace || isSame ? 'replaceState' : 'pushState', replace);
  };

  /** Follows Back, Forward and the links to parts of the page. Returns how to stop. */
  function follow() {
    const moved = () => void show(locationHere());
    addEventListener('popstate', moved);
    // Back from another site to a page in the browser's cache.
    addEventListener('pageshow', ({ persisted }) => persisted && rest());
    // A tap, or Back, before this listener was added.
    if (location.hash !== current.hash || location.pathname !== pathOfDocument()) moved();
    return () => removeEventListener('popstate', moved);
  }

  return { navigate, follow };
}

function addressOf({ pathname, search, hash }: PageLocation): string {
  return pathname + search + hash;
}
