import { Hono } from 'hono';
import { markSpam } from '#server/store/office-spam.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { changed, existing } from './submission.ts';

/** Spam or not. What a colleague has done already is not done twice, and no fault. */
export function holdingRoutes(deps: OfficeDeps) {
  const { store, clock } = deps;
  return new Hono<OfficeEnv>()
    .post('/submissions/:reference/release', async (c) => {
      const kept = await existing(store, c.req.param('reference'));
      if (await deps.release(kept.id, c.get('session').email, clock())) deps.mailsOwed();
      return c.json(await changed(store, kept));
    })
    .post('/submissions/:reference/spam', async (c) => {
      const kept = await existing(store, c.req.param('reference'));
      await store
        .transaction()
        .execute((trx) => markSpam(trx, kept.id, c.get('session').email, clock()));
      return c.json(await changed(store, kept));
    });
}
