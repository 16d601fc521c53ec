/**
 * Whether the page that sent a request may use the functions: one of the configured origins.
 * Without any, a page that the browser calls same-origin, or one with our Host header in either
 * scheme: nginx with `proxy_pass` alone changes Host and scheme, and old browsers do not send
 * Sec-Fetch-Site.
 */
export function isAllowedOrigin(headers: Headers, configured: readonly string[]): boolean {
  const origin = headers.get('origin');
  // Not sent by a browser.
  if (origin === null) return true;
  if (configured.length > 0) return configured.includes(origin);
  const host = headers.get('host');
  return (
    headers.get('sec-fetch-site') === 'same-origin' ||
    (host !== null && (origin === `https://${host}` || origin === `http://${host}`))
  );
}
