import type { Context } from 'hono';
import { bouncesHealth } from './jobs/bounces-health.ts';
import { countOutbox } from './store/outbox-rows.ts';
import { probeWrite } from './store/probe.ts';
import { countHeld } from './store/submissions.ts';
import type { Store } from './store/tables.ts';

interface HealthDeps {
  store: Store;
  clock: () => number;
  /** Whether BOUNCES_URL is set. */
  readsBounces?: boolean;
}

/**
 * How long a write probe counts: a little less than the usual 30 s between two health checks, so
 * that each of them makes a probe of its own.
 */
const PROBE_TTL_MS = 29_000;

/**
 * The handler of /healthz: whether the process runs and its store can be written; beside it what
 * waits. A dead letter or a mail server that is down is for people to see, and no reason to restart
 * the service.
 */
export function makeHealth(deps: HealthDeps): (c: Context) => Promise<Response> {
  const { store, clock, readsBounces } = deps;
  const probe = makeCachedProbe(deps);
  return async (c) => {
    c.header('cache-control', 'no-store');
    try {
      await probe();
      const [outbox, held] = await Promise.all([countOutbox(store, clock()), countHeld(store)]);
      const bounces = readsBounces && (await bouncesHealth(store, clock()));
      return c.json({ ok: true, outbox, held, ...(bounces && { bounces }) });
    } catch {
      return c.json({ ok: false }, 503);
    }
  };
}

/** Probes the store by a small write, unless it was probed within PROBE_TTL_MS. */
function makeCachedProbe({ store, clock }: HealthDeps): () => Promise<void> {
  let probedAt: number | undefined;
  let probing: Promise<void> | undefined;
  return async () => {
    const age = probedAt === undefined ? undefined : clock() - probedAt;
    // A clock that was set back says nothing of the age.
    if (age !== undefined && age >= 0 && age < PROBE_TTL_MS) return;
    const begun = clock();
    // Requests that come meanwhile share the probe.
    probing ??= probeWrite(store).finally(() => {
      probing = undefined;
    });
    await probing;
    probedAt = begun;
  };
}
