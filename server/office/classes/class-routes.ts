import { Hono } from 'hono';
import * as v from 'valibot';
import { classRefusals as texts } from '#content/office/class-words.ts';
import type { Documents } from '#content/schemas/documents.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { clockText } from '#content/teaching/times.ts';
import { closureOn } from '#rules/calendar/closed-days.ts';
import { addDays, colomboDate, nextDate, startOf } from '#rules/calendar/colombo.ts';
import { nextMeeting } from '#rules/pages/place-facts.ts';
import { changeMessage } from '#rules/timetable/change-message.ts';
import { currentChanges, isDueOn, isOpenClass } from '#rules/timetable/changes.ts';
import { choiceLine } from '#rules/timetable/choice.ts';
import { classById, knownClasses, type SchoolClass } from '#rules/timetable/classes.ts';
import { placesKinds } from '#rules/timetable/today.ts';
import { body } from '#server/office/body.ts';
import { type OfficeDeps, type OfficeEnv, record } from '#server/office/deps.ts';
import { iso, isoOrNull } from '#server/office/items.ts';
import { Refusal } from '#server/office/office-errors.ts';
import { checkSeen } from '#server/office/seen.ts';
import {
  changesFrom,
  classHistorySince,
  findPlaces,
  placesByClass,
  putPlaces,
} from '#server/store/office/class-changes.ts';
import { classFamilies } from '#server/store/office/class-families.ts';
import { knownClosures } from '#server/store/office/closures.ts';
import { type Store, takeLock } from '#server/store/tables.ts';

/** The next dates of a class that are shown. */
const DATES = 4;
const WEEKS = 52;
/** How many days of a class's history are shown. */
const HISTORY_DAYS = 30;

const kind = v.picklist(placesKinds, texts.places);
const placesSchema = v.object({ places: kind, was: v.optional(kind) });

/** The week with what is changed about it, and how many places there are. */
export function classRoutes(deps: OfficeDeps) {
  const { store, clock } = deps;
  return new Hono<OfficeEnv>()
    .get('/classes', async (c) => c.json(await listClasses(store, deps.live.documents, clock())))
    .put('/places/:class', body(placesSchema), async (c) => {
      const one = classById(deps.live.documents, c.req.param('class'));
      if (!one) throw new Refusal(404, texts.noClass);
      const { places, was } = c.req.valid('json');
      await record(c, deps, async (trx, by, now) => {
        await takeLock(trx, 'news');
        const stored = await findPlaces(trx, one.id);
        // Of two quick presses the second is sent before the page shows the first.
        if (stored.by !== by) checkSeen(was, stored.places);
        await putPlaces(trx, one.id, places, by, now);
      });
      return c.json({ ok: true as const, class: one.id, places });
    });
}

export type ClassList = Awaited<ReturnType<typeof listClasses>>;
export type OfficeClass = ClassList['classes'][number];
export type OfficeChange = OfficeClass['changes'][number];
export type ClassHistoryEntry = OfficeClass['history'][number];

async function listClasses(store: Store, documents: Documents, now: number) {
  const today = colomboDate(now);
  const changes = currentChanges(documents, await changesFrom(store, today), now);
  const places = await placesByClass(store);
  const closures = await knownClosures(store, documents, today);
  const familiesOf = await classFamilies(store, now);
  const history = await classHistorySince(store, startOf(addDays(today, -HISTORY_DAYS)));
  return {
    classes: knownClasses(documents).flatMap((one) => {
      const over = !isOpenClass(documents, one.id, now);
      const { waitsSince, ...counts } = familiesOf(one.id, choiceLine(one));
      const waiting = waitsSince.length;
      const hasFamilies = waiting + counts.placed + counts.offered + counts.saidYes > 0;
      if (over && !hasFamilies) return [];
      return {
        id: one.id,
        level: one.level,
        subject: one.subject,
        day: one.day,
        /** On the 24-hour clock: '15:00'. */
        from: clockText(one.start),
        to: clockText(one.end),
        room: one.room,
        /** How many students it takes. */
        seats: one.seats ?? documents.claims.regularMaximum,
        /** Whether it has ended or was removed, and still has families. */
        over,
        /** Its first day if it has not begun. */
        ...(one.startsOn && one.startsOn > today && { startsOn: one.startsOn }),
        dates: over ? [] : nextDates(one, today, closures),
        /** When it is held next, changes included; null when that is not known. */
        nextAt: over ? null : isoOrNull(nextMeeting(one, now, { changes, closures })?.begins),
        /** From today on, by date, with the message for the class's WhatsApp group. */
        changes: changes
          .filter((change) => change.class === one.id)
          .map(({ at, ...change }) => ({
            ...change,
            at: iso(at),
            message: changeMessage(documents, change, closures, today),
          })),
        places: places[one.id] ?? ('open' as const),
        placed: counts.placed,
        /** How many said yes to an offer of a place in it, and are not placed yet. */
        saidYes: counts.saidYes,
        /** How many registrations wait for it, and since when the first of them. */
        waiting,
        waitingSince: waiting > 0 ? iso(Math.min(...waitsSince)) : null,
        /** Oldest first, also what was replaced or undone. */
        history: history
          .filter((entry) => entry.class === one.id)
          .map(({ at, by, what, change }) => ({ at: iso(at), by, what, change })),
      };
    }),
  };
}

/** The next dates on which a class meets, from today on and within a year, without closures. */
function nextDates(one: SchoolClass, today: IsoDate, closures: readonly Closure[]): IsoDate[] {
  const first = nextDate(today, one.day);
  return Array.from({ length: WEEKS }, (_, week) => addDays(first, week * 7))
    .filter((date) => isDueOn(one, date) && !closureOn(date, one.level, closures))
    .slice(0, DATES);
}
