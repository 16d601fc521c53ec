import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router';

const PagePath = createContext('/');

/** Tells everything inside which page is shown; only another page makes it render anew. */
export function PathProvider({ children }: { children: ReactNode }) {
  return <PagePath value={useLocation().pathname}>{children}</PagePath>;
}

/** The path of the page, as links write it. A change of query or hash is no change to it. */
export function usePath(): string {
  return useContext(PagePath);
}
