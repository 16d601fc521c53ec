/// <reference lib="deno.ns" />
// What only Deno and Supabase's edge runtime provide; everything else is in compose.ts.
import { isSame } from '#server/http/signature.ts';

interface EdgeRuntime {
  waitUntil(work: Promise<unknown>): void;
}

/** The function's secrets. */
export const variables: Record<string, string> = Deno.env.toObject();

/** Keeps the process alive until the work is done. Outside Supabase it stays alive anyway. */
export function afterAnswer(work: Promise<unknown>): void {
  const { EdgeRuntime } = globalThis as { EdgeRuntime?: EdgeRuntime };
  EdgeRuntime?.waitUntil(work);
}

/** Whether a request has DELIVER_OUTBOX_SECRET. If that is not set, every request is rejected. */
export function hasSecret(request: Request): boolean {
  const expected = variables.DELIVER_OUTBOX_SECRET ?? '';
  const given = request.headers.get('x-deliver-secret') ?? '';
  return expected.length >= 16 && isSame(given, expected);
}
