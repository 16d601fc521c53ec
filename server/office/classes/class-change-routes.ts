import { Hono } from 'hono';
import * as v from 'valibot';
import { classRefusals as texts } from '#content/office/class-words.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { type IsoDate, isClock, isDate } from '#content/teaching/dates.ts';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { minutesOf } from '#content/teaching/times.ts';
import { closureOn } from '#rules/calendar/closed-days.ts';
import { colomboDate, dayOf, yearAfter } from '#rules/calendar/colombo.ts';
import { changeMessage, undoneMessage } from '#rules/timetable/change-message.ts';
import { isDueOn } from '#rules/timetable/changes.ts';
import { classById, className, type SchoolClass } from '#rules/timetable/classes.ts';
import { type ClassChange, changeKinds } from '#rules/timetable/today.ts';
import { body, classId, day, optionalLine } from '#server/office/body.ts';
import { type OfficeDeps, type OfficeEnv, record } from '#server/office/deps.ts';
import { Refusal } from '#server/office/office-errors.ts';
import { checkSeen, seen } from '#server/office/seen.ts';
import { findChange, putChange, removeChange } from '#server/store/office/class-changes.ts';
import { knownClosures } from '#server/store/office/closures.ts';
import { type Db, takeLock } from '#server/store/tables.ts';

/** A change as it is sent; the route checks whether it is possible. */
const changeSchema = v.object({
  class: classId,
  date: day(texts.noDate),
  kind: v.picklist(changeKinds, texts.kind),
  start: optionalLine('The start'),
  end: optionalLine('The end'),
  toDate: optionalLine('The new day'),
  room: optionalLine("The room's name", 60),
  reason: optionalLine('The reason', 120),
  was: seen,
});
type Asked = v.InferOutput<typeof changeSchema>;

/** Cancels or moves a class or changes its room, and undoes that. */
export function classChangeRoutes(deps: OfficeDeps) {
  return new Hono<OfficeEnv>()
    .post('/changes', body(changeSchema), async (c) => {
      const asked = c.req.valid('json');
      const id = crypto.randomUUID();
      const made = await record(c, deps, async (trx, by, at) => {
        await takeLock(trx, 'news');
        const today = colomboDate(at);
        const closures = await knownClosures(trx, deps.live.documents, today);
        const before = await findChange(trx, asked.class, asked.date);
        checkSeen(asked.was, before?.id ?? null);
        const change = changeOf(deps.live.documents, asked, before, today, closures);
        await rejectOverlap(trx, deps.live.documents, change);
        await putChange(trx, { ...change, id, at, by });
        return { id, message: changeMessage(deps.live.documents, change, closures, today) };
      });
      return c.json(made, 201);
    })
    .delete('/changes/:id', async (c) => {
      const message = await record(c, deps, async (trx, by, now) => {
        const removed = await removeChange(trx, c.req.param('id'), by, now);
        if (!removed) throw new Refusal(404, texts.noChange);
        const { documents } = deps.live;
        const today = colomboDate(now);
        const closures = await knownClosures(trx, documents, today);
        return undoneMessage(documents, removed, closures, today);
      });
      return c.json({ ok: true as const, message });
    });
}

/**
 * Checks a change: it must be on a day on which the class meets, from today on and within a year. A
 * meeting that was moved can be changed until the new day is over, and is cancelled on that day.
 *
 * @param before the change of that meeting so far
 * @throws Refusal 422 with the reason, as a sentence
 */
function changeOf(
  documents: Documents,
  asked: Asked,
  before: ClassChange | undefined,
  today: IsoDate,
  closures: readonly Closure[],
): ClassChange {
  const { date, kind, reason, room } = asked;
  const one = classById(documents, asked.class);
  if (!one) throw new Refusal(422, texts.noClass);
  const movedTo = before?.toDate && before.toDate >= today ? before.toDate : null;
  if (date < today && movedTo === null) throw new Refusal(422, texts.over);
  if (date > yearAfter(today)) throw new Refusal(422, texts.far);
  if (dayOf(date) !== one.day) {
    throw new Refusal(422, texts.otherDay(className(one), dayOf(date)));
  }
  if (!isDueOn(one, date)) throw new Refusal(422, texts.outside(className(one)));
  // A meeting that was moved does not take place on its own day, so that may be closed since.
  if (movedTo === null || kind === 'room') rejectClosed(one, date, closures);
  const change = { class: one.id, date, kind, start: null, end: null, toDate: null, reason };
  if (kind === 'cancelled') return { ...change, toDate: movedTo, room: null };
  if (kind === 'moved') return { ...change, room, ...newTimes(asked, one, today, closures) };
  if (date < today) throw new Refusal(422, texts.roomOver);
  if (room === null) throw new Refusal(422, texts.room);
  return { ...change, room };
}

function newTimes(
  { start, end, toDate, date }: Asked,
  one: SchoolClass,
  today: IsoDate,
  closures: readonly Closure[],
): Pick<ClassChange, 'start' | 'end' | 'toDate'> {
  if (!isClock(start) || !isClock(end)) throw new Refusal(422, texts.times);
  if (minutesOf(start) >= minutesOf(end)) throw new Refusal(422, texts.order);
  const newDay = toDate ?? date;
  if (!isDate(newDay)) throw new Refusal(422, texts.noToDate);
  if (newDay < today) throw new Refusal(422, texts.toOver);
  rejectClosed(one, newDay, closures);
  if (newDay === date) return { start, end, toDate: null };
  if (newDay > yearAfter(today)) throw new Refusal(422, texts.toFar);
  return { start, end, toDate: newDay };
}

/** @throws Refusal 422 if a class would meet twice at once, on another of its own days */
async function rejectOverlap(
  trx: Db,
  documents: Documents,
  { class: id, kind, start, end, toDate }: ClassChange,
) {
  const one = classById(documents, id);
  if (!one || kind !== 'moved' || !start || !end || !toDate) return;
  if (dayOf(toDate) !== one.day || !isDueOn(one, toDate)) return;
  const other = await findChange(trx, id, toDate);
  if (other?.kind === 'cancelled' || other?.toDate) return;
  const from = other?.start ? minutesOf(other.start) : one.start;
  const to = other?.end ? minutesOf(other.end) : one.end;
  if (minutesOf(start) < to && from < minutesOf(end)) {
    throw new Refusal(422, texts.twice(className(one)));
  }
}

function rejectClosed(one: SchoolClass, date: IsoDate, closures: readonly Closure[]): void {
  const closure = closureOn(date, one.level, closures);
  if (closure) throw new Refusal(422, texts.closed(className(one), closure.name));
}
