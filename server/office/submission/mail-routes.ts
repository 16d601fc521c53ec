import { Hono } from 'hono';
import type { OfficeDeps, OfficeEnv } from '#server/office/deps.ts';
import { countOutbox } from '#server/store/outbox/outbox-rows.ts';

/** A mail that waits longer than this, in seconds, is late. */
const LATE = 3600;

/** Whether mails leave: they may be files, or the mail server may not take any. */
export function mailRoutes({ store, clock, transport }: OfficeDeps) {
  return new Hono<OfficeEnv>().get('/mail', async (c) => {
    const { oldestSeconds } = await countOutbox(store, clock());
    return c.json({
      files: transport.isFolder === true,
      /** For how many seconds the oldest late mail has waited; 0 without one. */
      lateSeconds: oldestSeconds > LATE ? oldestSeconds : 0,
    });
  });
}
