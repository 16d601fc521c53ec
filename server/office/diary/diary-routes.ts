import { Hono } from 'hono';
import * as v from 'valibot';
import { diaryTexts } from '#content/forms/appointment-texts.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { plainApostrophes } from '#content/schemas/typed-text.ts';
import { type Clock, type IsoDate, isClock } from '#content/teaching/dates.ts';
import { minutesOf } from '#content/teaching/times.ts';
import { line } from '#payloads/schemas.ts';
import { addDays, colomboDate, startOf } from '#rules/calendar/colombo.ts';
import { momentFrom } from '#rules/calendar/moment-from.ts';
import { DESK_WAIT_MS } from '#rules/calendar/office-time.ts';
import { body, day, query } from '#server/office/body.ts';
import { type OfficeDeps, type OfficeEnv, record } from '#server/office/deps.ts';
import { iso, itemsOf } from '#server/office/items.ts';
import { Refusal, refusals } from '#server/office/office-errors.ts';
import { checkSeen } from '#server/office/seen.ts';
import { withFamilyMails } from '#server/outbox/family-news.ts';
import {
  bookedSubmissions,
  closedDays,
  closeSlot,
  findSlot,
  type NewSlot,
  openSlots,
  type Slot,
  slotsBetween,
} from '#server/store/office/diary.ts';
import { setBooking } from '#server/store/office/office-outcomes.ts';
import { type Db, takeLock } from '#server/store/tables.ts';

/** How far ahead slots may be opened, in days. */
const DAYS_AHEAD = 120;
const MINUTE = 60_000;
/** The longest slot, in milliseconds: one that has begun may still overlap. */
const LONGEST = 180 * MINUTE;

const time = v.pipe(v.custom<Clock>(isClock, refusals.slotTime), v.transform(minutesOf));
const count = (least: number, most: number, message: string) =>
  v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );

const slotsSchema = v.object({
  day: day(),
  from: time,
  to: time,
  minutes: count(10, 180, refusals.slotMinutes),
  seats: count(1, 30, refusals.slotSeats),
  room: v.pipe(v.nullish(line("The room's name", 60), ''), v.transform(plainApostrophes)),
  for: v.optional(v.picklist(['assessment', 'tour'], refusals.slotFor), 'assessment'),
});

const closingSchema = v.object({
  cancelBookings: v.optional(v.boolean(refusals.unreadable), false),
  /** The references of the families that the page showed. */
  was: v.optional(v.array(v.string())),
});
const rangeSchema = v.object({ from: v.optional(day()), to: v.optional(day()) });

/** The times at which families come for an assessment. */
export function diaryRoutes(deps: OfficeDeps) {
  const { store, clock } = deps;
  return new Hono<OfficeEnv>()
    .get('/diary', query(rangeSchema), async (c) => {
      const today = colomboDate(clock());
      const { from = today, to = addDays(today, DAYS_AHEAD) } = c.req.valid('query');
      if (from > to) throw new Refusal(422, refusals.wrongOrder);
      return c.json(await readDiary(store, deps.live.documents, from, to, clock()));
    })
    .post('/slots', body(slotsSchema), async (c) => {
      const asked = c.req.valid('json');
      const slots = slotsOf(asked);
      await record(c, deps, async (trx, by, now) => {
        await takeLock(trx, 'diary');
        await checkSlots(trx, deps.live.documents, asked.day, slots, now);
        await openSlots(trx, slots, by, now);
      });
      return c.json({ ids: slots.map(({ id }) => id) }, 201);
    })
    .delete('/slots/:id', body(closingSchema), async (c) => {
      const { cancelBookings, was } = c.req.valid('json');
      await record(c, deps, async (trx, by, now) => {
        await takeLock(trx, 'diary');
        const slot = await findSlot(trx, c.req.param('id'), { open: true });
        if (!slot) throw new Refusal(404, refusals.noSlot);
        const then = await bookedSubmissions(trx, slot.at, slot.at + 1);
        const booked = then.filter(({ slotId }) => slotId === slot.id);
        if (booked.length > 0 && !cancelBookings) {
          throw new Refusal(409, refusals.bookedSlot(booked.length));
        }
        checkSeen(was?.sort(), booked.map(({ reference }) => reference).sort());
        const note = diaryTexts.closed(momentFrom(now, slot.at));
        const times = { now, wait: DESK_WAIT_MS };
        for (const { id } of booked) {
          await withFamilyMails(trx, deps.live.documents, id, times, async (submission) => {
            if (submission)
              await setBooking(trx, deps.live.documents, submission, null, { by, note }, now);
          });
        }
        await closeSlot(trx, slot, by, now);
      });
      return c.json({ ok: true as const });
    });
}

export type DiarySlot = Awaited<ReturnType<typeof readDiary>>['slots'][number];

async function readDiary(db: Db, documents: Documents, from: IsoDate, to: IsoDate, now: number) {
  const [start, end] = [startOf(from), startOf(addDays(to, 1))];
  const slots = await slotsBetween(db, start, end);
  const booked = await bookedSubmissions(db, start, end);
  const isClosed = await closedDays(db, documents);
  const families = await itemsOf(db, documents, booked, now);
  return {
    families,
    slots: slots.map(({ submissionId: _, ...slot }) => ({
      ...slot,
      at: iso(slot.at),
      bookings: families
        .filter((_, index) => booked[index]?.slotId === slot.id)
        .map(({ reference, name }) => ({ reference, name })),
      // Its families were notified by mail.
      ...(isClosed(colomboDate(slot.at)) && { closed: true as const }),
    })),
  };
}

/** As many slots as fit between the two times. */
function slotsOf({
  day,
  from,
  to,
  minutes,
  seats,
  room,
  for: purpose,
}: v.InferOutput<typeof slotsSchema>) {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / minutes)) }, (_, index) => ({
    id: crypto.randomUUID(),
    at: startOf(day) + (from + index * minutes) * MINUTE,
    minutes,
    seats,
    room,
    for: purpose,
  }));
}

/** @throws Refusal 422 for slots that may not be opened */
async function checkSlots(
  trx: Db,
  documents: Documents,
  day: IsoDate,
  slots: readonly NewSlot[],
  now: number,
) {
  const today = colomboDate(now);
  if (day < today) throw new Refusal(422, refusals.pastDay);
  if (day > addDays(today, DAYS_AHEAD)) throw new Refusal(422, refusals.farSlot);
  if ((await closedDays(trx, documents))(day)) throw new Refusal(422, refusals.closedDay);
  const [first] = slots;
  if (!first) throw new Refusal(422, refusals.shortSlot);
  const others = await slotsBetween(trx, first.at - LONGEST, startOf(addDays(day, 1)));
  const end = ({ at, minutes }: NewSlot) => at + minutes * MINUTE;
  const isSameRoom = (other: Slot) => other.room.toLowerCase() === first.room.toLowerCase();
  const overlaps = others
    .filter((other) => other.submissionId === null && isSameRoom(other))
    .some((other) => slots.some((slot) => slot.at < end(other) && other.at < end(slot)));
  if (overlaps) throw new Refusal(422, refusals.overlappingSlot);
}
