import { Hono } from 'hono';
import * as v from 'valibot';
import { enqueue, familyMails } from '#server/outbox/enqueue.ts';
import { endOffer, makeOffer } from '#server/store/offers.ts';
import { isClosed } from '#server/store/office-states.ts';
import { body, classId, moment } from './body.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { iso } from './items.ts';
import { Refusal, refusals } from './refusals.ts';
import { changed, existing } from './submission.ts';

const HOUR = 3_600_000;
/** The shortest and the longest time to answer, in milliseconds. */
const SHORTEST = HOUR;
const LONGEST = 30 * 24 * HOUR;

const offerSchema = v.object({ class: classId, until: moment });

/** Offers of a place, which the family answers with its own link. */
export function offerRoutes(deps: OfficeDeps) {
  const { store, clock } = deps;
  return new Hono<OfficeEnv>()
    .post('/submissions/:reference/offer', body(offerSchema), async (c) => {
      const { class: id, until } = c.req.valid('json');
      const { id: submissionId, kind } = await existing(store, c.req.param('reference'));
      if (kind !== 'registration') throw new Refusal(422, refusals.onlyRegistrations);
      const now = clock();
      if (until < now + SHORTEST || until > now + LONGEST) {
        throw new Refusal(422, refusals.offerUntil);
      }
      const by = c.get('session').email;
      const offered = await store.transaction().execute(async (trx) => {
        const submission = await makeOffer(trx, submissionId, { class: id, until, by }, now);
        if (!submission?.offer) return false;
        const batchId = submission.offer.id;
        const mails = familyMails('offer', submission).map((mail) => ({ ...mail, batchId }));
        await enqueue(trx, mails, now);
        return true;
      });
      if (!offered) {
        const { state } = await existing(store, c.req.param('reference'));
        throw new Refusal(409, isClosed(state) ? refusals.closed : refusals.openOffer);
      }
      deps.wakeOutbox();
      return c.json({ until: iso(until) }, 201);
    })
    .delete('/submissions/:reference/offer', async (c) => {
      const stored = await existing(store, c.req.param('reference'));
      const by = c.get('session').email;
      const ended = await store
        .transaction()
        .execute((trx) => endOffer(trx, stored.id, { how: 'withdrawn', by }, clock()));
      if (!ended) throw new Refusal(404, refusals.noOffer);
      return c.json(await changed(c, deps, stored));
    });
}
