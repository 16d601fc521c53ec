import { enqueueAppointment } from '#server/outbox/appointments.ts';
import { enqueue } from '#server/outbox/enqueue.ts';
import { assignSlotReminders } from '#server/store/diary.ts';
import { assignReminder } from '#server/store/reminders.ts';
import type { JobDeps } from './job.ts';

/** How many families a reminder lists; the next round lists the others. */
const LISTED_AT_ONCE = 100;

/** Enqueues one mail to the office that lists whose call is owed; see assignReminder. */
export async function remindOffice({ store, clock, staff }: JobDeps): Promise<void> {
  const batchId = crypto.randomUUID();
  await store.transaction().execute(async (trx) => {
    const now = clock();
    if ((await assignReminder(trx, batchId, now, LISTED_AT_ONCE)) === 0) return;
    const message = 'reminder' as const;
    const mails = staff.map((recipient) => ({ message, recipient, submissionId: null, batchId }));
    await enqueue(trx, mails, now);
  });
}

/** Reminds the families that have a time tomorrow; see assignSlotReminders. */
export async function remindFamilies({ store, clock }: JobDeps): Promise<void> {
  await store.transaction().execute(async (trx) => {
    for (const { submission, due } of await assignSlotReminders(trx, clock())) {
      const { slotId } = submission;
      if (slotId) await enqueueAppointment(trx, 'appointment-reminder', submission, slotId, due);
    }
  });
}
