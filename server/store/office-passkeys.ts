import type { Insertable, Selectable } from 'kysely';
import { AHEAD_MS } from './clock-guard.ts';
import type { Db, PasskeysTable } from './tables.ts';

export type PasskeyRow = Selectable<PasskeysTable>;

export async function insertPasskey(db: Db, passkey: Insertable<PasskeysTable>): Promise<void> {
  await db.insertInto('office_passkeys').values(passkey).execute();
}

export async function findPasskey(db: Db, id: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('office_passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function passkeysOf(db: Db, email: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('office_passkeys')
    .selectAll()
    .where('email', '=', email)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** Writes down a use; false when a later one was counted in between, and the key was copied. */
export async function countPasskeyUse(
  db: Db,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  newCounter: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('office_passkeys')
    .set({ counter: newCounter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes a passkey of one's own; false when there is none. */
export async function deletePasskey(db: Db, id: string, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('office_passkeys')
    .where('id', '=', id)
    .where('email', '=', email)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function insertChallenge(
  db: Db,
  challenge: { hash: string; email: string | null; expiresAt: number },
): Promise<void> {
  await db
    .insertInto('office_challenges')
    .values({ hash: challenge.hash, email: challenge.email, expires_at: challenge.expiresAt })
    .execute();
}

/** Uses a challenge up: true once, for the purpose it was made for, in its time. */
export async function spendChallenge(
  db: Db,
  hash: string,
  email: string | null,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('office_challenges')
    .where('hash', '=', hash)
    .where('email', 'is not distinct from', email)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', now + AHEAD_MS)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function clearOldChallenges(db: Db, now: number): Promise<void> {
  await db.deleteFrom('office_challenges').where('expires_at', '<=', now).execute();
}
