import { createContext, useContext } from 'react';

/** The address of the page that is shown, and how to go to another. */
export interface Navigation {
  location: PageLocation;
  /** The same function while the site is open. */
  navigate: Navigate;
}

export interface PageLocation {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
  /** What the entry in the browser's history contains for the page. */
  state: unknown;
  /** Another one for each visit. */
  key: string;
}

/** @param to an address from the site's root, or the query and hash of the page that is shown */
export type Navigate = (
  to: string | { search: string; hash: string },
  options?: { replace?: boolean; state?: unknown },
) => void;

/** The address that a page is rendered at: without a query or a hash, as on its first render. */
export function navigationAt(pathname: string): Navigation {
  const location = { pathname, search: '', hash: '', state: null, key: 'default' };
  return { location, navigate: () => {} };
}

export const NavigationContext = createContext(navigationAt('/'));

export function useLocation(): PageLocation {
  return useContext(NavigationContext).location;
}

export function useNavigate(): Navigate {
  return useContext(NavigationContext).navigate;
}
