import { type Channel, channelNames, type Source, sourceNames } from '#content/office/origins.ts';
import type { Documents } from '#content/schemas/documents.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { type Level, levelKeys } from '#content/teaching/levels.ts';
import type { Registration } from '#payloads/form-fields.ts';
import { addDays, colomboDate, mondayOf } from '#rules/calendar/colombo.ts';
import { classById, knownClasses } from '#rules/timetable/classes.ts';
import { callDueStates, isClosed, reasons, states } from './office-states.ts';
import { type Assessed, BY_FAMILY } from './submissions.ts';
import type { Db } from './tables.ts';

const DAY = 86_400_000;
const sources = Object.keys(sourceNames) as Source[];
const channels = Object.keys(channelNames) as Channel[];
/** How many days back the promise is measured. */
export const MEASURED_DAYS = 30 as const;
/** The site promises an answer within this time, in milliseconds. */
export const PROMISE = DAY;

/**
 * How well the promise of an answer within 24 hours was kept for everything that was received in the
 * last 30 days and is not held. Answered: the family was first reached, or it withdrew. A family that
 * cancelled with its own link before a call counts in no other figure. `overdue` counts every late
 * call, however old; `share` only those of the 30 days.
 */
export async function measurePromise(db: Db, now: number) {
  const came = ofForms(await receivedIn(db, { from: now - MEASURED_DAYS * DAY }));
  const speed = speedOf(came);
  const { overdue } = await db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('overdue'))
    .where('hold', 'is', null)
    .where('state', 'in', callDueStates)
    .where((eb) => eb(eb.fn.coalesce('call_again_at', eb('received_at', '+', PROMISE)), '<', now))
    .executeTakeFirstOrThrow();
  const waiting = came.filter(({ called_at }) => called_at === null);
  const due = speed.called + lateOf(came, now).length;
  return {
    came: came.length,
    answered: came.length - waiting.length,
    within24h: speed.within24h,
    medianMinutes: speed.medianMinutes,
    overdue,
    /** The part of those that were called or should have been, that was called in time; null for none. */
    share: due > 0 ? speed.within24h / due : null,
  };
}

/** A time in milliseconds since 1970. */
export interface Period {
  from?: number;
  before?: number;
}

/** Everything that was received in a period and is not held. */
function receivedIn(db: Db, { from = 0, before = Number.MAX_SAFE_INTEGER }: Period) {
  return db
    .selectFrom('submissions')
    .select(['kind', 'fields', 'state', 'withdrawn_reason'])
    .select(['call_again_at', 'received_at', 'called_at', 'channel', 'source'])
    .select(['placed_in', 'waiting_for_classes', 'slot_at', 'slot_for', 'assessed'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('submission_history')
          .select('submission_history.id')
          .whereRef('submission_history.submission_id', '=', 'submissions.id')
          .where('actor', '=', BY_FAMILY)
          .where('what', '=', 'withdrawn')
          .whereRef('submission_history.at', '=', 'submissions.called_at'),
      ).as('uncalled'),
    )
    .where('hold', 'is', null)
    .where('received_at', '>=', from)
    .where('received_at', '<', before)
    .execute();
}

type Received = Awaited<ReturnType<typeof receivedIn>>;

/** Without those that the office wrote down: someone had spoken with them already. */
function ofForms(came: Received): Received {
  return came.filter(({ channel }) => channel === null);
}

/** How many families were called, how many of them in time, and the median of their waits. */
function speedOf(came: Received) {
  const waits = came
    .filter(({ called_at, uncalled }) => called_at !== null && !uncalled)
    .map(({ called_at, received_at }) => Math.max(0, Number(called_at) - received_at))
    .sort((a, b) => a - b);
  const middle = waits.slice((waits.length - 1) >> 1, (waits.length >> 1) + 1);
  const median = middle.reduce((sum, wait) => sum + wait / middle.length, 0);
  return {
    called: waits.length,
    within24h: waits.filter((wait) => wait <= PROMISE).length,
    /** To a tenth; null when there are none. */
    medianMinutes: waits.length > 0 ? Math.round(median / 6000) / 10 : null,
  };
}

/** The submissions of a period, their results, and the time until the first call. */
export type Figures = Awaited<ReturnType<typeof countFigures>>;

/**
 * Counts everything that was received in a period and is not held.
 * @param now milliseconds since 1970
 * @returns `before`: the totals of the period of equal length before; null without a first day
 */
export async function countFigures(db: Db, documents: Documents, period: Period, now: number) {
  const came = await receivedIn(db, period);
  const registrations = came
    .filter(({ kind }) => kind === 'registration')
    .map((row) => ({ ...row, form: JSON.parse(row.fields) as Registration }));
  const asked = countBy(registrations, ({ form }) => form.classes ?? []);
  const waiting = countBy(registrations, waitsOf);
  const placed = countBy(registrations, placesOf);
  const { from } = period;
  const length = from === undefined ? 0 : (period.before ?? now) - from;
  const before =
    from === undefined ? null : await receivedIn(db, { from: from - length, before: from });
  return {
    ...totalsOf(came, now),
    /** Registrations; one of three subjects counts for each of them. */
    byLevel: countBy(registrations, ({ form }) => form.level || [], levelKeys),
    bySubject: Object.fromEntries(
      levelKeys.map((level) => [
        level,
        countBy(
          registrations.filter(({ form }) => form.level === level),
          ({ form }) => form.subjects,
        ),
      ]),
    ) as Record<Level, Record<string, number>>,
    byState: countBy(came, ({ state }) => state, states),
    bySource: countBy(came, ({ source }) => source ?? [], sources),
    byChannel: countBy(came, ({ channel }) => channel ?? 'form', channels),
    byWeek: weeksOf(came, period, now),
    /** Those of the timetable, and others that a submission of the period names. */
    byClass: knownClasses(documents)
      .map(({ id, seats = documents.claims.regularMaximum }) => ({
        id,
        asked: asked[id] ?? 0,
        waiting: waiting[id] ?? 0,
        placed: placed[id] ?? 0,
        seats,
      }))
      .filter((one) => one.asked + one.waiting + one.placed > 0 || classById(documents, one.id)),
    before: before && totalsOf(before, now),
  };
}

/** What a period is compared by. */
function totalsOf(came: Received, now: number) {
  const forms = ofForms(came);
  const { called, within24h, medianMinutes } = speedOf(forms);
  const registrations = came.filter(({ kind }) => kind === 'registration');
  const furthest = registrations.map((row) => stepOf(row, now));
  const reached = (step: number) => furthest.filter((one) => one >= step).length;
  return {
    came: { registration: registrations.length, enquiry: came.length - registrations.length },
    within24h,
    medianMinutes,
    /** How many of the calls that were made or should have been were made in time. */
    called24h: { of: called + lateOf(forms, now).length, in: within24h },
    /** Registrations; each step counts those that got at least this far. */
    steps: { came: reached(0), reached: reached(1), assessed: reached(2), placed: reached(3) },
    /** Withdrawn submissions with a reason. */
    lost: countBy(
      came.filter(({ state }) => state === 'withdrawn'),
      ({ withdrawn_reason: reason }) => reason ?? [],
      reasons,
    ),
  };
}

/** How far a registration got: 1 the family was reached, 2 it came to an assessment, 3 it was placed. */
function stepOf(row: Received[number], now: number): number {
  if (row.state === 'placed') return 3;
  const { result }: { result?: Assessed['result'] } = JSON.parse(row.assessed ?? '{}');
  const isOver = row.slot_for === null && row.slot_at !== null && row.slot_at <= now;
  if (result === 'came' || (isOver && result !== 'missed')) return 2;
  return row.called_at !== null && !row.uncalled ? 1 : 0;
}

function lateOf(came: Received, now: number): Received {
  return came.filter(
    (row) => row.called_at === null && (row.call_again_at ?? row.received_at + PROMISE) < now,
  );
}

/** The weeks of a period, from Monday in Colombo, also those in which nothing was received. */
function weeksOf(came: Received, { from, before }: Period, now: number) {
  const first = from ?? Math.min(now, ...came.map(({ received_at }) => received_at));
  const last = colomboDate((before ?? now + 1) - 1);
  const weeks: { from: IsoDate; registrations: number; enquiries: number; within24h: number }[] =
    [];
  const byWeek = Map.groupBy(came, ({ received_at }) => mondayOf(colomboDate(received_at)));
  for (let monday = mondayOf(colomboDate(first)); monday <= last; monday = addDays(monday, 7)) {
    const own = byWeek.get(monday) ?? [];
    const registrations = own.filter(({ kind }) => kind === 'registration').length;
    const enquiries = own.length - registrations;
    const { within24h } = speedOf(ofForms(own));
    weeks.push({ from: monday, registrations, enquiries, within24h });
  }
  return weeks;
}

function placesOf({ state, placed_in }: Received[number]): string[] {
  return state === 'placed' ? JSON.parse(placed_in ?? '[]') : [];
}

function waitsOf({ state, waiting_for_classes }: Received[number]): string[] {
  return isClosed(state) ? [] : Object.keys(JSON.parse(waiting_for_classes ?? '{}'));
}

/** How often each value is in a list, also 0 for `keys`. */
function countBy<Item, Key extends string>(
  items: readonly Item[],
  valuesOf: (item: Item) => Key | readonly Key[],
  keys: readonly Key[] = [],
): Record<Key, number> {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
  for (const value of items.flatMap(valuesOf)) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
