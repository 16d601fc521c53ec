/**
 * Whether the page that sent a request may use the functions. Configured origins count exactly.
 * Without any, the browser's own word counts, and else the Host header, whatever the scheme: a
 * proxy may change either.
 */
export function isAllowedOrigin(headers: Headers, configured: readonly string[]): boolean {
  const origin = headers.get('origin');
  // No browser sent it.
  if (origin === null) return true;
  if (configured.length > 0) return configured.includes(origin);
  const host = headers.get('host');
  return (
    headers.get('sec-fetch-site') === 'same-origin' ||
    (host !== null && (origin === `https://${host}` || origin === `http://${host}`))
  );
}
