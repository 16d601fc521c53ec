import { Hono } from 'hono';
import * as v from 'valibot';
import { classRefusals as texts } from '#content/office/class-words.ts';
import type { Closure } from '#content/teaching/closures.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { placesKinds } from '#payloads/today.ts';
import { closureOn } from '#rules/calendar/closures.ts';
import { addDays, colomboDate, nextDate, startOf } from '#rules/calendar/colombo.ts';
import { clockText } from '#rules/calendar/times.ts';
import { changeMessage } from '#rules/timetable/change-message.ts';
import { classesNotOver, compareChanges, isDueOn } from '#rules/timetable/changes.ts';
import { allClasses, classById, type SchoolClass } from '#rules/timetable/classes.ts';
import { allClosures } from '#rules/timetable/published-closures.ts';
import {
  type ClassEntry,
  changesFrom,
  classHistorySince,
  placesByClass,
  putPlaces,
  type StoredChange,
} from '#server/store/class-changes.ts';
import { closuresFrom } from '#server/store/closures.ts';
import { countPlaced, waitsByClass } from '#server/store/office-list.ts';
import type { Store } from '#server/store/tables.ts';
import { body } from './body.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { iso } from './items.ts';
import { Refusal } from './refusals.ts';
import type { ClassHistoryEntry, ClassList, OfficeChange, OfficeClass } from './types.ts';

/** The next dates of a class that are shown. */
const DATES = 4;
const WEEKS = 52;
/** How many days of a class's history are shown. */
const HISTORY_DAYS = 30;

const placesSchema = v.object({ places: v.picklist(placesKinds, texts.places) });

/** The week with what is changed about it, and how many places there are. */
export function classRoutes({ store, clock }: OfficeDeps) {
  return new Hono<OfficeEnv>()
    .get('/classes', async (c) => c.json(await listClasses(store, clock())))
    .put('/places/:class', body(placesSchema), async (c) => {
      const one = classById(c.req.param('class'));
      if (!one) throw new Refusal(404, texts.noClass);
      const { places } = c.req.valid('json');
      const by = c.get('session').email;
      await store.transaction().execute((trx) => putPlaces(trx, one.id, places, by, clock()));
      return c.json({ ok: true, class: one.id, places } as const);
    });
}

async function listClasses(store: Store, now: number): Promise<ClassList> {
  const today = colomboDate(now);
  const stored = (await changesFrom(store, today)).sort(compareChanges);
  const places = await placesByClass(store);
  const closures = allClosures(await closuresFrom(store, today));
  const placed = await countPlaced(store);
  const waits = await waitsByClass(store);
  const since = startOf(addDays(today, -HISTORY_DAYS));
  const history = await classHistorySince(store, since);
  const isDue = (change: StoredChange) => {
    const one = classById(change.class);
    return one !== undefined && isDueOn(one, change.date);
  };
  const about = (id: string, changes: readonly StoredChange[]) => ({
    changes: changes.filter((change) => change.class === id).map(asJson),
    places: places[id] ?? ('open' as const),
    placed: placed.get(id) ?? 0,
    ...waitingOf(waits.get(id) ?? []),
    history: history.filter((entry) => entry.class === id).map(entryAsJson),
  });
  const due = stored.filter(isDue);
  const left = stored.filter((change) => !isDue(change));
  return {
    classes: classesNotOver(allClasses, now).map(
      (one): OfficeClass => ({
        ...detailsOf(one, today, nextDates(one, today, closures)),
        ...about(one.id, due),
      }),
    ),
    gone: [...new Set(left.map((change) => change.class))].map((id) => ({
      id,
      ...about(id, left),
    })),
  };
}

function detailsOf(one: SchoolClass, today: IsoDate, dates: IsoDate[]) {
  return {
    id: one.id,
    level: one.level,
    subject: one.subject,
    day: one.day,
    from: clockText(one.start),
    to: clockText(one.end),
    room: one.room,
    ...(one.startsOn && one.startsOn > today && { startsOn: one.startsOn }),
    dates,
  };
}

/** The next dates on which a class meets, from today on and within a year, without closures. */
function nextDates(one: SchoolClass, today: IsoDate, closures: readonly Closure[]): IsoDate[] {
  const first = nextDate(today, one.day);
  return Array.from({ length: WEEKS }, (_, week) => addDays(first, week * 7))
    .filter((date) => isDueOn(one, date) && !closureOn(date, one.level, closures))
    .slice(0, DATES);
}

function asJson({ at, ...change }: StoredChange): OfficeChange {
  return { ...change, at: iso(at), message: changeMessage(change) };
}

function entryAsJson({ at, by, what, change }: ClassEntry): ClassHistoryEntry {
  return { at: iso(at), by, what, change };
}

function waitingOf(waits: readonly number[]) {
  const since = waits.length > 0 ? iso(Math.min(...waits)) : null;
  return { waiting: waits.length, waitingSince: since };
}
