import { Hono } from 'hono';
import { contactsNow, correctContact } from '#server/store/office-contacts.ts';
import type { ContactField } from '#server/store/office-history.ts';
import { body } from './body.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { Refusal, refusals } from './refusals.ts';
import { contactsSchema } from './schemas.ts';
import { changed, existing } from './submission.ts';
import type { ContactConflict, Contacts } from './types.ts';

/**
 * Correcting how a family is reached. What stood there is in the history. Nothing is changed when a
 * field is no longer what the desk saw there.
 */
export function contactRoutes(deps: OfficeDeps) {
  const { store, clock } = deps;
  return new Hono<OfficeEnv>().patch('/submissions/:reference', body(contactsSchema), async (c) => {
    const kept = await existing(store, c.req.param('reference'));
    const { fields: corrected, was = {} } = c.req.valid('json');
    const fields = Object.entries(corrected) as [ContactField, string][];
    for (const [field, value] of fields) {
      if (!(field in kept.fields)) {
        throw new Refusal(422, `An ${kept.kind} has no field ${field}.`);
      }
      if (field === 'phone' && kept.kind === 'registration' && value === '') {
        throw new Refusal(422, 'Phone Number is needed.');
      }
    }
    const by = c.get('session').email;
    const elsewhere = await store.transaction().execute(async (trx) => {
      const others = changedSince(await contactsNow(trx, kept.id), was, fields);
      if (Object.keys(others).length > 0) return others;
      for (const [field, value] of fields) {
        await correctContact(trx, kept.id, field, value, by, clock());
      }
      return undefined;
    });
    if (elsewhere) {
      const error = { message: refusals.correctedMeanwhile };
      return c.json({ error, fields: elsewhere } satisfies ContactConflict, 409);
    }
    deps.mailsOwed();
    return c.json(await changed(store, kept), 200);
  });
}

/** What stands in the fields that somebody else has corrected to something else. */
function changedSince(
  now: Contacts,
  was: Contacts,
  fields: readonly [ContactField, string][],
): Contacts {
  return Object.fromEntries(
    fields
      .filter(([field]) => was[field] !== undefined)
      .map(([field, value]) => [field, value, now[field] ?? ''] as const)
      .filter(([field, value, there]) => there !== was[field] && there !== value)
      .map(([field, , there]) => [field, there]),
  );
}
