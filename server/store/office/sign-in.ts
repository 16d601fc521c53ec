import type { Insertable } from 'kysely';
import { AHEAD_MS } from '#server/store/clock.ts';
import type { Db, Row, Store, Tables } from '#server/store/tables.ts';

// Who is signed in at the office, and how: mailed codes, passkeys and sessions. Codes, sessions and
// challenges are stored as hashes. Times in milliseconds since 1970.

/** Stores a code in place of those that were sent to this address before. */
export async function insertCode(store: Store, code: Row<'office_codes'>): Promise<void> {
  await store.transaction().execute(async (trx) => {
    await trx.deleteFrom('office_codes').where('email', '=', code.email).execute();
    await trx.insertInto('office_codes').values(code).execute();
  });
}

/** The valid code of an address: the newest of two that were requested at the same moment. */
export async function findCode(db: Db, email: string, now: number) {
  return db
    .selectFrom('office_codes')
    .select(['id', 'hash'])
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', now + AHEAD_MS)
    .orderBy('expires_at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
}

/** Uses a code up. @returns true for one caller only, across processes */
export async function spendCode(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('office_codes')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export type PasskeyRow = Row<'office_passkeys'>;

export async function insertPasskey(db: Db, passkey: Insertable<Tables['office_passkeys']>) {
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

/** Records a use. @returns false when a later use was recorded in between: the key was copied */
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

/** @returns the name of the passkey; undefined when this person has no such passkey */
export async function deletePasskey(
  db: Db,
  id: string,
  email: string,
): Promise<{ name: string } | undefined> {
  return db
    .deleteFrom('office_passkeys')
    .where('id', '=', id)
    .where('email', '=', email)
    .returning('name')
    .executeTakeFirst();
}

export async function insertChallenge(db: Db, challenge: Row<'office_challenges'>): Promise<void> {
  await db.insertInto('office_challenges').values(challenge).execute();
}

/** Uses a challenge up. @returns true once, for its purpose, before it expires */
export async function spendChallenge(db: Db, hash: string, email: string | null, now: number) {
  const { numDeletedRows } = await db
    .deleteFrom('office_challenges')
    .where('hash', '=', hash)
    .where('email', 'is not distinct from', email)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', now + AHEAD_MS)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** A session that is not used ends after this time, in milliseconds; */
export const IDLE = 2 * 3_600_000;
/** every session ends after this time. */
export const LONGEST = 12 * 3_600_000;
/** A use within this time after the last is not recorded, so that most requests only read. */
const SAME_USE = 5_000;

export type Session = Row<'office_sessions'>;

export async function insertSession(db: Db, hash: string, email: string, now: number) {
  await db
    .insertInto('office_sessions')
    .values({ hash, email, created_at: now, used_at: now })
    .execute();
}

/** The sessions of these hashes, also those that have ended and are not deleted yet. */
export async function sessionsOf(db: Db, hashes: readonly string[]): Promise<Session[]> {
  if (hashes.length === 0) return [];
  return db.selectFrom('office_sessions').selectAll().where('hash', 'in', hashes).execute();
}

/** Whether a session has not ended. */
export function isLive({ used_at, created_at }: Session, now: number): boolean {
  return used_at > now - IDLE && created_at > now - LONGEST && created_at <= now + AHEAD_MS;
}

/** Records that a session is in use. */
export async function touchSession(db: Db, session: Session, now: number): Promise<void> {
  if (now - session.used_at < SAME_USE) return;
  await db
    .updateTable('office_sessions')
    .set({ used_at: now })
    .where('hash', '=', session.hash)
    .execute();
}

/** Ends the sessions of a person. Until they are deleted, their requests can name the reason. */
export async function endSessionsOf(db: Db, email: string): Promise<void> {
  await db.updateTable('office_sessions').set({ used_at: 0 }).where('email', '=', email).execute();
}

export async function deleteSession(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('office_sessions').where('hash', '=', hash).execute();
}

export async function deleteSessionsOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('office_sessions').where('email', '=', email).execute();
}

/** Deletes the codes, challenges and sessions that are no longer valid. */
export async function clearOldSignIns(db: Db, now: number): Promise<void> {
  await db.deleteFrom('office_codes').where('expires_at', '<=', now).execute();
  await db.deleteFrom('office_challenges').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('office_sessions')
    .where((eb) =>
      eb('used_at', '<=', now - IDLE)
        .or('created_at', '<=', now - LONGEST)
        .or('created_at', '>', now + AHEAD_MS),
    )
    .execute();
}
