/**
 * Page views and the conversion, as gtag.js reads them from `window.dataLayer` (specification,
 * section 7). Nothing that a visitor typed or chose is ever in it: the query stays out.
 */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
  interface Navigator {
    /** Global Privacy Control: true when the visitor objects to being measured by others. */
    readonly globalPrivacyControl?: boolean;
  }
  interface ImportMetaEnv {
    /** An id such as G-XXXXXXXXXX, set at build. */
    readonly VITE_ANALYTICS_ID?: string;
    /** An id such as AW-123456789/label, set at build. */
    readonly VITE_CONVERSION_ID?: string;
  }
}

/** An event that advertising counts, as gtag.js wants it. */
export interface Conversion {
  /** The destination id. */
  send_to: string;
  value: number;
  currency: string;
}

const analyticsId = import.meta.env.VITE_ANALYTICS_ID;
/** The conversion's destination, when one is set at build. */
export const conversionId = import.meta.env.VITE_CONVERSION_ID;
const accounts = [analyticsId, conversionId?.split('/')[0]].filter((id) => id !== undefined);

/**
 * What gtag.js must hear before any event, when an id is set at build. It counts only the views
 * that we report, and its addresses end before the query, which may hold a visitor's choices.
 */
const introduction = [
  "gtag('js',new Date());",
  "gtag('set',{page_location:location.origin+location.pathname,page_referrer:document.referrer.split('?')[0]});",
  ...accounts.map((id) => `gtag('config',${JSON.stringify(id)},{send_page_view:false});`),
].join('');

/** The small script in the page's head that counts the first view, before and without hydration. */
export const firstPageView = [
  'window.dataLayer=window.dataLayer||[];',
  'function gtag(){dataLayer.push(arguments)}',
  accounts.length > 0 ? introduction : '',
  "gtag('event','page_view',{page_path:location.pathname,page_title:document.title});",
].join('');

/** A small script for a page's body: counts the conversion of a loaded page, also without hydration. */
export function firstConversion(conversion: Conversion): string {
  return `gtag('event','conversion',${JSON.stringify(conversion)});`;
}

/** Counts a page change inside the app. */
export function pushPageView(path: string, title: string): void {
  if (accounts.length > 0) push('set', { page_location: location.origin + path });
  push('event', 'page_view', { page_path: path, page_title: title });
}

/** Counts the conversion of a page that was come to by a link of the app. */
export function pushConversion(conversion: Conversion): void {
  push('event', 'conversion', conversion);
}

/**
 * Fetches the vendor's script once the page has settled, so that it never competes with the page:
 * only when an id was set at build, and never for a visitor who objects (Global Privacy Control).
 */
export function loadVendorScript(): void {
  const [account] = accounts;
  if (!account || navigator.globalPrivacyControl) return;
  const fetchIt = () => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${account}`;
    document.head.append(script);
  };
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(fetchIt) : setTimeout(fetchIt, 2000);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

// gtag.js takes only `arguments` objects, not arrays.
function push(..._event: unknown[]): void;
function push(): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}
