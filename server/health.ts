import type { Context } from 'hono';
import { countOutbox } from './store/outbox-rows.ts';
import { countHeld } from './store/submissions.ts';
import type { Store } from './store/tables.ts';

interface HealthDeps {
  store: Store;
  clock: () => number;
}

/**
 * Whether process and store answer; beside it what waits. A dead letter or a mail server that is
 * down is for people to see, and no reason to restart the service.
 */
export async function health(c: Context, { store, clock }: HealthDeps): Promise<Response> {
  c.header('cache-control', 'no-store');
  try {
    const [outbox, held] = await Promise.all([countOutbox(store, clock()), countHeld(store)]);
    return c.json({ ok: true, outbox, held });
  } catch {
    return c.json({ ok: false }, 503);
  }
}
