import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { colomboDate, dateText, startOf, yearAfter } from '#rules/calendar/colombo.ts';
import { DESK_WAIT_MS } from '#rules/calendar/office-time.ts';
import { choiceLineOf } from '#rules/timetable/choice.ts';
import {
  body,
  checkClasses,
  checkOpenClasses,
  classId,
  classIds,
  day,
  moment,
} from '#server/office/body.ts';
import { type OfficeDeps, type OfficeEnv, record } from '#server/office/deps.ts';
import { iso } from '#server/office/items.ts';
import { Refusal, refusals } from '#server/office/office-errors.ts';
import { checkOffer, checkSeen, seen } from '#server/office/seen.ts';
import { mailOffer, withdrawOffer } from '#server/outbox/offer-news.ts';
import { releaseReached } from '#server/outbox/staff-actions.ts';
import { callAgainOf, dayParts } from '#server/store/office/next-call.ts';
import { answerUntil, makeOffer, offerState } from '#server/store/office/offers.ts';
import { writeHistory } from '#server/store/office/office-history.ts';
import { isClosed } from '#server/store/office/office-states.ts';
import { findUser } from '#server/store/office/users.ts';
import { waitingColumns } from '#server/store/submissions/submissions.ts';
import { changeSubmission, existing, lockedSubmission } from './submission-routes.ts';

const HOUR = 3_600_000;
/** The shortest and the longest time to answer an offer, in milliseconds. */
const SHORTEST = HOUR;
const LONGEST = 30 * 24 * HOUR;

const callAgain = {
  on: day(),
  part: v.picklist(['morning', 'afternoon'], "The part is 'morning' or 'afternoon'."),
};
const wasAgain = v.optional(v.nullable(v.object(callAgain)));
const callAgainSchema = v.object({ ...callAgain, was: wasAgain });
const waitingSchema = v.object({ classes: classIds, was: v.optional(classIds) });
const email = (name: string) =>
  v.nullable(
    v.pipe(v.string(`${name} must be an e-mail address or null.`), v.trim(), v.toLowerCase()),
  );
const ownerSchema = v.object({ owner: email('The owner'), was: email('The earlier owner') });
/** `was`: the offer that it replaces. */
const offerSchema = v.object({ class: classId, until: moment(), was: seen });

/** When a family is called again, who looks after it, for which classes it waits, and offers. */
export function callRoutes(deps: OfficeDeps) {
  const { store, clock } = deps;
  return new Hono<OfficeEnv>()
    .put('/submissions/:reference/call-again', body(callAgainSchema), async (c) => {
      const { on, part, was } = c.req.valid('json');
      const today = colomboDate(clock());
      if (on < today) throw new Refusal(422, refusals.pastDay);
      if (on > yearAfter(today)) throw new Refusal(422, refusals.farCall);
      const at = startOf(on) + dayParts[part] * 60_000;
      return setCallAgain(c, deps, at, `${dateText(on, { year: true })}, ${part}`, was);
    })
    .delete('/submissions/:reference/call-again', body(v.object({ was: wasAgain })), (c) =>
      setCallAgain(c, deps, null, null, c.req.valid('json').was),
    )
    .put('/submissions/:reference/waiting-for', body(waitingSchema), async (c) => {
      const { classes: ids, was } = c.req.valid('json');
      checkClasses(deps.live.documents, ids);
      return changeSubmission(c, deps, async (trx, stored, by, now) => {
        const { id, kind, state, waitsSince } = stored;
        if (kind !== 'registration') throw new Refusal(422, refusals.onlyRegistrations);
        if (isClosed(state)) throw new Refusal(409, refusals.closed);
        checkSeen(was?.sort(), Object.keys(waitsSince).sort());
        await releaseReached(trx, deps.live.documents, stored, deps.staff(), by, now);
        const columns = waitingColumns(deps.live.documents, waitsSince, ids, now);
        const note = ids.map((each) => choiceLineOf(deps.live.documents, each)).join('; ') || null;
        await writeHistory(trx, id, { at: now, by, what: 'waiting-for', note }, columns);
      });
    })
    .put('/submissions/:reference/owner', body(ownerSchema), async (c) => {
      const { owner, was } = c.req.valid('json');
      const isUser = owner === null || (await findUser(store, deps, owner));
      if (!isUser) throw new Refusal(422, refusals.noUser);
      return changeSubmission(c, deps, async (trx, { id, owner: current }, by, at) => {
        if (current === owner) return;
        if (current !== was) {
          throw new Refusal(409, refusals.otherOwner(current), { owner: current });
        }
        await writeHistory(trx, id, { at, by, what: 'owner', note: owner }, { owner });
      });
    })
    .post('/submissions/:reference/offer', body(offerSchema), async (c) => {
      const { class: id, until, was } = c.req.valid('json');
      const stored = await existing(store, c.req.param('reference'));
      if (stored.kind !== 'registration') throw new Refusal(422, refusals.onlyRegistrations);
      checkOpenClasses(deps.live.documents, [id], null, clock());
      await record(c, deps, async (trx, by, now) => {
        if (until < now + SHORTEST || until > now + LONGEST) {
          throw new Refusal(422, refusals.offerUntil);
        }
        const before = await lockedSubmission(trx, stored.id);
        await releaseReached(trx, deps.live.documents, stored, deps.staff(), by, now);
        const submission = await makeOffer(
          trx,
          deps.live.documents,
          stored.id,
          { class: id, until, by },
          now,
        );
        if (!submission?.offer) {
          const { state, hold } = await existing(trx, stored.reference);
          if (hold === 'spam') throw new Refusal(409, refusals.isSpam);
          throw new Refusal(409, isClosed(state) ? refusals.closed : refusals.openOffer);
        }
        // Afterwards: what cannot be offered at all has a sentence of its own.
        checkOffer(was, before, now);
        await mailOffer(trx, submission, now, DESK_WAIT_MS);
      });
      return c.json({ until: iso(answerUntil(deps.live.documents, { class: id, until })) }, 201);
    })
    .delete('/submissions/:reference/offer', body(v.object({ was: seen })), (c) =>
      changeSubmission(c, deps, async (trx, { id, offer }, by, now) => {
        const isOpen = offer && offerState(offer, now) === 'open';
        if (isOpen) checkSeen(c.req.valid('json').was, iso(offer.at));
        const times = { now, wait: DESK_WAIT_MS };
        const ended = await withdrawOffer(trx, deps.live.documents, id, { by }, times);
        if (!ended) throw new Refusal(404, refusals.noOffer);
      }),
    );
}

/** @param at the start of that part of the day, in milliseconds since 1970; null: as promised */
function setCallAgain(
  c: Context<OfficeEnv, '/submissions/:reference'>,
  deps: OfficeDeps,
  at: number | null,
  note: string | null,
  was: v.InferOutput<typeof wasAgain>,
) {
  return changeSubmission(c, deps, async (trx, stored, by, now) => {
    const { id, state, callAgainAt } = stored;
    if (isClosed(state)) throw new Refusal(409, refusals.closed);
    if (callAgainAt === at) return;
    checkSeen(was, callAgainOf(stored));
    await releaseReached(trx, deps.live.documents, stored, deps.staff(), by, now);
    await writeHistory(trx, id, { at: now, by, what: 'call-again', note }, { call_again_at: at });
  });
}
