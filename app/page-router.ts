import { startTransition } from 'react';
import {
  createPath,
  type DataRouteObject,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  type RouterProviderProps,
  resolvePath,
  type To,
} from 'react-router';

/** What React Router's RouterProvider renders from. */
type Router = RouterProviderProps['router'];
type RouterState = Router['state'];
type Subscriber = Parameters<Router['subscribe']>[0];

/** A page of the site, whose module may have to be fetched first. */
export interface PageRoute {
  route: DataRouteObject;
  /** Completes `route` from its module: at once when the browser has it, else once it came. */
  load: () => Promise<void> | undefined;
}

interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
}

/**
 * A router for pages without loaders, actions and middleware: React Router's own, which can do all
 * that, is a tenth of a page's scripts. It changes the address, fetches the page's module when it
 * is not there yet, and tells React Router's components, which are used as they are.
 *
 * @param root the route around all pages
 * @param pages by route id
 */
export function createPageRouter(root: DataRouteObject, pages: Map<string, PageRoute>): Router {
  const children = [...pages.values()].map(({ route }) => route);
  const routes = [{ ...root, index: false as const, children }];
  const subscribers = new Set<Subscriber>();
  const here = locationOf(window);
  let state: RouterState = {
    historyAction: 'POP' as RouterState['historyAction'],
    location: here,
    matches: matched(here),
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
  /** Counts navigations: one that was overtaken while it fetched its page is given up. */
  let latest = 0;

  addEventListener('popstate', () => show(locationOf(window), 'POP'));

  async function navigate(to: To | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to);
    const location: Location = {
      ...resolvePath(to, state.location.pathname),
      state: options.state ?? null,
      key: Math.random().toString(36).slice(2, 10),
      mask: undefined,
    };
    // As a browser does it: the same address again is no new entry.
    const same = createPath(location) === createPath(state.location);
    await show(location, options.replace || same ? 'REPLACE' : 'PUSH', options.preventScrollReset);
  }

  async function show(location: Location, action: 'POP' | 'PUSH' | 'REPLACE', keepScroll = false) {
    latest += 1;
    const current = latest;
    const { dataset } = document.documentElement;
    const coming = pages.get(matched(location).at(-1)?.route.id ?? '')?.load();
    if (coming) {
      // For the styles: they show that something is on its way.
      dataset.waiting = '';
      await coming;
      if (current !== latest) return;
    }
    delete dataset.waiting;
    const samePage = location.pathname === state.location.pathname;
    const entry = { usr: location.state, key: location.key };
    if (action === 'PUSH') history.pushState(entry, '', createPath(location));
    if (action === 'REPLACE') history.replaceState(entry, '', createPath(location));
    const shown = () =>
      update({
        historyAction: action as RouterState['historyAction'],
        location,
        matches: matched(location),
        preventScrollReset: keepScroll,
      });
    // Another page at once; where only the query or the hash follows what the visitor has chosen,
    // the choice itself is painted first.
    if (samePage) startTransition(shown);
    else shown();
  }

  function update(change: Partial<RouterState>) {
    state = { ...state, ...change };
    const options = { deletedFetchers: [], newErrors: null, flushSync: false };
    for (const subscriber of subscribers) subscriber(state, options as never);
  }

  function matched(location: To): RouterState['matches'] {
    return (matchRoutes(routes, location) ?? []) as RouterState['matches'];
  }

  const router = {
    basename: '/',
    window,
    routes,
    manifest: {},
    get state() {
      return state;
    },
    subscribe: (subscriber: Subscriber) => {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    match: matched,
    navigate,
    createHref: createPath,
    createURL: (to: To) => new URL(typeof to === 'string' ? to : createPath(to), location.href),
    encodeLocation: (to: To) => {
      const { pathname, search, hash } = router.createURL(to);
      return { pathname, search, hash };
    },
  };
  return router as unknown as Router;
}

function locationOf({ location, history }: Window): Location {
  const { pathname, search, hash } = location;
  const { usr = null, key = 'default' } = history.state ?? {};
  return { pathname, search, hash, state: usr, key, mask: undefined };
}
