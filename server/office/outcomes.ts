import { Hono } from 'hono';
import { lastOutcome } from '#server/store/office-history.ts';
import { setOutcome } from '#server/store/office-outcomes.ts';
import { BY_LINK, type Submission } from '#server/store/submissions.ts';
import type { Db } from '#server/store/tables.ts';
import { body } from './body.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { iso } from './items.ts';
import { outcomeSchema } from './schemas.ts';
import { changed, existing } from './submission.ts';
import type { Conflict } from './types.ts';

/** Setting what became of a submission, unless a colleague was quicker. */
export function outcomeRoutes(deps: OfficeDeps) {
  return new Hono<OfficeEnv>().post(
    '/submissions/:reference/state',
    body(outcomeSchema),
    async (c) => {
      const { store, clock } = deps;
      const { state, was, note, at } = c.req.valid('json');
      const outcome = {
        state,
        was,
        by: c.get('session').email,
        note: note || null,
        assessmentAt: at && state === 'assessment' ? Date.parse(at) : null,
      };
      const kept = await existing(store, c.req.param('reference'));
      const isSet = await store
        .transaction()
        .execute((trx) => setOutcome(trx, kept.id, outcome, clock()));
      if (isSet) return c.json(await changed(store, kept), 200);
      return c.json(await conflict(store, await existing(store, kept.reference)), 409);
    },
  );
}

async function conflict(
  db: Db,
  { id, state, calledAt, receivedAt }: Submission,
): Promise<Conflict> {
  const last = await lastOutcome(db, id);
  const said = last?.what === state ? last : undefined;
  return {
    error: { message: `A colleague was quicker: it is '${state}' now. Nothing was changed.` },
    state,
    by: said?.by ?? BY_LINK,
    at: iso(said?.at ?? calledAt ?? receivedAt),
  };
}
