import { Hono } from 'hono';
import * as v from 'valibot';
import type { Documents } from '#content/schemas/documents.ts';
import { MOST_CLASSES } from '#payloads/form-fields.ts';
import { multiline, required } from '#payloads/schemas.ts';
import { colomboDate, startOf } from '#rules/calendar/colombo.ts';
import { DESK_WAIT_MS } from '#rules/calendar/office-time.ts';
import {
  body,
  checkClasses,
  checkOpenClasses,
  classId,
  classIds,
  moment,
} from '#server/office/body.ts';
import type { OfficeDeps, OfficeEnv } from '#server/office/deps.ts';
import { heads } from '#server/office/guard.ts';
import { iso, isoOrNull } from '#server/office/items.ts';
import { Refusal, refusals } from '#server/office/office-errors.ts';
import { checkOffer, checkSeen, seen } from '#server/office/seen.ts';
import { withFamilyMails } from '#server/outbox/family-news.ts';
import { markSpam, release, releaseReached } from '#server/outbox/staff-actions.ts';
import { findSlot, isClosedAt, ownSlot, type Slot } from '#server/store/office/diary.ts';
import { historyOf, writeAccount, writeHistory } from '#server/store/office/office-history.ts';
import { setAssessed, setOutcome, undoOutcome } from '#server/store/office/office-outcomes.ts';
import {
  isClosed,
  isState,
  reasons,
  type State,
  stateNameFor,
  states,
} from '#server/store/office/office-states.ts';
import { forget } from '#server/store/submissions/forget.ts';
import { BY_WEBSITE, type Submission } from '#server/store/submissions/submissions.ts';
import { type Db, takeLock } from '#server/store/tables.ts';
import {
  changeBooking,
  changeSubmission,
  existing,
  lockedSubmission,
} from './submission-routes.ts';

const stateSchema = v.picklist(states, `The state must be one of ${states.join(', ')}.`);

const noteText = multiline('The note', 2000);

/** A time that the page showed; left out: only the state is compared. */
const seenTime = v.optional(v.nullable(moment()));

/** What the page showed of what a result replaces. */
const seenSchema = v.object({
  /** When the last outcome was set, as `lastAt`. */
  wasAt: seenTime,
  /** The family's own time: it can choose one that sets no outcome. */
  wasTime: seenTime,
  /** The offer, as its `at`: the family can answer it. */
  wasOffer: seen,
});

const outcomeSchema = v.object({
  state: stateSchema,
  was: stateSchema,
  note: v.nullish(noteText),
  at: v.nullish(moment()),
  slot: v.nullish(v.string('The slot must be text.')),
  reason: v.nullish(v.picklist(reasons, `The reason must be one of ${reasons.join(', ')}.`)),
  classes: v.nullish(v.pipe(classIds, v.maxLength(MOST_CLASSES, 'At most 12 classes.'))),
  /** Whether the family is mailed about its place. */
  tell: v.optional(v.boolean('‘tell’ must be true or false.'), true),
  undo: v.optional(v.literal(false)),
  ...seenSchema.entries,
});
const undoSchema = v.object({
  undo: v.literal(true),
  was: v.exactOptional(stateSchema),
  wasAt: seenTime,
});
const stateChangeSchema = v.lazy((input): typeof undoSchema | typeof outcomeSchema =>
  (input as { undo?: unknown }).undo === true ? undoSchema : outcomeSchema,
);

/** What came of an assessment, with the class that the teacher suggests. */
const assessedSchema = v.object({
  result: v.picklist(['came', 'missed'], "The result is 'came' or 'missed'."),
  suggest: v.optional(v.nullable(classId), null),
  note: v.nullish(noteText, ''),
  was: seen,
});

const noteSchema = v.object({ text: required('The note', noteText) });

/** 409: an edit conflict. The state now, and who set it. */
export interface Conflict {
  state: State;
  by: string;
  at: string;
}

/**
 * Outcomes, notes, spam and erasing. It is not an error if a colleague has already
 * released a submission or marked it as spam.
 */
export function changeRoutes(deps: OfficeDeps) {
  const { store, clock } = deps;
  return new Hono<OfficeEnv>()
    .post('/submissions/:reference/state', body(stateChangeSchema), (c) => {
      const change = c.req.valid('json');
      if (!change.undo) checkClasses(deps.live.documents, change.classes ?? []);
      const isAsSeen = (stored: Submission | undefined) =>
        change.wasAt === undefined || change.wasAt === stored?.lastAt;
      return changeBooking(c, deps, async (trx, { id, reference, kind }, by, now) => {
        const tell = change.undo || change.tell;
        const times = { now, wait: DESK_WAIT_MS, tell };
        const isSet = await withFamilyMails(trx, deps.live.documents, id, times, async (before) => {
          if (change.undo) {
            if (before?.hold === 'spam') throw new Refusal(409, refusals.isSpam);
            if (!isAsSeen(before)) return false;
            return undoOutcome(trx, id, { ...change, by }, now);
          }
          const outcome = outcomeOf(change, kind, by);
          if (before?.state !== change.was || !isAsSeen(before)) return false;
          const { slot: slotId, at, classes } = change;
          checkOpenClasses(deps.live.documents, classes ?? [], before, now);
          const isTimed = change.state === 'assessment' && (slotId || at);
          if (isTimed || change.state === 'withdrawn')
            checkSeen(change.wasTime, before.assessmentAt ?? before.tourAt);
          if (isClosed(change.state)) checkOffer(change.wasOffer, before, now);
          if (before.hold === 'spam' && (isTimed || change.state === 'placed'))
            throw new Refusal(409, refusals.isSpam);
          if (change.state !== 'withdrawn' && change.state !== 'no-answer')
            await releaseReached(trx, deps.live.documents, before, deps.staff(), by, now);
          const slot = isTimed
            ? await slotFor(trx, deps.live.documents, { slotId, at }, before, by, now)
            : undefined;
          return setOutcome(trx, deps.live.documents, id, { ...outcome, slot }, now);
        });
        if (isSet) return;
        const current = await existing(trx, reference);
        if (change.undo && isAsSeen(current) && (change.was ?? current.state) === current.state) {
          throw new Refusal(422, refusals.nothingToUndo);
        }
        throw await conflict(trx, current);
      });
    })
    .put('/submissions/:reference/assessed', body(assessedSchema), (c) => {
      const { result, suggest, note, was } = c.req.valid('json');
      checkClasses(deps.live.documents, [suggest ?? undefined]);
      return changeSubmission(c, deps, async (trx, submission, by, at) => {
        const { assessmentAt, slotId, assessed } = submission;
        // What was suggested before it ended stays, as with another note.
        const suggested = suggest === null || suggest === assessed?.suggest ? [] : [suggest];
        checkOpenClasses(deps.live.documents, suggested, null, at);
        if (!slotId || !assessmentAt) throw new Refusal(404, refusals.noAssessment);
        if (assessmentAt > at) throw new Refusal(409, refusals.assessmentAhead);
        // Of two quick presses the second is sent before the page shows the first.
        if (assessed?.by !== by) checkSeen(was, isoOrNull(assessed?.at));
        await setAssessed(trx, submission, { result, suggest, note: note || null, by, at });
      });
    })
    .post('/submissions/:reference/notes', body(noteSchema), (c) =>
      changeSubmission(c, deps, (trx, { id }, by, at) => {
        const note = c.req.valid('json').text;
        return writeHistory(trx, id, { at, by, what: 'note', note });
      }),
    )
    .post('/submissions/:reference/release', (c) =>
      changeSubmission(c, deps, (trx, { id }, by, now) =>
        release(trx, deps.live.documents, id, deps.staff(), by, now),
      ),
    )
    .post('/submissions/:reference/spam', body(seenSchema), (c) =>
      changeBooking(c, deps, async (trx, { id }, by, now) => {
        await takeLock(trx, 'diary');
        const stored = await lockedSubmission(trx, id);
        if (stored.state === 'placed') throw new Refusal(409, refusals.hasPlace);
        const { wasAt, wasTime, wasOffer } = c.req.valid('json');
        checkSeen(wasAt, stored.lastAt);
        checkSeen(wasTime, stored.assessmentAt ?? stored.tourAt);
        checkOffer(wasOffer, stored, now);
        await markSpam(trx, deps.live.documents, id, by, now);
      }),
    )
    .delete('/submissions/:reference', heads, async (c) => {
      const { id } = await existing(store, c.req.param('reference'));
      const unfinished = await forget(deps, [id]);
      await writeAccount(store, c.get('session').email, 'erased', 'submissions: 1', clock());
      deps.log({ event: 'erased at the desk', submissions: 1 });
      // The jobs finish it.
      for (const left of unfinished) deps.log({ event: 'erasure unfinished', ...left });
      return c.json({ ok: true } as const);
    });
}

/**
 * @throws Refusal 422 for what only another state has; 409 for an enquiry that would be placed or wait
 */
function outcomeOf(
  { state, was, note, at, reason, classes, slot }: v.InferOutput<typeof outcomeSchema>,
  kind: Submission['kind'],
  by: string,
) {
  if (slot && at) throw new Refusal(422, refusals.slotOrTime);
  if (slot && state !== 'assessment') throw new Refusal(422, refusals.onlyAssessment);
  if (reason && state !== 'withdrawn') throw new Refusal(422, refusals.onlyWithdrawn);
  if (classes && state !== 'placed' && state !== 'waiting')
    throw new Refusal(422, refusals.onlyPlaced);
  if (kind === 'enquiry' && (state === 'placed' || state === 'waiting'))
    throw new Refusal(409, refusals.notAnEnquiry);
  return { state, was, by, note: note || null, reason, classes };
}

/**
 * The slot of an assessment: the one that was named, or one at a time that is opened for this family.
 * @throws Refusal 409 when the slot is full, 422 when it may not be booked
 */
async function slotFor(
  trx: Db,
  documents: Documents,
  { slotId, at }: { slotId?: string | null | undefined; at?: number | null | undefined },
  { id, slotId: booked, slotAt, tourAt }: Submission,
  by: string,
  now: number,
): Promise<Slot | undefined> {
  if (at && at === slotAt && tourAt === null) return undefined;
  const slot = slotId ? await findSlot(trx, slotId, { open: true }) : undefined;
  if (slotId && (!slot || slot.for === 'tour')) throw new Refusal(422, refusals.noSlot);
  const start = slot?.at ?? at ?? now;
  if (slot && slot.id === booked) return slot;
  // A family that has just come is written down, too.
  const earliest = slot ? now : startOf(colomboDate(now));
  if (start < earliest) throw new Refusal(422, refusals.pastAssessment);
  if (await isClosedAt(trx, documents, start)) throw new Refusal(422, refusals.closedDay);
  if (slot && slot.taken >= slot.seats) throw new Refusal(409, refusals.fullSlot);
  return slot ?? ownSlot(trx, id, start, by, now);
}

/** The refusal of an outcome that a colleague has changed first: the state now, and who set it. */
async function conflict(db: Db, submission: Submission): Promise<Refusal> {
  const { id, state, receivedAt } = submission;
  const set = (await historyOf(db, id)).findLast(({ what }) => isState(what));
  const name = stateNameFor(submission, state);
  return new Refusal(409, `A colleague was quicker: it is “${name}” now. Nothing was changed.`, {
    state,
    by: set?.by ?? BY_WEBSITE,
    at: iso(set?.at ?? receivedAt),
  } satisfies Conflict);
}
