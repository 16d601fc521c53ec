import { Hono } from 'hono';
import { correctContact } from '#server/store/office-contacts.ts';
import type { ContactField } from '#server/store/office-history.ts';
import { body } from './body.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { Refusal } from './refusals.ts';
import { contactsSchema } from './schemas.ts';
import { changed, existing } from './submission.ts';

/** Correcting how a family is reached. What stood there is in the history. */
export function contactRoutes(deps: OfficeDeps) {
  const { store, clock } = deps;
  return new Hono<OfficeEnv>().patch('/submissions/:reference', body(contactsSchema), async (c) => {
    const kept = await existing(store, c.req.param('reference'));
    const fields = Object.entries(c.req.valid('json').fields) as [ContactField, string][];
    for (const [field, value] of fields) {
      if (!(field in kept.fields)) {
        throw new Refusal(422, `An ${kept.kind} has no field ${field}.`);
      }
      if (field === 'phone' && kept.kind === 'registration' && value === '') {
        throw new Refusal(422, 'Phone Number is needed.');
      }
    }
    const by = c.get('session').email;
    await store.transaction().execute(async (trx) => {
      for (const [field, value] of fields) {
        await correctContact(trx, kept.id, field, value, by, clock());
      }
    });
    deps.mailsOwed();
    return c.json(await changed(store, kept));
  });
}
