import { AHEAD_MS } from './clock-guard.ts';
import type { Db, Store } from './tables.ts';

/** Keeps a code's hash; the codes that were sent to this address before count no more. */
export async function insertCode(
  store: Store,
  code: { id: string; email: string; hash: string; expiresAt: number },
): Promise<void> {
  await store.transaction().execute(async (trx) => {
    await trx
      .updateTable('office_codes')
      .set({ hash: null })
      .where('email', '=', code.email)
      .execute();
    await trx
      .insertInto('office_codes')
      .values({ id: code.id, email: code.email, hash: code.hash, expires_at: code.expiresAt })
      .execute();
  });
}

/** The one code of an address that counts. */
export async function findCode(db: Db, email: string, now: number) {
  return (
    db
      .selectFrom('office_codes')
      .select(['id', 'hash'])
      .where('email', '=', email)
      .where('hash', 'is not', null)
      .where('expires_at', '>', now)
      .where('expires_at', '<=', now + AHEAD_MS)
      // Two that were asked for at the same moment.
      .orderBy('expires_at', 'desc')
      .orderBy('id')
      .executeTakeFirst()
  );
}

/** Uses a code up. True for one caller only, across processes. */
export async function spendCode(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('office_codes')
    .set({ hash: null })
    .where('id', '=', id)
    .where('hash', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function clearOldCodes(db: Db, now: number): Promise<void> {
  await db.deleteFrom('office_codes').where('expires_at', '<=', now).execute();
}
