/// <reference lib="deno.ns" />
// What only Deno and Supabase's edge have; everything else is in compose.ts.
import { timingSafeEqual } from 'node:crypto';

interface EdgeRuntime {
  waitUntil(work: Promise<unknown>): void;
}

/** The function's secrets. */
export const variables: Record<string, string> = Deno.env.toObject();

/** Keeps the process alive until the work has ended; outside Supabase it lives anyway. */
export function afterAnswer(work: Promise<unknown>): void {
  const { EdgeRuntime } = globalThis as { EdgeRuntime?: EdgeRuntime };
  EdgeRuntime?.waitUntil(work);
}

/** Whether a request shows DELIVER_OUTBOX_SECRET. Without that secret nobody may call. */
export function showsSecret(request: Request): boolean {
  const expected = variables.DELIVER_OUTBOX_SECRET ?? '';
  const given = request.headers.get('x-deliver-secret') ?? '';
  const [left, right] = [expected, given].map((text) => new TextEncoder().encode(text));
  if (!left || !right || left.length < 16 || left.length !== right.length) return false;
  return timingSafeEqual(left, right);
}
