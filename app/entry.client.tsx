import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { tidyPath } from '#rules/pages/page-address.ts';
import { isPage, loadPage } from './page-modules.ts';
import { locationHere, pathOfDocument, SiteRouter } from './router.tsx';

/**
 * Hydrates the page that the document was made for, whatever the address says: what the server has
 * sent stays readable. Rejects, and changes nothing, when its module does not come.
 */
export async function start(): Promise<void> {
  const sent = document.documentElement.dataset.page ?? '';
  const meant = tidyPath(location.pathname);
  // A host that looks no further than the letters: `/About` is `/about`.
  if (!isPage(sent) && isPage(meant) && meant !== location.pathname) {
    location.replace(meant + location.search + location.hash);
    return;
  }
  // Browsers keep the state when the same address is opened again; only a reload and Back should.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') history.replaceState(null, '');
  const first = locationHere(isPage(sent) ? sent : pathOfDocument());
  if (meant === sent && sent !== location.pathname)
    history.replaceState(history.state, '', sent + location.search + location.hash);
  const Page = await loadPage(sent);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  // A transition, so that the page answers taps between the pieces of its hydration.
  startTransition(() => {
    hydrateRoot(root, <SiteRouter first={{ location: first, Page }} />);
  });
}
