import type { Selectable } from 'kysely';
import { AHEAD_MS } from './clock-guard.ts';
import type { Db, SessionsTable } from './tables.ts';

/** Without use a session ends after this time, in milliseconds. */
export const IDLE = 2 * 3_600_000;
/** Used or not, it ends after this time. */
export const LONGEST = 12 * 3_600_000;
/** A use within this time after the last is not written down, so that reading need not write. */
const SAME_USE = 5_000;

export type Session = Selectable<SessionsTable>;

export async function insertSession(
  db: Db,
  hash: string,
  email: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('office_sessions')
    .values({ hash, email, created_at: now, used_at: now })
    .execute();
}

/** Those of these sessions that have not ended. */
export async function liveSessions(
  db: Db,
  hashes: readonly string[],
  now: number,
): Promise<Session[]> {
  if (hashes.length === 0) return [];
  return db
    .selectFrom('office_sessions')
    .selectAll()
    .where('hash', 'in', hashes)
    .where('used_at', '>', now - IDLE)
    .where('created_at', '>', now - LONGEST)
    .where('created_at', '<=', now + AHEAD_MS)
    .execute();
}

/** Writes down that a session is in use. */
export async function touchSession(db: Db, session: Session, now: number): Promise<void> {
  if (now - session.used_at < SAME_USE) return;
  await db
    .updateTable('office_sessions')
    .set({ used_at: now })
    .where('hash', '=', session.hash)
    .execute();
}

export async function deleteSession(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('office_sessions').where('hash', '=', hash).execute();
}

export async function deleteSessionsOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('office_sessions').where('email', '=', email).execute();
}

export async function clearEndedSessions(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('office_sessions')
    .where((eb) =>
      eb.or([
        eb('used_at', '<=', now - IDLE),
        eb('created_at', '<=', now - LONGEST),
        eb('created_at', '>', now + AHEAD_MS),
      ]),
    )
    .execute();
}
