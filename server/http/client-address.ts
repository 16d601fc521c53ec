import { isIP, isIPv4 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/**
 * The client's address as the limits count it: IPv4 as it is, IPv6 by its /64, since one household
 * has at least a /64.
 * @param socketAddress the address of the connection
 * @param forwardedFor the X-Forwarded-For header, whose first entries the client can forge
 * @param hops how many of our proxies append to it
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  hops: number,
): string | undefined {
  const entries = forwardedFor?.split(',').map((entry) => entry.trim()) ?? [];
  const entry = hops > 0 && entries.length >= hops ? entries.at(-hops) : undefined;
  return limitKey(withoutPort(entry)) ?? limitKey(socketAddress);
}

// Some proxies write a port: '203.0.113.7:5000', '[2001:db8::1]:5000'.
function withoutPort(entry: string | undefined): string | undefined {
  if (entry === undefined) return undefined;
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(entry);
  if (bracketed) return bracketed[1];
  return isIP(entry) ? entry : entry.replace(/:\d+$/, '');
}

/** @returns the address as the limits count it, undefined when it is not an address */
function limitKey(address: string | undefined): string | undefined {
  if (address === undefined || !isIP(address)) return undefined;
  if (isIPv4(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const groups = expandIPv6(address.toLowerCase().split('%')[0] ?? '').split(':');
  return `${groups.slice(0, 4).join(':')}::/64`;
}
