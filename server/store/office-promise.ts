import { levelKeys } from '#content/teaching/levels.ts';
import type { Registration } from '#payloads/form-fields.ts';
import { callDueStates, reasons, states } from './office-states.ts';
import { BY_FAMILY } from './submissions.ts';
import type { Db } from './tables.ts';

const DAY = 86_400_000;
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
  const late = waiting.filter((row) => (row.call_again_at ?? row.received_at + PROMISE) < now);
  const due = speed.called + late.length;
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
    .select(['call_again_at', 'received_at', 'called_at', 'channel'])
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

/** Counts everything that was received in a period and is not held. */
export async function countFigures(db: Db, period: Period) {
  const came = await receivedIn(db, period);
  const registrations = came
    .filter(({ kind }) => kind === 'registration')
    .map(({ fields }): Registration => JSON.parse(fields));
  const { within24h, medianMinutes } = speedOf(ofForms(came));
  return {
    came: { registration: registrations.length, enquiry: came.length - registrations.length },
    /** Registrations; one of three subjects counts for each of them. */
    byLevel: countBy(registrations, ({ level }) => level, levelKeys),
    bySubject: countBy(registrations, ({ subjects }) => subjects),
    byState: countBy(came, ({ state }) => state, states),
    within24h,
    medianMinutes,
    /** Withdrawn submissions with a reason. */
    lost: countBy(
      came.filter(({ state }) => state === 'withdrawn'),
      ({ withdrawn_reason: reason }) => reason ?? [],
      reasons,
    ),
  };
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
