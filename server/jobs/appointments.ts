import { enqueueAppointment } from '#server/outbox/appointments.ts';
import { assignSlotReminders } from '#server/store/diary.ts';
import type { JobDeps } from './job.ts';

/** Reminds the families that have a time tomorrow; see assignSlotReminders. */
export async function remindFamilies({ store, clock }: JobDeps): Promise<void> {
  await store.transaction().execute(async (trx) => {
    for (const { submission, due } of await assignSlotReminders(trx, clock())) {
      const { slotId } = submission;
      if (slotId) await enqueueAppointment(trx, 'appointment-reminder', submission, slotId, due);
    }
  });
}
