import { Hono } from 'hono';
import * as v from 'valibot';
import { type IsoDate, isDate } from '#content/teaching/dates.ts';
import { colomboDate, dateText, startOf, yearAfter } from '#rules/calendar/colombo.ts';
import { allClasses } from '#rules/timetable/classes.ts';
import { setCallAgain, setOwner, setWaitingFor } from '#server/store/office-outcomes.ts';
import { body, classIds } from './body.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { dayParts } from './items.ts';
import { Refusal, refusals } from './refusals.ts';
import { changed, existing } from './submission.ts';
import type { OwnerConflict } from './types.ts';

const callAgainSchema = v.object({
  on: v.custom<IsoDate>(
    (value) => typeof value === 'string' && isDate(value),
    'The day must be a valid day, for example 2026-12-10.',
  ),
  part: v.picklist(['morning', 'afternoon'], "The part is 'morning' or 'afternoon'."),
});

const waitingSchema = v.object({ classes: classIds });

const email = (name: string) =>
  v.nullable(
    v.pipe(
      v.string(`${name} must be an e-mail address or null.`),
      v.transform((text) => text.trim().toLowerCase()),
    ),
  );

const ownerSchema = v.object({ owner: email('The owner'), was: email('The earlier owner') });

/** When a family is called again, for which classes it waits, and who looks after it. */
export function callRoutes(deps: OfficeDeps) {
  const { store, clock, users } = deps;
  const callAgain = async (
    reference: string,
    call: { at: number | null; note: string | null; by: string },
  ) => {
    const stored = await existing(store, reference);
    const isSet = await store
      .transaction()
      .execute((trx) => setCallAgain(trx, stored.id, call, clock()));
    if (!isSet) throw new Refusal(409, refusals.closed);
    return stored;
  };
  return new Hono<OfficeEnv>()
    .put('/submissions/:reference/call-again', body(callAgainSchema), async (c) => {
      const { on, part } = c.req.valid('json');
      const today = colomboDate(clock());
      if (on < today) throw new Refusal(422, refusals.pastCall);
      if (on > yearAfter(today)) throw new Refusal(422, refusals.farCall);
      const stored = await callAgain(c.req.param('reference'), {
        at: startOf(on) + dayParts[part] * 60_000,
        note: `${dateText(on, { year: true })}, ${part}`,
        by: c.get('session').email,
      });
      return c.json(await changed(c, deps, stored));
    })
    .delete('/submissions/:reference/call-again', async (c) => {
      const by = c.get('session').email;
      const stored = await callAgain(c.req.param('reference'), { at: null, note: null, by });
      return c.json(await changed(c, deps, stored));
    })
    .put('/submissions/:reference/waiting-for', body(waitingSchema), async (c) => {
      const ids = c.req.valid('json').classes;
      const stored = await existing(store, c.req.param('reference'));
      if (stored.kind !== 'registration') throw new Refusal(422, refusals.onlyRegistrations);
      const classes = allClasses.filter(({ id }) => ids.includes(id));
      const by = c.get('session').email;
      const isSet = await store
        .transaction()
        .execute((trx) => setWaitingFor(trx, stored.id, classes, by, clock()));
      if (!isSet) throw new Refusal(409, refusals.closed);
      return c.json(await changed(c, deps, stored));
    })
    .put('/submissions/:reference/owner', body(ownerSchema), async (c) => {
      const { owner, was } = c.req.valid('json');
      if (owner !== null && !users.includes(owner)) throw new Refusal(422, refusals.noUser);
      const stored = await existing(store, c.req.param('reference'));
      const by = c.get('session').email;
      const isSet = await store
        .transaction()
        .execute((trx) => setOwner(trx, stored.id, { owner, was, by }, clock()));
      if (!isSet) {
        const { owner: current } = await existing(store, stored.reference);
        const error = { message: refusals.otherOwner(current) };
        return c.json({ error, owner: current } satisfies OwnerConflict, 409);
      }
      return c.json(await changed(c, deps, stored), 200);
    });
}
