/**
 * Page views and the conversion, as gtag.js reads them from `window.dataLayer` (specification,
 * section 7). Nothing that a visitor typed or chose is ever in it: the query stays out.
 */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The small script in the page's head that counts the first view, before and without hydration. */
export const firstPageView =
  'window.dataLayer=window.dataLayer||[];' +
  'function gtag(){dataLayer.push(arguments)}' +
  "gtag('event','page_view',{page_path:location.pathname,page_title:document.title});";

/** Counts a page change inside the app. */
export function pushPageView(path: string, title: string): void {
  push('event', 'page_view', { page_path: path, page_title: title });
}

// gtag.js takes only `arguments` objects, not arrays.
function push(..._event: unknown[]): void;
function push(): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}
