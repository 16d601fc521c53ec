import type { Instant } from '#rules/calendar/colombo.ts';
import { serverNow } from '../browser/now.ts';
import { sharedValue } from '../browser/shared-value.ts';

/** How often a lost connection is tested, in milliseconds. */
const RETRY_EVERY = 4000;

/** Since when there is no connection; undefined while there is one. */
const lostAt = sharedValue<Instant | undefined>(undefined);
let retry: ReturnType<typeof setTimeout> | undefined;

/** Since when there is no connection; undefined while there is one. */
export const useLostConnection = lostAt.use;

/**
 * Calls back when the connection is back.
 * @returns unsubscribes
 */
export function onReconnect(callback: () => void): () => void {
  return lostAt.subscribe(() => lostAt.get() === undefined && callback());
}

/** A request got no response: tests the connection until there is one. */
export function noteLost(): void {
  if (lostAt.get() === undefined) lostAt.set(serverNow());
  retry ??= setTimeout(testConnection, RETRY_EVERY);
}

/** A request got a response, whatever the status. It may have been on its way before the loss. */
export function noteAnswer(): void {
  if (lostAt.get() !== undefined) void testConnection();
}

/** Requests the page itself: no personal data is sent, and the session is not extended. */
export async function testConnection(): Promise<void> {
  clearTimeout(retry);
  retry = undefined;
  try {
    const signal = AbortSignal.timeout(RETRY_EVERY);
    await fetch('/', { method: 'HEAD', cache: 'no-store', signal });
    if (lostAt.get() !== undefined) lostAt.set(undefined);
  } catch {
    noteLost();
  }
}

// The browser knows at once that it is offline, or may be online again.
addEventListener('offline', noteLost);
addEventListener('online', () => void testConnection());
