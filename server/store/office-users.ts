import type { Db } from './tables.ts';

/**
 * The addresses of all heads, in lower case.
 * @param configured those of OFFICE_USERS, which are heads
 */
export async function listHeads(db: Db, configured: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('office_users')
    .select('email')
    .where('role', '=', 'head')
    .orderBy('email')
    .execute();
  return [...new Set([...configured, ...rows.map(({ email }) => email)])];
}
