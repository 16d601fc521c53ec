import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { interceptLinks, type Pages, prefetchLinksInView } from '#app/browser/site-links.ts';
import { usePath } from './use-path.tsx';

/**
 * Makes every link to another page change the page without a reload, and prefetches the pages that
 * links in view lead to. The links are plain elements, so they cost nothing to hydrate.
 */
export function PageLinks({ isPage, fetchPage }: Pages) {
  const navigate = useNavigate();
  const path = usePath();
  useEffect(() => interceptLinks(isPage, navigate), [isPage, navigate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => prefetchLinksInView({ isPage, fetchPage }), [path]);
  return null;
}
