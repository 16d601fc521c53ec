import { owedStates } from './office-states.ts';
import type { Db } from './tables.ts';

const DAY = 86_400_000;
/** How many days back the promise is measured. */
export const MEASURED_DAYS = 30 as const;
/** The site promises an answer within this time, in milliseconds. */
export const PROMISE = DAY;

export interface PromiseFigures {
  came: number;
  answered: number;
  within24h: number;
  /** Of an even number the mean of the middle two, to a tenth; null when nobody was answered. */
  medianMinutes: number | null;
  overdue: number;
}

/**
 * How the promise of an answer within 24 hours was kept, of all that came in the last 30 days and
 * is not held. Answered is who was reached, or withdrew; overdue is whose call is owed now and was
 * due before, however long ago they came.
 */
export async function measurePromise(db: Db, now: number): Promise<PromiseFigures> {
  const came = await db
    .selectFrom('submissions')
    .select(['received_at', 'called_at'])
    .where('hold', 'is', null)
    .where('received_at', '>=', now - MEASURED_DAYS * DAY)
    .execute();
  const waits = came
    .filter((row) => row.called_at !== null)
    .map((row) => Math.max(0, (row.called_at ?? 0) - row.received_at))
    .sort((a, b) => a - b);
  const { overdue } = await db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('overdue'))
    .where('hold', 'is', null)
    .where('state', 'in', owedStates)
    .where('received_at', '<', now - PROMISE)
    .executeTakeFirstOrThrow();
  return {
    came: came.length,
    answered: waits.length,
    within24h: waits.filter((wait) => wait <= PROMISE).length,
    medianMinutes: minutes(median(waits)),
    overdue,
  };
}

function median(sorted: readonly number[]): number | undefined {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return undefined;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

function minutes(milliseconds: number | undefined): number | null {
  return milliseconds === undefined ? null : Math.round(milliseconds / 6000) / 10;
}
