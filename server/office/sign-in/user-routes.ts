import { Hono } from 'hono';
import * as v from 'valibot';
import { emailLine, line, required } from '#payloads/schemas.ts';
import { body } from '#server/office/body.ts';
import { type OfficeDeps, type OfficeEnv, record } from '#server/office/deps.ts';
import { heads } from '#server/office/guard.ts';
import { isoOrNull } from '#server/office/items.ts';
import { Refusal, refusals } from '#server/office/office-errors.ts';
import {
  addUser,
  changeUser,
  lastSeen,
  listUsers,
  removeUser,
  type UserProblem,
} from '#server/store/office/users.ts';

const about = {
  name: required('The name', line('The name', 60)),
  role: v.picklist(['head', 'clerk'], "The role is 'head' or 'clerk'."),
};
const email = v.pipe(required('E-mail', emailLine('E-mail')), v.toLowerCase());
const userSchema = v.object({ email, ...about });
const changeSchema = v.object(about);

/** Who is signed in, and who may sign in with which role. A change counts from the person's next request on. */
export function userRoutes(deps: OfficeDeps) {
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
      const user = { email: c.req.param('email').toLowerCase(), ...c.req.valid('json') };
      const problem = await record(c, deps, (trx, by, now) => changeUser(trx, deps, user, by, now));
      if (problem) throw refusalOf(problem);
      return c.json({ ok: true as const });
    })
    .delete('/users/:email', heads, async (c) => {
      const email = c.req.param('email').toLowerCase();
      const problem = await record(c, deps, (trx, by, now) =>
        removeUser(trx, deps, email, by, now),
      );
      if (problem) throw refusalOf(problem);
      return c.json({ ok: true as const });
    });
}

function refusalOf(problem: UserProblem): Refusal {
  if (problem === 'unknown') return new Refusal(404, refusals.unknownUser);
  return new Refusal(409, problem === 'fixed' ? refusals.fixedUser : refusals.lastHead);
}
