import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from '#ui/location.ts';

const PagePath = createContext('/');

/** Provides the path of the page. Only a change of page renders its users again. */
export function PathProvider({ children }: { children: ReactNode }) {
  return <PagePath value={useLocation().pathname}>{children}</PagePath>;
}

/** The path of the page, as links write it. It does not change with the query or the hash. */
export function usePath(): string {
  return useContext(PagePath);
}
