import { Hono } from 'hono';
import * as v from 'valibot';
import { classRefusals } from '#content/office/class-words.ts';
import { plainApostrophes } from '#content/schemas/typed-text.ts';
import { fullName } from '#payloads/form-fields.ts';
import { multiline, required } from '#payloads/schemas.ts';
import { addDays, colomboDate, startOf } from '#rules/calendar/colombo.ts';
import { whatsAppHref } from '#rules/contact/contact-links.ts';
import { knownClassById } from '#rules/timetable/classes.ts';
import { retryAfter } from '#server/http/headers.ts';
import { body, newId, query } from '#server/office/body.ts';
import { type OfficeDeps, type OfficeEnv, record } from '#server/office/deps.ts';
import { mobileOf } from '#server/office/items.ts';
import { Refusal, refusals } from '#server/office/office-errors.ts';
import { familiesOf, sendClassMessage, stopClassMessage } from '#server/outbox/class-messages.ts';
import type { Audience } from '#server/store/tables.ts';

const audiences: readonly Audience[] = ['placed', 'waiting', 'asked'];
const to = v.picklist(audiences, `'to' must be one of ${audiences.join(', ')}.`);
const messageSchema = v.object({
  id: newId,
  to,
  text: v.pipe(
    required('The message', multiline('The message', 1000)),
    v.transform(plainApostrophes),
  ),
});

/** Messages of the office to the families of a class, to each by its own mail. */
export function messageRoutes(deps: OfficeDeps) {
  const { store, clock, live } = deps;
  /** @throws Refusal 404 for the id of no class, nor of one that was removed */
  const known = (id: string) => {
    if (!knownClassById(live.documents, id)) throw new Refusal(404, classRefusals.noClass);
    return id;
  };
  return new Hono<OfficeEnv>()
    .get('/classes/:class/recipients', query(v.object({ to })), async (c) => {
      const families = await familiesOf(
        store,
        deps.live.documents,
        known(c.req.param('class')),
        c.req.valid('query').to,
        clock(),
      );
      const other = families.filter(({ mailboxes }) => mailboxes.length === 0);
      return c.json({
        mail: families.length - other.length,
        /** Families without an address that takes mail. `whatsapp` opens a chat; null without a number. */
        other: other.map(({ submission }) => {
          const mobile = mobileOf(submission);
          return {
            reference: submission.reference,
            name: fullName(submission),
            whatsapp: mobile ? whatsAppHref(mobile) : null,
          };
        }),
      });
    })
    .post('/classes/:class/messages', body(messageSchema), async (c) => {
      const message = { ...c.req.valid('json'), class: known(c.req.param('class')) };
      const sent = await record(c, deps, (trx, by, now) =>
        sendClassMessage(trx, deps.live.documents, message, by, now),
      );
      if (sent === 'too many') {
        const tomorrow = startOf(addDays(colomboDate(clock()), 1));
        throw new Refusal(429, refusals.manyMessages, {}, retryAfter(tomorrow - clock()));
      }
      if (sent === 'other') throw new Refusal(409, refusals.otherMessage);
      return c.json({ mail: sent }, 201);
    })
    .delete('/messages/:id', async (c) => {
      const id = c.req.param('id').toLowerCase();
      const stopped = await record(c, deps, (trx, by, now) => stopClassMessage(trx, id, by, now));
      if (stopped === 'unknown') throw new Refusal(404, refusals.noMessage);
      if (stopped === 'late') throw new Refusal(409, refusals.sentMessage);
      return c.json({ ok: true as const });
    });
}
