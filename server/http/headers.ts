/**
 * What every answer carries, whatever it is. No Referer detail leaves the site, but not
 * 'no-referrer' either: that makes browsers post plain forms with 'Origin: null'.
 * @param https whether the site's public origin is
 */
export function commonHeaders(https: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(https && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** The policy of what is no page: JSON, refusals. */
export const NO_PAGE_CSP =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
