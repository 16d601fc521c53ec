import { whenIdle, whenLoaded } from './when-idle.ts';

// Page views and the conversion, as gtag.js reads them (docs/requirements.md, R23.5 to R23.7).
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

const analyticsId = import.meta.env.VITE_ANALYTICS_ID;
/** The conversion's destination, when one is set at build. */
const conversionId = import.meta.env.VITE_CONVERSION_ID;
/** The ids that are set at build. */
export const tagIds = [analyticsId, conversionId?.split('/')[0]].filter((id) => id !== undefined);

/** The conversion, with the destination that is set at build if there is one. */
export function sentConversion<Conversion extends { send_to: string }>(content: Conversion) {
  return { ...content, send_to: conversionId || content.send_to };
}

/** Counts a page change inside the app. */
export function trackPageView(path: string, title: string): void {
  if (tagIds.length > 0) push('set', { page_location: location.origin + path });
  push('event', 'page_view', { page_path: path, page_title: title });
}

/** Counts the conversion of a page that was opened by a link of the app. */
export function trackConversion(content: { send_to: string }): void {
  push('event', 'conversion', sentConversion(content));
}

/** Fetches the vendor's script last; never for a visitor who objects (Global Privacy Control). */
export function loadAnalyticsScript(): void {
  const [tagId] = tagIds;
  if (!tagId || navigator.globalPrivacyControl) return;
  const fetchIt = () => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${tagId}`;
    document.head.append(script);
  };
  whenLoaded(() => whenIdle(fetchIt));
}

// gtag.js takes only `arguments` objects, not arrays.
function push(..._event: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}
