/**
 * Headers of every response. The Referer of links to other sites is the origin alone. 'no-referrer'
 * would make browsers post plain forms with 'Origin: null'.
 * @param origin where they are sent from, if it is configured
 */
export function commonHeaders(origin: string | undefined): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(origin?.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** The policy of responses that are not pages, such as JSON. */
export const NO_PAGE_CSP =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Whether the browser already has the version with this ETag. */
export function isUnchanged(etag: string, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** The header of each 429. @param endsInMs when the limit ends */
export function retryAfter(endsInMs: number): { 'retry-after': string } {
  return { 'retry-after': String(Math.max(1, Math.ceil(endsInMs / 1000))) };
}
