import { Hono } from 'hono';
import * as v from 'valibot';
import { emailLine, line, required } from '#payloads/schemas.ts';
import { body } from '#server/office/body.ts';
import { type OfficeDeps, type OfficeEnv, record } from '#server/office/deps.ts';
import { heads } from '#server/office/guard.ts';
import { isoOrNull } from '#server/office/items.ts';
import { Refusal, refusals } from '#server/office/office-errors.ts';
import { checkSeen } from '#server/office/seen.ts';
import {
  addUser,
  changeUser,
  findUser,
  lastSeen,
  listUsers,
  removeUser,
  type User,
  type UserProblem,
} from '#server/store/office/users.ts';
import { type Db, takeLock } from '#server/store/tables.ts';

const about = {
  name: required('The name', line('The name', 60)),
  role: v.picklist(['head', 'clerk'], "The role is 'head' or 'clerk'."),
};
const email = v.pipe(required('E-mail', emailLine('E-mail')), v.toLowerCase());
const userSchema = v.object({ email, ...about });
/** What the page showed of a person who is changed or removed. */
const was = v.optional(v.object({ ...about, name: v.string() }));
const changeSchema = v.object({ ...about, was });

/** Who is signed in, and who may sign in with which role. A change counts from the person's next request on. */
export function userRoutes(deps: OfficeDeps) {
  /** @throws Refusal 409 if a colleague has changed the person since */
  const checkUser = async (trx: Db, email: string, was: Partial<User> | undefined) => {
    await takeLock(trx, 'users');
    const user = await findUser(trx, deps, email);
    if (user) checkSeen(was, { name: user.name, role: user.role });
  };
  return new Hono<OfficeEnv>()
    .get('/me', (c) => c.json({ user: c.get('user') }))
    .get('/users', heads, async (c) => {
      const users = await listUsers(deps.store, deps);
      const seen = await lastSeen(deps.store);
      const times = users.map(({ email }) => [email, isoOrNull(seen.get(email))]);
      /** When each was last in the office, by address. */
      const seenAt: Record<string, string | null> = Object.fromEntries(times);
      return c.json({ users, seenAt });
    })
    .post('/users', heads, body(userSchema), async (c) => {
      const user = c.req.valid('json');
      const isNew = await record(c, deps, (trx, by, now) => addUser(trx, deps, user, by, now));
      if (!isNew) throw new Refusal(409, refusals.knownUser);
      return c.json({ ok: true as const }, 201);
    })
    .put('/users/:email', heads, body(changeSchema), async (c) => {
      const { was, ...change } = c.req.valid('json');
      const user = { email: c.req.param('email').toLowerCase(), ...change };
      const problem = await record(c, deps, async (trx, by, now) => {
        await checkUser(trx, user.email, was);
        return changeUser(trx, deps, user, by, now);
      });
      if (problem) throw refusalOf(problem);
      return c.json({ ok: true as const });
    })
    .delete('/users/:email', heads, body(v.object({ was })), async (c) => {
      const email = c.req.param('email').toLowerCase();
      const problem = await record(c, deps, async (trx, by, now) => {
        await checkUser(trx, email, c.req.valid('json').was);
        return removeUser(trx, deps, email, by, now);
      });
      if (problem) throw refusalOf(problem);
      return c.json({ ok: true as const });
    });
}

function refusalOf(problem: UserProblem): Refusal {
  if (problem === 'unknown') return new Refusal(404, refusals.unknownUser);
  return new Refusal(409, problem === 'fixed' ? refusals.fixedUser : refusals.lastHead);
}
