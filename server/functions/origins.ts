/**
 * Whether a page of this origin may use the functions. Configured origins count exactly; without
 * any, the address that the request was sent to does, whatever its scheme, since behind TLS the
 * request arrives as http.
 * @param origin the Origin header; no browser sent the request when it is null
 */
export function isAllowedOrigin(
  origin: string | null,
  configured: readonly string[],
  host: string | null,
): boolean {
  if (origin === null) return true;
  if (configured.length > 0) return configured.includes(origin);
  return host !== null && (origin === `https://${host}` || origin === `http://${host}`);
}
