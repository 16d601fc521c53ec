import { Hono } from 'hono';
import { retryAfter } from '#server/http/headers.ts';
import { type OfficeDeps, type OfficeEnv, record } from '#server/office/deps.ts';
import { Refusal, refusals } from '#server/office/office-errors.ts';
import { enqueueToFamily, reachedMailboxes } from '#server/outbox/enqueue.ts';
import { writeHistory } from '#server/store/office/office-history.ts';
import { mailsOf } from '#server/store/outbox/mails.ts';
import { existing, lockedSubmission } from './submission-routes.ts';

const DAY = 86_400_000;
/** How often the link is mailed again to one family in a day. */
const A_DAY = 3;

/** Mails a family the link to its own page again. */
export function linkRoutes(deps: OfficeDeps) {
  return new Hono<OfficeEnv>().post('/submissions/:reference/link', async (c) => {
    const { id } = await existing(deps.store, c.req.param('reference'));
    if (!deps.familyLinkFor) throw new Refusal(409, refusals.noPage);
    await record(c, deps, async (trx, by, now) => {
      const stored = await lockedSubmission(trx, id);
      const reached = await reachedMailboxes(trx, stored, now);
      if (reached.length === 0) throw new Refusal(409, refusals.noMailbox);
      const mails = await mailsOf(trx, id);
      const sent = mails.filter(
        ({ message, created_at }) => message === 'link' && created_at > now - DAY,
      );
      const times = new Set(sent.map(({ batch_id }) => batch_id)).size;
      if (times >= A_DAY) {
        const first = Math.min(...sent.map(({ created_at }) => created_at));
        throw new Refusal(429, refusals.manyLinks, {}, retryAfter(first + DAY - now));
      }
      await enqueueToFamily(trx, stored, { message: 'link', batchId: crypto.randomUUID() }, now);
      await writeHistory(trx, id, { at: now, by, what: 'link' });
    });
    return c.json({ ok: true as const }, 202);
  });
}
