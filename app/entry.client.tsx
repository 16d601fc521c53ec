import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isSitePath } from '#content/pages/paths.ts';
import { tidyPath } from '#rules/pages/page-address.ts';
import { newsScriptId, type TodaysNews } from './browser/use-today.ts';
import { noteVisitSource } from './forms/visit-source.ts';
import { loadPage } from './pages.ts';
import { locationHere, pathOfDocument, SiteRouter } from './router.tsx';

/**
 * Hydrates the page that the server has sent, even at another page's address: so its content stays
 * readable. Rejects, and changes nothing, if its module cannot be fetched.
 */
export async function start(): Promise<void> {
  const sent = document.documentElement.dataset.page ?? '';
  const meant = tidyPath(location.pathname);
  // A host that ignores case: `/About` is `/about`.
  if (!isSitePath(sent) && isSitePath(meant) && meant !== location.pathname) {
    location.replace(meant + location.search + location.hash);
    return;
  }
  // Browsers keep the state when an address is opened again; only a reload and Back should.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') history.replaceState(null, '');
  const first = locationHere(isSitePath(sent) ? sent : pathOfDocument());
  if (meant === sent && sent !== location.pathname)
    history.replaceState(history.state, '', sent + location.search + location.hash);
  noteVisitSource();
  const Page = await loadPage(sent);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  const news = document.getElementById(newsScriptId)?.textContent;
  const sentNews: TodaysNews | undefined = news ? JSON.parse(news) : undefined;
  const restoreFields = rememberFields(root);
  // A transition, so that the page answers taps between the pieces of its hydration.
  startTransition(() => {
    hydrateRoot(root, <SiteRouter first={{ location: first, Page }} sent={sentNews} />, {
      onRecoverableError(error) {
        console.error(error);
        restoreFields();
      },
    });
  });
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * When a translator or a password manager has changed the page before it hydrates, React builds it
 * again, with empty fields.
 *
 * @returns a function that restores what was typed and ticked until then, and the focus
 */
function rememberFields(root: HTMLElement): () => void {
  const fieldsOf = () => root.querySelectorAll<Field>('input, textarea, select');
  const before = [...fieldsOf()];
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  root.addEventListener('focusin', follow);
  return () => {
    root.removeEventListener('focusin', follow);
    const after = new Map([...fieldsOf()].map((field) => [nameOf(field), field]));
    for (const old of before) {
      const field = after.get(nameOf(old));
      if (!field || old.isConnected) continue;
      if (field.type === 'checkbox' || field.type === 'radio') {
        (field as HTMLInputElement).checked = (old as HTMLInputElement).checked;
      } else {
        field.value = old.value;
      }
      if (old === focused && document.activeElement === document.body) field.focus();
    }
  };
}

/** A field's key, the same before and after; boxes that share a name differ in their value. */
function nameOf({ form, type, name, value }: Field): string {
  const choice = type === 'checkbox' || type === 'radio' ? value : '';
  return [form?.dataset.form, form?.id, name, choice].join(' ');
}
