import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { prefetchLinksInView } from '#app/browser/prefetch.ts';
import { interceptLinks, type Pages } from '#app/browser/site-links.ts';
import { usePath } from './use-path.tsx';

/**
 * Lets every link to another page change the page without a reload, and fetches ahead what the
 * links in view lead to. The links themselves are plain: they cost nothing to hydrate, and a page
 * change need not look at each of them.
 */
export function PageLinks({ isPage, fetchPage }: Pages) {
  const navigate = useNavigate();
  const path = usePath();
  useEffect(() => interceptLinks(isPage, navigate), [isPage, navigate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => prefetchLinksInView({ isPage, fetchPage }), [path]);
  return null;
}
