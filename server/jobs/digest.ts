import { setImmediate } from 'node:timers/promises';
import { enqueue } from '#server/outbox/enqueue.ts';
import { assignDigests, hasUndigested } from '#server/store/follow-up.ts';
import { readSetting, takeTurn, writeSetting } from '#server/store/settings.ts';
import type { Db } from '#server/store/tables.ts';
import type { JobDeps } from './job.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How many a digest names. */
const NAMED_AT_ONCE = 100;
/** Between two digests of a turn, in milliseconds, so that other mail is not kept waiting. */
const APART_MS = 2 * MINUTE;
/**
 * Digests of one transaction, which ends long before the database's limits do; and of one turn,
 * which thus go within half a day.
 */
const MOST = { atOnce: 30, aTurn: 360 };
/** When a flood's rest has its turn, in milliseconds: in the next of the rounds that jobs have. */
const REST_AFTER_MS = 10 * MINUTE;
/** 'yes' while the last turn has left a rest. */
const REST = 'digest:rest';

/**
 * Once a day, mails that name what is held and was not mailed, one after the other: as many as it
 * takes to name all of it. None when there is nothing to name. What a flood leaves beyond `most` has
 * its turn in the rounds that follow, so that this names well over a million forms a day.
 */
export async function digest(deps: JobDeps, most = MOST): Promise<void> {
  for (let named = 0; named < most.aTurn; named += most.atOnce) {
    if (!(await nameSome(deps, named, most.atOnce))) return;
    // Forms get at the database in between.
    await setImmediate();
  }
}

/** Owes up to `most` digests, after so many of the same turn. Out: whether there may be more. */
async function nameSome(
  { store, clock, staff }: JobDeps,
  before: number,
  most: number,
): Promise<boolean> {
  return store.transaction().execute(async (trx) => {
    const now = clock();
    if (before === 0 && !(await isTurn(trx, now))) return false;
    const batchIds = await assignDigests(trx, NAMED_AT_ONCE, most);
    for (const [number, batchId] of batchIds.entries()) {
      const mails = staff.map((recipient) => ({
        message: 'digest' as const,
        recipient,
        submissionId: null,
        batchId,
      }));
      await enqueue(trx, mails, now + (before + number) * APART_MS);
    }
    const isFull = batchIds.length === most;
    // Written with each, so that a process that ends in the middle leaves its rest to the next round.
    await writeSetting(trx, REST, isFull ? 'yes' : '');
    return isFull;
  });
}

async function isTurn(db: Db, now: number): Promise<boolean> {
  const hasRest = (await readSetting(db, REST)) === 'yes';
  // Looked at first, so that a turn without work is not used up, and what is held an hour later
  // need not wait a day.
  if (await hasUndigested(db)) {
    return takeTurn(db, 'digest', now, hasRest ? REST_AFTER_MS : 24 * HOUR);
  }
  if (hasRest) await writeSetting(db, REST, '');
  return false;
}
