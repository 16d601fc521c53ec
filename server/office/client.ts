import type { Context } from 'hono';
import { clientAddress } from '#server/http/client-address.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';

/** The client's address as the limits count it. */
export function addressOf(c: Context<OfficeEnv>, { trustProxyHops }: OfficeDeps): string {
  const forwarded = c.req.header('x-forwarded-for') ?? null;
  const socket = c.env?.incoming?.socket.remoteAddress;
  return clientAddress(socket, forwarded, trustProxyHops) ?? 'unknown';
}
