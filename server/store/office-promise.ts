import { owedStates } from './office-states.ts';
import { BY_FAMILY } from './submissions.ts';
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
  /** Of an even number the mean of the middle two, to a tenth; null when there are none. */
  medianMinutes: number | null;
  overdue: number;
  /** Of those who came and were called, or should have been, how many in time; null for none. */
  share: number | null;
}

/**
 * How the promise of an answer within 24 hours was kept, over everything that came in the last 30
 * days and is not held. Answered: somebody was first reached, or the family withdrew. A family that
 * cancelled with its own link before anybody called counts in no other figure. Overdue are all
 * whose call is owed and late, however old; only those of the 30 days count in `share`.
 */
export async function measurePromise(db: Db, now: number): Promise<PromiseFigures> {
  const came = await db
    .selectFrom('submissions')
    .select((eb) => [
      'received_at',
      'called_at',
      eb
        .exists(
          eb
            .selectFrom('submission_history')
            .select('submission_history.id')
            .whereRef('submission_history.submission_id', '=', 'submissions.id')
            .where('actor', '=', BY_FAMILY)
            .where('what', '=', 'withdrawn')
            .whereRef('submission_history.at', '=', 'submissions.called_at'),
        )
        .as('uncalled'),
    ])
    .where('hold', 'is', null)
    .where('received_at', '>=', now - MEASURED_DAYS * DAY)
    .execute();
  const answered = came.filter((row) => row.called_at !== null);
  const waits = answered
    .filter(({ uncalled }) => !uncalled)
    .map((row) => Math.max(0, (row.called_at ?? 0) - row.received_at))
    .sort((a, b) => a - b);
  const { overdue } = await db
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('overdue'))
    .where('hold', 'is', null)
    .where('state', 'in', owedStates)
    .where('received_at', '<', now - PROMISE)
    .executeTakeFirstOrThrow();
  const within24h = waits.filter((wait) => wait <= PROMISE).length;
  const late = came.filter((row) => row.called_at === null && row.received_at < now - PROMISE);
  const due = waits.length + late.length;
  return {
    came: came.length,
    answered: answered.length,
    within24h,
    medianMinutes: minutes(median(waits)),
    overdue,
    share: due > 0 ? within24h / due : null,
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
