import { colomboDate, mondayOf, startOf } from '#rules/calendar/colombo.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { listUsers } from '#server/store/office/users.ts';
import { putNew } from '#server/store/tables.ts';
import type { JobDeps } from './job.ts';

const HOUR = 3_600_000;
/** In Colombo, on Monday. */
const SENT_AT_HOUR = 7;

/**
 * Enqueues the figures of the past week to every head, once, on Monday at 07:00 in Colombo, or later in
 * the week if the server was down. Not in a week before which nothing was ever received.
 */
export async function mailWeeklyFigures({ store, clock, users }: JobDeps): Promise<void> {
  const now = clock();
  const monday = mondayOf(colomboDate(now));
  if (now < startOf(monday) + SENT_AT_HOUR * HOUR) return;
  await store.transaction().execute(async (trx) => {
    const isFirst = await putNew(trx, 'settings', ['name'], {
      name: `weekly:${monday}`,
      value: '',
    });
    if (!isFirst) return;
    const earlier = await trx
      .selectFrom('submissions')
      .select('id')
      .where('received_at', '<', startOf(monday))
      .limit(1)
      .executeTakeFirst();
    if (!earlier) return;
    const mail = { message: 'weekly-figures', batchId: monday } as const;
    const heads = (await listUsers(trx, { users })).filter(({ role }) => role === 'head');
    await enqueue(
      trx,
      heads.map(({ email }) => email),
      mail,
      now,
    );
  });
}
