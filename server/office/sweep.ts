import { removeCodeFiles } from '#server/mail/office-code.ts';
import { finishForgetting } from '#server/store/forget.ts';
import { clearOldLimits } from '#server/store/limits.ts';
import { clearOldChanges } from '#server/store/office-changes.ts';
import { fillSearch } from '#server/store/office-search.ts';
import { clearOldSignIns } from '#server/store/sign-in.ts';
import type { Store } from '#server/store/tables.ts';
import { CODE_LIFE } from './sign-in.ts';

export interface SweepDeps {
  store: Store;
  clock: () => number;
  /** Where mails are files. */
  mailFolder: string;
  removeMails: (outboxIds: readonly string[]) => Promise<void>;
}

/**
 * Finishes erasures, and removes expired codes with their mail files, sessions, challenges, counters
 * and old changes. Also prepares new submissions for the search.
 */
export async function sweepOffice(deps: SweepDeps): Promise<void> {
  const { store, clock, mailFolder } = deps;
  const now = clock();
  await finishForgetting(deps);
  await removeCodeFiles(mailFolder, now - CODE_LIFE);
  await clearOldSignIns(store, now);
  await clearOldChanges(store);
  await clearOldLimits(store, now);
  await fillSearch(store);
}
