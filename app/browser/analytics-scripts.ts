// The small scripts of a page's head. Only the document has them, so no visitor loads them twice.
import { type Conversion, tagIds } from './analytics.ts';

/**
 * What gtag.js must hear before any event, when an id is set at build. It counts only the views
 * that we report, and its addresses end before the query, which may hold a visitor's choices.
 */
const gtagSetup = [
  "gtag('js',new Date());",
  "gtag('set',{page_location:location.origin+location.pathname,page_referrer:document.referrer.split('?')[0]});",
  ...tagIds.map((id) => `gtag('config',${JSON.stringify(id)},{send_page_view:false});`),
].join('');

/** The small script in the page's head that counts the first view, before and without hydration. */
export const pageViewScript = [
  'window.dataLayer=window.dataLayer||[];',
  'function gtag(){dataLayer.push(arguments)}',
  tagIds.length > 0 ? gtagSetup : '',
  "gtag('event','page_view',{page_path:location.pathname,page_title:document.title});",
].join('');

/** A small script for a page's head: counts the conversion of a loaded page, also without hydration. */
export function conversionScript(conversion: Conversion): string {
  return `gtag('event','conversion',${JSON.stringify(conversion)});`;
}
