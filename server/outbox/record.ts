import { finishRow } from '#server/store/outbox-rows.ts';
import type { OutboxRow } from '#server/store/tables.ts';
import { notifyOffice } from './failed-acknowledgement.ts';
import type { OutboxDeps } from './outbox.ts';
import type { Outcome } from './outcome.ts';

export type EndedDelivery = { row: OutboxRow } & Outcome;

/** Writes down how one delivery ended; resolves when that is on the disk. */
export type Recorder = (ended: EndedDelivery) => Promise<void>;

/** What ends within this many milliseconds is written together. */
const COMMIT_DELAY_MS = 10;

/**
 * Makes a recorder that commits in groups, since each commit waits for the disk and holds up the
 * forms that come in. A group that could not be written keeps its leases.
 */
export function makeRecorder({ store, clock }: Pick<OutboxDeps, 'store' | 'clock'>): Recorder {
  let group: EndedDelivery[] = [];
  let written: Promise<void> | undefined;

  const commit = async () => {
    await new Promise((resolve) => setTimeout(resolve, COMMIT_DELAY_MS));
    // In one order everywhere, so that two processes cannot wait for each other's rows.
    const ended = group.sort((a, b) => (a.row.id < b.row.id ? -1 : 1));
    group = [];
    written = undefined;
    await store.transaction().execute(async (trx) => {
      for (const { row, event, changes } of ended) {
        const isOurs = await finishRow(trx, row, changes);
        if (isOurs && event === 'mail given up') await notifyOffice(trx, row, clock());
      }
    });
  };

  return (ended) => {
    group.push(ended);
    written ??= commit();
    return written;
  };
}
