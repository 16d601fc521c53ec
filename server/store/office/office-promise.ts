import { type SqlBool, sql } from 'kysely';
import { channels, sources } from '#content/office/origins.ts';
import type { Documents } from '#content/schemas/documents.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { type Level, levelKeys } from '#content/teaching/levels.ts';
import { colomboDate, startOf } from '#rules/calendar/colombo.ts';
import { classById, knownClasses } from '#rules/timetable/classes.ts';
import {
  contact,
  hasReached,
  isCalled,
  PROMISE,
  reachedAt,
  type Step,
  steps,
} from '#server/store/progress.ts';
import { type Db, isPostgres } from '#server/store/tables.ts';
import { timeConditions } from './appointments.ts';
import { callDueStates, isClosed, reasons, states } from './office-states.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** The start of a week in Colombo. */
const FIRST_MONDAY = startOf('2007-01-01');
/** How many days back the promise is measured. */
export const MEASURED_DAYS = 30 as const;

/**
 * How well the promise of an answer within 24 hours was kept for everything that was received in the
 * last 30 days and is not held. Answered: the family was first reached, or it withdrew. A family that
 * cancelled with its own link before a call counts in no other figure. `overdue` counts every late
 * call, however old; `share` only those of the 30 days.
 */
export async function measurePromise(db: Db, documents: Documents, now: number) {
  const period = { from: now - MEASURED_DAYS * DAY };
  const forms = ofForms(await tally(db, documents, period, now));
  const [inTime, late] = [sumOf(forms, 'inTime'), sumOf(forms, 'late')];
  const { overdue } = await db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('overdue'))
    .where('hold', 'is', null)
    .where('state', 'in', callDueStates)
    .where(sql<SqlBool>`case when ${reachedAt} is null or call_again_at is not null
      then coalesce(call_again_at, received_at + ${sql.lit(PROMISE)}) < ${now} end`)
    .executeTakeFirstOrThrow();
  return {
    came: sumOf(forms),
    answered: sumOf(forms, 'answered'),
    within24h: inTime,
    medianMinutes: await medianMinutes(db, period, sumOf(forms, 'called')),
    overdue,
    /** The part of those that were called or should have been, that was called in time; null for none. */
    share: inTime + late > 0 ? inTime / (inTime + late) : null,
  };
}

/** A time in milliseconds since 1970. */
export interface Period {
  from?: number;
  before?: number;
}

/** Everything that was received in a period and is not held. */
function receivedIn(db: Db, { from = 0, before = Number.MAX_SAFE_INTEGER }: Period) {
  // The sign makes SQLite read indexes that have all columns in the order of the groups.
  const receivedAt = isPostgres(db) ? sql<number>`received_at` : sql<number>`+received_at`;
  return db
    .selectFrom('submissions')
    .where('hold', 'is', null)
    .where(receivedAt, '>=', from)
    .where(receivedAt, '<', before);
}

/** The same for what is counted by week. */
function progressIn(db: Db, period: Period) {
  const { from = 0, before = Number.MAX_SAFE_INTEGER } = period;
  return receivedIn(db, period)
    .where('week', '>=', weekOf(from))
    .where('week', '<=', weekOf(before));
}

/** @param at milliseconds since 1970 */
function weekOf(at: number): number {
  return Math.floor((at - FIRST_MONDAY) / WEEK);
}

/** How many were received in a period, by the week and all else but classes and subjects. */
async function tally(db: Db, documents: Documents, period: Period, now: number) {
  const { hasBegun } = await timeConditions(db, documents, now);
  const groups = ['week', 'kind', 'state', 'channel', 'source', 'withdrawn_reason'] as const;
  // In the order of the groups, which keeps the contact from being looked up for each count.
  const rows = progressIn(db, period)
    .select([...groups])
    .select(['received_at', 'called_at', 'reached_at', 'call_again_at'])
    .select(['slot_at', 'slot_for', 'assessed'])
    .select(contact.as('contact'))
    .orderBy('week')
    .orderBy('kind')
    .orderBy('state')
    .orderBy('channel')
    .orderBy('source')
    .orderBy('withdrawn_reason');
  return db
    .selectFrom(rows.as('row'))
    .select([...groups])
    .select(({ fn, ref }) => {
      const count = () => fn.countAll<number>();
      const reached = (step: Step) =>
        count().filterWhere(hasReached(step, hasBegun, ref('contact')));
      return [
        count().as('came'),
        count().filterWhere('contact', '<>', 'no').as('answered'),
        count().filterWhere('contact', '=', 'called').as('called'),
        count()
          .filterWhere(isCalled('in-time', now, ref('contact')))
          .as('inTime'),
        count()
          .filterWhere(isCalled('late', now, ref('contact')))
          .as('late'),
        reached('reached').as('reached'),
        reached('assessed').as('assessed'),
        reached('placed').as('placed'),
      ];
    })
    .groupBy([...groups])
    .execute();
}

type Tally = Awaited<ReturnType<typeof tally>>;

function sumOf(
  rows: Tally,
  what: Step | 'answered' | 'called' | 'inTime' | 'late' = 'came',
): number {
  return rows.reduce((sum, row) => sum + row[what], 0);
}

/** Without those that the office wrote down: someone had spoken with them already. */
function ofForms(came: Tally): Tally {
  return came.filter(({ channel }) => channel === null);
}

/** How long the families of forms waited for the first call, to a tenth; null if none was called. */
async function medianMinutes(db: Db, period: Period, called: number): Promise<number | null> {
  if (called === 0) return null;
  const middle = await progressIn(db, period)
    .select(sql<number>`${reachedAt} - received_at`.as('wait'))
    .where('channel', 'is', null)
    .where(contact, '=', 'called')
    .orderBy('wait')
    .offset((called - 1) >> 1)
    .limit(2 - (called % 2))
    .execute();
  const median = middle.reduce((sum, { wait }) => sum + Math.max(0, wait) / middle.length, 0);
  return Math.round(median / 6000) / 10;
}

/** The submissions of a period, their results, and the time until the first call. */
export type Figures = Awaited<ReturnType<typeof countFigures>>;

/**
 * Counts everything that was received in a period and is not held.
 * @param now milliseconds since 1970
 * @returns `before`: the totals of the period of equal length before; null without a first day
 */
export async function countFigures(db: Db, documents: Documents, period: Period, now: number) {
  const came = await tally(db, documents, period, now);
  const { from } = period;
  const length = from === undefined ? 0 : (period.before ?? now) - from;
  const earlier = from === undefined ? null : { from: from - length, before: from };
  return {
    ...(await totalsOf(db, period, came)),
    ...(await subjectsAndClasses(db, documents, period)),
    byState: countBy(came, ({ state }) => state, states),
    bySource: countBy(came, ({ source }) => source ?? [], sources),
    byChannel: countBy(came, ({ channel }) => channel ?? 'form', channels),
    byWeek: weeksOf(came, period, now),
    before: earlier && (await totalsOf(db, earlier, await tally(db, documents, earlier, now))),
  };
}

/** What a period is compared by. */
async function totalsOf(db: Db, period: Period, came: Tally) {
  const [inTime, late] = [sumOf(came, 'inTime'), sumOf(came, 'late')];
  const registrations = came.filter(({ kind }) => kind === 'registration');
  return {
    came: { registration: sumOf(registrations), enquiry: sumOf(came) - sumOf(registrations) },
    within24h: inTime,
    medianMinutes: await medianMinutes(db, period, sumOf(ofForms(came), 'called')),
    /** How many of the calls that were made or should have been were made in time. */
    called24h: { of: inTime + late, in: inTime },
    /** Registrations; each step counts those that got at least this far. */
    steps: Object.fromEntries(steps.map((step) => [step, sumOf(registrations, step)])) as Record<
      Step,
      number
    >,
    /** Withdrawn submissions with a reason. */
    lost: countBy(
      came.filter(({ state }) => state === 'withdrawn'),
      ({ withdrawn_reason: reason }) => reason ?? [],
      reasons,
    ),
  };
}

/** Registrations by level, subject and class; one of three subjects counts for each of them. */
async function subjectsAndClasses(db: Db, documents: Documents, period: Period) {
  const answers = ['level', 'subjects', 'classes'] as const;
  const groups = [...answers, 'state', 'placed_in', 'waiting_for_classes'] as const;
  const rows = await receivedIn(db, period)
    .where('kind', '=', 'registration')
    .select([...groups])
    .select(({ fn }) => fn.countAll<number>().as('came'))
    .groupBy([...groups])
    .execute();
  const asked = countBy(rows, ({ classes }) => JSON.parse(classes ?? '[]'));
  const placed = countBy(rows, ({ state, placed_in }) =>
    state === 'placed' ? JSON.parse(placed_in ?? '[]') : [],
  );
  const waiting = countBy(rows, ({ state, waiting_for_classes }) =>
    isClosed(state) ? [] : Object.keys(JSON.parse(waiting_for_classes ?? '{}')),
  );
  return {
    byLevel: countBy(rows, ({ level }) => level || [], levelKeys),
    bySubject: Object.fromEntries(
      levelKeys.map((level) => [
        level,
        countBy(
          rows.filter((row) => row.level === level),
          ({ subjects }) => JSON.parse(subjects ?? '[]'),
        ),
      ]),
    ) as Record<Level, Record<string, number>>,
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
  };
}

/** The weeks of a period, from Monday in Colombo, also those in which nothing was received. */
function weeksOf(came: Tally, { from, before }: Period, now: number) {
  const first =
    from === undefined ? Math.min(weekOf(now), ...came.map(({ week }) => week)) : weekOf(from);
  const last = weekOf((before ?? now + 1) - 1);
  const byWeek = Map.groupBy(came, ({ week }) => week);
  const weeks: { from: IsoDate; registrations: number; enquiries: number; within24h: number }[] =
    [];
  for (let week = first; week <= last; week += 1) {
    const own = byWeek.get(week) ?? [];
    const registrations = own.filter(({ kind }) => kind === 'registration');
    weeks.push({
      from: colomboDate(FIRST_MONDAY + week * WEEK),
      registrations: sumOf(registrations),
      enquiries: sumOf(own) - sumOf(registrations),
      within24h: sumOf(own, 'inTime'),
    });
  }
  return weeks;
}

/** How often each value is in rows that each count `came`, also 0 for `keys`. */
export function countBy<Row extends { came: number }, Key extends string>(
  rows: readonly Row[],
  valuesOf: (row: Row) => Key | readonly Key[],
  keys: readonly Key[] = [],
): Record<Key, number> {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
  for (const row of rows) {
    for (const value of [valuesOf(row)].flat() as Key[])
      counts[value] = (counts[value] ?? 0) + row.came;
  }
  return counts;
}
