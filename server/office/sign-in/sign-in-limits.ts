import type { Context } from 'hono';
import { clientAddress } from '#server/http/client-address.ts';
import { retryAfter } from '#server/http/headers.ts';
import { sign } from '#server/http/signature.ts';
import type { OfficeDeps, OfficeEnv } from '#server/office/deps.ts';
import { Refusal, refusals } from '#server/office/office-errors.ts';
import { countHits } from '#server/store/limits.ts';

const HOUR = 3_600_000;

/** Reached limits in memory; above this number all are dropped, and the database counts again. */
const MOST_REMEMBERED = 10_000;

/** Limits per hour. A client beyond its limit is rejected from memory, without the database. */
export function makeLimits(deps: OfficeDeps) {
  const reached = new Map<string, number>();
  const refuse = (end: number, now: number) => {
    return new Refusal(429, refusals.tooMany, {}, retryAfter(end - now));
  };
  /**
   * Counts once for each limit, in their order, and stops at the first that is exceeded.
   * @throws Refusal 429 with Retry-After
   */
  return async (...limits: readonly (readonly [most: number, ...key: string[]])[]) => {
    const { limitsOn, store, clock, secret } = deps;
    if (!limitsOn) return;
    const now = clock();
    const keyed = limits.map(([most, ...parts]) => {
      return { most, key: `office:${sign(secret, 'office', ...parts)}` };
    });
    for (const { key } of keyed) {
      const end = reached.get(key) ?? 0;
      if (end > now && end <= now + HOUR) throw refuse(end, now);
    }
    for (const { key, most } of keyed) {
      const counted = (await countHits(store, [{ key, windowMs: HOUR }], now)).get(key);
      if (!counted || counted.hits <= most) continue;
      const end = now + counted.endsInMs;
      if (reached.size >= MOST_REMEMBERED) reached.clear();
      reached.set(key, end);
      throw refuse(end, now);
    }
  };
}

/**
 * The client's address as the office's limits count it. IPv6 counts by /56, which one household or
 * office has: by /64 it would have 256 allowances.
 */
export function addressOf(c: Context<OfficeEnv>, { trustProxyHops }: OfficeDeps): string {
  const forwarded = c.req.header('x-forwarded-for') ?? null;
  const socket = c.env?.incoming?.socket.remoteAddress;
  const address = clientAddress(socket, forwarded, trustProxyHops) ?? 'unknown';
  const [a, b, c3, d = ''] = address.split(':');
  if (!address.endsWith('::/64')) return address;
  return `${a}:${b}:${c3}:${d.slice(0, 2)}00::/56`;
}
