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

export const NavigationContext = createContext<Navigation>({
  location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
  navigate: () => {},
});

export function useLocation(): PageLocation {
  return useContext(NavigationContext).location;
}

export function useNavigate(): Navigate {
  return useContext(NavigationContext).navigate;
}
