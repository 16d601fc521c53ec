import { type Db, put, putNew, type Role, takeLock } from '#server/store/tables.ts';
import { announce } from './office-changes.ts';
import { writeAccount } from './office-history.ts';
import { deleteSessionsOf } from './sign-in.ts';

/** A person who may sign in at the office. The address is in lower case. */
export interface User {
  email: string;
  name: string;
  role: Role;
  /** Named by OFFICE_USERS or its default: a head, who cannot be removed in the office. */
  fixed: boolean;
}

/** Who may sign in apart from those in the store. */
export interface FixedUsers {
  /** OFFICE_USERS or its default, in lower case. */
  users: () => readonly string[];
  /** Whether OFFICE_USERS is set; the default follows the school's address. */
  usersAreSet: boolean;
}

/** Everyone who may sign in, heads first. */
export async function listUsers(db: Db, { users }: Pick<FixedUsers, 'users'>): Promise<User[]> {
  const rows = await db.selectFrom('office_users').selectAll().orderBy('email').execute();
  const named = users();
  const fixed = named.map((email) => {
    const name = rows.find((row) => row.email === email)?.name ?? '';
    return { email, name, role: 'head' as const, fixed: true };
  });
  const others = rows
    .filter(({ email }) => !named.includes(email))
    .map(({ email, name, role }) => ({ email, name, role, fixed: false }));
  return [...fixed, ...others].sort((a, b) => b.role.localeCompare(a.role));
}

/**
 * When each person was last in the office, by address in milliseconds since 1970: the newest use of a
 * session or act in the log. Both are deleted in time, so someone may have none.
 */
export async function lastSeen(db: Db): Promise<Map<string, number>> {
  const acts = await db
    .selectFrom('submission_history')
    .select(['actor as email', (eb) => eb.fn.max('at').as('at')])
    .where('actor', 'like', '%@%')
    .groupBy('actor')
    .execute();
  const uses = await db
    .selectFrom('office_sessions')
    .select(['email', (eb) => eb.fn.max('used_at').as('at')])
    .where('used_at', '>', 0)
    .groupBy('email')
    .execute();
  const newest = [...acts, ...uses].sort((one, other) => one.at - other.at);
  return new Map(newest.map(({ email, at }) => [email, at]));
}

export async function findUser(db: Db, fixed: Pick<FixedUsers, 'users'>, email: string) {
  return (await listUsers(db, fixed)).find((user) => user.email === email);
}

/**
 * Makes the first who signs in without OFFICE_USERS a head of the store, so that the office stays open
 * to that person when the school's address changes.
 */
export async function storeFirstHead(db: Db, fixed: FixedUsers, email: string, now: number) {
  if (fixed.usersAreSet || !fixed.users().includes(email) || (await hasHead(db))) return;
  const row = { email, name: '', role: 'head' as const, added_at: now, added_by: email };
  await putNew(db, 'office_users', ['email'], row);
}

/** Adds a person. Call it in a transaction. @returns false when the person may sign in already */
export async function addUser(
  db: Db,
  fixed: FixedUsers,
  { email, name, role }: Omit<User, 'fixed'>,
  by: string,
  now: number,
): Promise<boolean> {
  await takeLock(db, 'users');
  if (await findUser(db, fixed, email)) return false;
  const row = { email, name, role, added_at: now, added_by: by };
  await put(db, 'office_users', ['email'], row);
  // A person who comes back signs in again: a session of before may be on a lost device.
  await deleteSessionsOf(db, email);
  await writeAccount(db, by, 'added a colleague', `${email}, ${role}`, now);
  await announce(db, 'people');
  return true;
}

/**
 * Changes the name or the role of a person. Call it in a transaction.
 * @returns why nothing was changed
 */
export async function changeUser(
  db: Db,
  fixed: FixedUsers,
  { email, name, role }: Omit<User, 'fixed'>,
  by: string,
  now: number,
): Promise<UserProblem | undefined> {
  const problem = await problemOf(db, fixed, email, role);
  if (problem) return problem;
  const row = { email, name, role, added_at: now, added_by: by };
  await put(db, 'office_users', ['email'], row);
  await writeAccount(db, by, 'changed a colleague', `${email}, ${role}`, now);
  await announce(db, 'people');
  return undefined;
}

/**
 * Removes a person. The next request of that person ends the sessions, and is answered with the reason.
 * Call it in a transaction.
 * @returns why nothing was changed
 */
export async function removeUser(
  db: Db,
  fixed: FixedUsers,
  email: string,
  by: string,
  now: number,
): Promise<UserProblem | undefined> {
  const problem = await problemOf(db, fixed, email);
  if (problem) return problem;
  await db.deleteFrom('office_users').where('email', '=', email).execute();
  await writeAccount(db, by, 'removed a colleague', email, now);
  await announce(db, 'people');
  return undefined;
}

/** Why a person cannot be changed or removed. */
export type UserProblem = 'unknown' | 'fixed' | 'last head';

/** @param becomes the role that the person gets; undefined: none */
async function problemOf(
  db: Db,
  fixed: FixedUsers,
  email: string,
  becomes?: Role,
): Promise<UserProblem | undefined> {
  await takeLock(db, 'users');
  const user = await findUser(db, fixed, email);
  if (!user) return 'unknown';
  if (becomes === 'head') return undefined;
  if (user.fixed) return 'fixed';
  // The address of a fixed head may follow the school's.
  const isLast = user.role === 'head' && !fixed.usersAreSet && !(await hasHead(db, email));
  return isLast ? 'last head' : undefined;
}

async function hasHead(db: Db, except = ''): Promise<boolean> {
  const row = await db
    .selectFrom('office_users')
    .select('email')
    .where('role', '=', 'head')
    .where('email', '!=', except)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
