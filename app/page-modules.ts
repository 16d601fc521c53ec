import type { ComponentType } from 'react';
import type { SitePath } from '#content/pages/paths.ts';
import { notFoundPage, type PageLoader, pages } from './pages.ts';

/** How long a page's module may take when a visitor waits for it, in milliseconds. */
const PAGE_TIMEOUT_MS = 8000;

/** The pages whose modules are loaded. */
const loaded = new Map<PageLoader, ComponentType>();

/** Whether a path is one of the site's pages, written as links write it. */
export function isPage(path: string): path is SitePath {
  return path.startsWith('/') && path in pages;
}

/** The page of a path, if its module is loaded. */
export function pageHere(path: string): ComponentType | undefined {
  return loaded.get(loaderOf(path));
}

/**
 * Fetches the page of a path, or of the not-found page, with its styles.
 * Rejects if it cannot be fetched: the site was published again, or there is no connection.
 */
export async function loadPage(path: string): Promise<ComponentType> {
  const load = loaderOf(path);
  const { default: page } = await load();
  loaded.set(load, page);
  return page;
}

/** As `loadPage`, but rejects also when the connection hangs. */
export function loadPageInTime(path: string): Promise<ComponentType> {
  const tooLate = new Promise<never>((_, fail) => {
    setTimeout(fail, PAGE_TIMEOUT_MS, new Error(`${path} was not loaded in time.`));
  });
  return Promise.race([loadPage(path), tooLate]);
}

function loaderOf(path: string): PageLoader {
  return isPage(path) ? pages[path] : notFoundPage;
}
