import { Hono } from 'hono';
import { writeHistory } from '#server/store/office-history.ts';
import { body } from './body.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { noteSchema } from './schemas.ts';
import { changed, existing } from './submission.ts';

/** Writing a note into the history. */
export function noteRoutes({ store, clock }: OfficeDeps) {
  return new Hono<OfficeEnv>().post(
    '/submissions/:reference/notes',
    body(noteSchema),
    async (c) => {
      const kept = await existing(store, c.req.param('reference'));
      const by = c.get('session').email;
      const note = c.req.valid('json').text;
      await store
        .transaction()
        .execute((trx) =>
          writeHistory(trx, kept.id, { at: clock(), by, what: 'note', note, details: {} }),
        );
      return c.json(await changed(store, kept));
    },
  );
}
