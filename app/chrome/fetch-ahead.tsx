import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { fetchLinksInView } from '#app/browser/fetch-ahead.ts';

/** Fetches ahead what the links of each page lead to, once they are in view. */
export function FetchAhead() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(fetchLinksInView, [pathname]);
  return null;
}
