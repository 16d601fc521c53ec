import { Hono } from 'hono';
import * as v from 'valibot';
import { classRefusals as texts } from '#content/office/class-words.ts';
import type { Closure } from '#content/teaching/closures.ts';
import { type IsoDate, isDate } from '#content/teaching/dates.ts';
import { line } from '#payloads/schemas.ts';
import { type ClassChange, changeKinds, isClock } from '#payloads/today.ts';
import { closureOn } from '#rules/calendar/closures.ts';
import { colomboDate, dayOf, yearAfter } from '#rules/calendar/colombo.ts';
import { minutesOf } from '#rules/calendar/times.ts';
import {
  changeMessage,
  className,
  roomWarnings,
  undoneMessage,
} from '#rules/timetable/change-message.ts';
import { isDueOn } from '#rules/timetable/changes.ts';
import { classById, type SchoolClass } from '#rules/timetable/classes.ts';
import { allClosures } from '#rules/timetable/published-closures.ts';
import { changesFrom, findChange, putChange, removeChange } from '#server/store/class-changes.ts';
import { closuresFrom } from '#server/store/closures.ts';
import { body } from './body.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { Refusal } from './refusals.ts';
import type { ChangeMade } from './types.ts';

/** The longest reason and room's name, in UTF-16 code units. */
const LONGEST_REASON = 120;
const LONGEST_ROOM = 60;

/** Null if left out, null or blank. */
function given(schema: v.GenericSchema<string, string>) {
  return v.pipe(
    v.nullish(schema, ''),
    v.transform((text): string | null => text || null),
  );
}

/** A change as it is sent; the route checks whether it is possible. */
const changeSchema = v.object({
  class: v.string(texts.noClass),
  date: v.string(texts.noDate),
  kind: v.picklist(changeKinds, texts.kind),
  start: given(line('The start')),
  end: given(line('The end')),
  toDate: given(line('The new day')),
  room: given(
    v.pipe(
      line('The room'),
      v.maxLength(LONGEST_ROOM, `The room's name is too long: ${LONGEST_ROOM} characters at most.`),
    ),
  ),
  reason: given(v.pipe(line('The reason'), v.maxLength(LONGEST_REASON, texts.reason))),
});

/** Cancels or moves a class or changes its room, and undoes that. */
export function classChangeRoutes({ store, clock }: OfficeDeps) {
  return new Hono<OfficeEnv>()
    .post('/changes', body(changeSchema), async (c) => {
      const now = clock();
      const asked = c.req.valid('json');
      const { one, date } = meetingOf(asked);
      const id = crypto.randomUUID();
      const by = c.get('session').email;
      const today = colomboDate(now);
      const closures = allClosures(await closuresFrom(store, today));
      const change = await store.transaction().execute(async (trx) => {
        const before = await findChange(trx, one.id, date);
        const checked = changeOf(one, { ...asked, date }, before, { today, closures });
        await putChange(trx, { ...checked, id, at: now, by });
        return checked;
      });
      const warnings = roomWarnings(change, await changesFrom(store, today), closures);
      const made: ChangeMade = { id, message: changeMessage(change), warnings };
      return c.json(made, 201);
    })
    .delete('/changes/:id', async (c) => {
      const by = c.get('session').email;
      const removed = await store
        .transaction()
        .execute((trx) => removeChange(trx, c.req.param('id'), by, clock()));
      if (!removed) throw new Refusal(404, texts.noChange);
      return c.json({ ok: true, message: undoneMessage(removed) } as const);
    });
}

type Asked = v.InferOutput<typeof changeSchema>;

/** Today in Colombo, and the days without classes. */
interface Calendar {
  today: IsoDate;
  closures: readonly Closure[];
}

/** @throws Refusal 422 where there is no such class or day */
function meetingOf(asked: Asked): { one: SchoolClass; date: IsoDate } {
  const one = classById(asked.class);
  if (!one) throw new Refusal(422, texts.noClass);
  const { date } = asked;
  if (!isDate(date)) throw new Refusal(422, texts.noDate);
  return { one, date };
}

/**
 * Checks a change: it must be on a day on which the class meets, from today on and within a year. A
 * meeting that was moved can be changed until the new day is over, and is cancelled on that day.
 *
 * @param before the change of that meeting so far
 * @throws Refusal 422 with the reason, as a sentence
 */
function changeOf(
  one: SchoolClass,
  asked: Asked & { date: IsoDate },
  before: ClassChange | undefined,
  { today, closures }: Calendar,
): ClassChange {
  const { date, kind, reason, room } = asked;
  const movedTo = before?.toDate && before.toDate >= today ? before.toDate : null;
  if (date < today && movedTo === null) throw new Refusal(422, texts.over);
  if (date > yearAfter(today)) throw new Refusal(422, texts.far);
  if (dayOf(date) !== one.day) {
    throw new Refusal(422, texts.otherDay(className(one), dayOf(date)));
  }
  if (!isDueOn(one, date)) throw new Refusal(422, texts.outside(className(one)));
  rejectClosed(one, date, closures);
  const change = { class: one.id, date, kind, start: null, end: null, toDate: null, reason };
  if (kind === 'cancelled') return { ...change, toDate: movedTo, room: null };
  if (kind === 'moved') return { ...change, room, ...newTimes(asked, one, { today, closures }) };
  if (date < today) throw new Refusal(422, texts.roomOver);
  if (room === null) throw new Refusal(422, texts.room);
  return { ...change, room };
}

function newTimes(
  { start, end, toDate, date }: Asked & { date: IsoDate },
  one: SchoolClass,
  { today, closures }: Calendar,
): Pick<ClassChange, 'start' | 'end' | 'toDate'> {
  if (!isClock(start) || !isClock(end)) throw new Refusal(422, texts.times);
  if (minutesOf(start) >= minutesOf(end)) throw new Refusal(422, texts.order);
  const day = toDate ?? date;
  if (!isDate(day)) throw new Refusal(422, texts.noToDate);
  if (day < today) throw new Refusal(422, texts.toOver);
  if (day === date) return { start, end, toDate: null };
  if (day > yearAfter(today)) throw new Refusal(422, texts.toFar);
  rejectClosed(one, day, closures);
  return { start, end, toDate: day };
}

function rejectClosed(one: SchoolClass, date: IsoDate, closures: readonly Closure[]): void {
  const closure = closureOn(date, one.level, closures);
  if (closure) throw new Refusal(422, texts.closed(className(one), closure.name));
}
