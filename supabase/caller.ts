import { isIP } from 'node:net';
import { clientAddress } from '#server/http/client-address.ts';

/**
 * The visitor's address as the limits count it. A request reaches a function through Cloudflare and
 * an undocumented number of gateways of Supabase, each of which appends to X-Forwarded-For: counted
 * from the right, all visitors could share the address of a gateway. So, unless TRUST_PROXY_HOPS is
 * set, it is the address that Cloudflare saw, otherwise the first one in the header. A caller can
 * forge that one; then the limit of the whole site applies.
 * @param hops TRUST_PROXY_HOPS; 0: not set
 */
export function callerAddress(headers: Headers, hops: number): string | undefined {
  const forwarded = headers.get('x-forwarded-for');
  if (hops > 0) return clientAddress(undefined, forwarded, hops);
  const named = [headers.get('cf-connecting-ip'), ...(forwarded?.split(',') ?? [])];
  const first = named.map((entry) => entry?.trim() ?? '').find((entry) => isIP(entry) !== 0);
  return clientAddress(first, null, 0);
}
