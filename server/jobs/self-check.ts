import { enqueue } from '#server/outbox/enqueue.ts';
import {
  expectSelfCheck,
  forgetSelfChecks,
  isSelfCheckAwaited,
} from '#server/store/self-checks.ts';
import { takeTurn } from '#server/store/settings.ts';
import type { JobDeps } from './job.ts';

const HOUR = 3_600_000;

/**
 * Where bounces are read, a mail a day from the server to the mailbox that they come to: whether it
 * arrives says whether mail goes out and bounces come in. Every hour while the last one has not
 * arrived, so that it is soon seen that somebody has mended it.
 */
export async function selfCheck({ store, clock, selfCheckTo }: JobDeps): Promise<void> {
  if (selfCheckTo === undefined) return;
  await store.transaction().execute(async (trx) => {
    const now = clock();
    const every = (await isSelfCheckAwaited(trx)) ? HOUR : 24 * HOUR;
    if (!(await takeTurn(trx, 'self-check', now, every))) return;
    await forgetSelfChecks(trx, now);
    const mail = { message: 'self-check' as const, recipient: selfCheckTo, submissionId: null };
    await enqueue(trx, [mail], now);
    await expectSelfCheck(trx, now);
  });
}
