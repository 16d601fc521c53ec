import { Hono } from 'hono';
import { MEASURED_DAYS, measurePromise } from '#server/store/office-promise.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import type { Promised } from './types.ts';

/** How the promise of an answer within 24 hours was kept. */
export function promiseRoutes({ store, clock }: OfficeDeps) {
  return new Hono<OfficeEnv>().get('/promise', async (c) => {
    const figures: Promised = { days: MEASURED_DAYS, ...(await measurePromise(store, clock())) };
    return c.json(figures);
  });
}
