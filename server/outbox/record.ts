import { type EndedRow, finishRows } from '#server/store/outbox-rows.ts';
import type { Store } from '#server/store/tables.ts';

/** Writes down how one delivery ended; resolves when that is on the disk. */
export type Recorder = (ended: EndedRow) => Promise<void>;

/** What ends within this many milliseconds is written together. */
const GATHER = 10;

/**
 * Makes a recorder that commits in groups, since each commit waits for the disk and holds up the
 * forms that come in. A group that could not be written keeps its leases.
 */
export function makeRecorder(store: Store): Recorder {
  let group: EndedRow[] = [];
  let written: Promise<void> | undefined;

  const commit = async () => {
    await new Promise((resolve) => setTimeout(resolve, GATHER));
    const ended = group;
    group = [];
    written = undefined;
    await finishRows(store, ended);
  };

  return (ended) => {
    group.push(ended);
    written ??= commit();
    return written;
  };
}
