import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { fetchLinksInView } from '#app/browser/fetch-ahead.ts';
import { followLinks } from '#app/browser/site-links.ts';
import { usePath } from './use-path.tsx';

/**
 * Lets every link to another page change the page without a reload, and fetches ahead what the
 * links in view lead to. The links themselves are plain: they cost nothing to hydrate, and a page
 * change need not look at each of them.
 */
export function PageLinks() {
  const navigate = useNavigate();
  const path = usePath();
  useEffect(() => followLinks(navigate), [navigate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(fetchLinksInView, [path]);
  return null;
}
