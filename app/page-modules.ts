import type { ComponentType } from 'react';
import type { SitePath } from '#content/pages/paths.ts';
import { notFoundPage, type PageLoader, pages } from './pages.ts';

/** How long a page's module may take when a visitor waits for it, in milliseconds. */
const PAGE_TIMEOUT_MS = 8000;

/** The pages whose modules have come. */
const here = new Map<PageLoader, ComponentType>();

/** Whether a path is one of the site's pages, written as links write it. */
export function isPage(path: string): path is SitePath {
  return path.startsWith('/') && path in pages;
}

/** The page of a path, at once when its module is here. */
export function pageHere(path: string): ComponentType | undefined {
  return here.get(loaderOf(path));
}

/**
 * Fetches the page of a path, the not-found page where there is none, with its styles.
 * Rejects when it does not come: published anew in the meantime, or without a connection.
 */
export async function loadPage(path: string): Promise<ComponentType> {
  const load = loaderOf(path);
  const { default: page } = await load();
  here.set(load, page);
  return page;
}

/** As `loadPage`, but rejects also when the connection hangs. */
export function loadPageInTime(path: string): Promise<ComponentType> {
  const tooLate = new Promise<never>((_, fail) => {
    setTimeout(fail, PAGE_TIMEOUT_MS, new Error(`${path} did not come in time.`));
  });
  return Promise.race([loadPage(path), tooLate]);
}

function loaderOf(path: string): PageLoader {
  return isPage(path) ? pages[path] : notFoundPage;
}
