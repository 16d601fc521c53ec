import { isIP } from 'node:net';
import { clientAddress } from '#server/http/client-address.ts';

/**
 * The visitor's address as the limits count it. In front of a function stand Cloudflare and
 * gateways of Supabase, each of which appends to X-Forwarded-For, and how many they are is nowhere
 * promised: counted from the right, all visitors could share one of their addresses. So, unless
 * TRUST_PROXY_HOPS says how many there are, it is what Cloudflare saw, else the first that is named.
 * A caller can make that one up; what then holds is the limit of the whole site.
 * @param hops TRUST_PROXY_HOPS; 0: not set
 */
export function callerAddress(headers: Headers, hops: number): string | undefined {
  const forwarded = headers.get('x-forwarded-for');
  if (hops > 0) return clientAddress(undefined, forwarded, hops);
  const named = [headers.get('cf-connecting-ip'), ...(forwarded?.split(',') ?? [])];
  const first = named.map((entry) => entry?.trim() ?? '').find((entry) => isIP(entry) !== 0);
  return clientAddress(first, null, 0);
}
