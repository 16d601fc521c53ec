import type { Store } from './tables.ts';

/** About as much as a long form with its mails: where this can be stored, that can. */
const PAYLOAD = 'x'.repeat(16_384);

/**
 * Writes as much as a form takes and deletes it again, since a full disk can still be read.
 * @throws when the write fails
 */
export async function probeWrite(store: Store): Promise<void> {
  // A name per probe, so that processes do not lock each other's rows.
  const name = `probe:${crypto.randomUUID()}`;
  await store.transaction().execute(async (trx) => {
    await trx.insertInto('settings').values({ name, value: PAYLOAD }).execute();
    await trx.deleteFrom('settings').where('name', '=', name).execute();
  });
}
