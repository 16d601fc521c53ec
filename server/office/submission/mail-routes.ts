import { Hono } from 'hono';
import * as v from 'valibot';
import { isOpenClass } from '#rules/timetable/changes.ts';
import { placeMail } from '#server/mail/family-mails.ts';
import { checkClasses, classIds, query } from '#server/office/body.ts';
import type { OfficeDeps, OfficeEnv } from '#server/office/deps.ts';
import { Refusal, refusals } from '#server/office/office-errors.ts';
import { reachedMailboxes } from '#server/outbox/enqueue.ts';
import { countOutbox, LATE } from '#server/store/outbox/outbox-rows.ts';
import { existing } from './submission-routes.ts';

const placeSchema = v.object({
  classes: v.pipe(
    v.string(),
    v.transform((ids) => ids.split(',')),
    classIds,
  ),
});

/** Whether mails leave, as files or not at all, and what a family would be mailed about a place. */
export function mailRoutes({ store, clock, transport, live, familyLinkFor }: OfficeDeps) {
  return new Hono<OfficeEnv>()
    .get('/mail', async (c) => {
      const { oldestSeconds } = await countOutbox(store, clock());
      return c.json({
        files: transport.isFolder === true,
        /** For how many seconds the oldest late mail has waited; 0 without one. */
        lateSeconds: oldestSeconds >= LATE ? oldestSeconds : 0,
      });
    })
    .get('/submissions/:reference/place-mail', query(placeSchema), async (c) => {
      const { documents } = live;
      const { classes } = c.req.valid('query');
      checkClasses(documents, classes);
      const stored = await existing(store, c.req.param('reference'));
      if (stored.kind === 'enquiry') throw new Refusal(409, refusals.notAnEnquiry);
      // Only classes that still meet are in the mail.
      const open = classes.filter((id) => isOpenClass(documents, id, clock()));
      if (open.length === 0) throw new Refusal(422, refusals.pastClass);
      const links = { familyLink: familyLinkFor?.(stored.id), origin: '' };
      const sent = { ...stored, placedIn: open };
      const { subject, text } = await placeMail(store, documents, sent, links, clock());
      return c.json({ to: await reachedMailboxes(store, stored, clock()), subject, text });
    });
}
