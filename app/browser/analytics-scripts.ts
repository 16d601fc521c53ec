// The small scripts of a page's head. Only the document imports them, so they are not loaded twice.
import { type Conversion, tagIds } from './analytics.ts';

/**
 * What gtag.js needs before any event, if an id is set at build. It counts only the views that we
 * report; addresses are sent without the query, which may contain a visitor's choices.
 */
const gtagSetup = [
  "gtag('js',new Date());",
  "gtag('set',{page_location:location.origin+location.pathname,page_referrer:document.referrer.split('?')[0]});",
  ...tagIds.map((id) => `gtag('config',${JSON.stringify(id)},{send_page_view:false});`),
].join('');

/** Counts the first view, also without hydration. */
export const pageViewScript = [
  'window.dataLayer=window.dataLayer||[];',
  'function gtag(){dataLayer.push(arguments)}',
  tagIds.length > 0 ? gtagSetup : '',
  "gtag('event','page_view',{page_path:location.pathname,page_title:document.title});",
].join('');

/** Counts the conversion of a loaded page, also without hydration. */
export function conversionScript(conversion: Conversion): string {
  return `gtag('event','conversion',${JSON.stringify(conversion)});`;
}
