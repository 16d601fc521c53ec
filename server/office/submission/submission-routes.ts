import { type Context, Hono } from 'hono';
import { officeReplies } from '#content/office/replies.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { schoolOf } from '#content/school/school.ts';
import { listed } from '#content/sentence.ts';
import { fullName, hasPhone } from '#payloads/form-fields.ts';
import { momentFrom } from '#rules/calendar/moment-from.ts';
import { mailtoHref, smsHref, whatsAppHref } from '#rules/contact/contact-links.ts';
import { firstNameOf } from '#rules/contact/first-name.ts';
import { classWithDays, hasOnlyEnded } from '#rules/timetable/changes.ts';
import { classText } from '#rules/timetable/classes.ts';
import { exported, exportedTrace } from '#server/exports.ts';
import { type OfficeDeps, type OfficeEnv, record } from '#server/office/deps.ts';
import { heads, isUnattended } from '#server/office/guard.ts';
import { iso, isoOrNull, itemsOf, mobileOf } from '#server/office/items.ts';
import { Refusal, refusals } from '#server/office/office-errors.ts';
import { mailboxesOf } from '#server/outbox/enqueue.ts';
import { assessmentIs, canChangeTime, timesToChoose } from '#server/store/office/appointments.ts';
import { familyPlaces } from '#server/store/office/class-calendar.ts';
import { answerUntil, familyOfferState } from '#server/store/office/offers.ts';
import {
  type Entry,
  historyOf,
  openedBy,
  writeHistory,
  writeOpened,
} from '#server/store/office/office-history.ts';
import { undoableEntry } from '#server/store/office/office-outcomes.ts';
import { againOf, familyOf, fillSearch } from '#server/store/office/office-search.ts';
import { mailsOf, undeliveredBatchMailsOf } from '#server/store/outbox/mails.ts';
import { type MailState, mailState } from '#server/store/outbox/outbox-rows.ts';
import { unwantedMailboxes } from '#server/store/outbox/unwanted-mailboxes.ts';
import { idsOfEmail, idsWithTraces } from '#server/store/submissions/forget.ts';
import {
  findByReference,
  findSubmission,
  type Submission as Stored,
} from '#server/store/submissions/submissions.ts';
import type { Db, OutboxRow } from '#server/store/tables.ts';

/** One submission with all that belongs to it; times are ISO 8601 in UTC. */
export type Submission = Awaited<ReturnType<typeof whole>>;
export type HistoryEntry = ReturnType<typeof historyEntry>;
export type Reply = Awaited<ReturnType<typeof repliesTo>>[number];

/**
 * Opens one submission and logs who did. A page that reloads a colleague's change unattended does
 * not count as opened again.
 */
export function submissionRoutes(deps: OfficeDeps) {
  return new Hono<OfficeEnv>()
    .get('/submissions/:reference', async (c) => {
      const stored = await existing(deps.store, c.req.param('reference'));
      return c.json(await opened(c, deps, stored, isUnattended(c)));
    })
    .get('/submissions/:reference/export', heads, async (c) => {
      const stored = await existing(deps.store, c.req.param('reference'));
      const { email } = c.get('session');
      const file = await deps.store
        .transaction()
        .execute((trx) => exportFamily(trx, deps, stored, email));
      c.header('content-disposition', `attachment; filename="${stored.reference}.json"`);
      return c.json(file);
    });
}

/**
 * A submission by its reference, in any case, with or without the hyphen.
 * @throws Refusal 404
 */
export async function existing(db: Db, reference: string): Promise<Stored> {
  const stored = await findByReference(db, reference);
  if (!stored) throw new Refusal(404, refusals.noSubmission);
  return stored;
}

/**
 * A submission that no other transaction changes until this one ends. An act locks it before it writes
 * anything about it: on Postgres, two that wrote before would wait for each other.
 * @throws Refusal 404 when it has just been erased
 */
export async function lockedSubmission(trx: Db, id: string): Promise<Stored> {
  const stored = await findSubmission(trx, id, 'locked');
  if (!stored) throw new Refusal(404, refusals.noSubmission);
  return stored;
}

/** As `changeSubmission`, but does not lock it: for an act that takes the diary's lock first. */
export async function changeBooking(
  c: Context<OfficeEnv, '/submissions/:reference'>,
  deps: OfficeDeps,
  change: (trx: Db, stored: Stored, by: string, now: number) => Promise<unknown>,
) {
  const stored = await existing(deps.store, c.req.param('reference'));
  await record(c, deps, (trx, by, now) => change(trx, stored, by, now));
  const now = await existing(deps.store, stored.reference);
  return c.json({ ok: true as const, ...(await opened(c, deps, now, false)) }, 200);
}

/**
 * Changes the submission that a request names, locked, in one transaction.
 * @returns the response with the submission as it is now, which counts as opened
 * @throws Refusal 404
 */
export function changeSubmission(...[c, deps, change]: Parameters<typeof changeBooking>) {
  return changeBooking(c, deps, async (trx, { id }, by, now) =>
    change(trx, await lockedSubmission(trx, id), by, now),
  );
}

async function opened(
  c: Context<OfficeEnv>,
  deps: OfficeDeps,
  stored: Stored,
  unattended: boolean,
) {
  await writeOpened(deps.store, stored.id, c.get('session').email, deps.clock(), unattended);
  return whole(deps, stored);
}

async function whole(deps: OfficeDeps, stored: Stored) {
  const { store } = deps;
  await fillSearch(store);
  const family = await familyOf(store, stored);
  const again = await againOf(store, stored);
  const related = [...family, ...again.filter(({ id }) => !family.some((one) => one.id === id))];
  const [item, ...relatedItems] = await itemsOf(
    store,
    deps.live.documents,
    [stored, ...related],
    deps.clock(),
  );
  if (!item) throw new Refusal(404, refusals.noSubmission);
  const history = await historyOf(store, stored.id);
  const undoable = undoableEntry(history);
  const mails = [
    ...(await mailsOf(store, stored.id)),
    ...(await undeliveredBatchMailsOf(store, stored.id)),
  ];
  const disowned = await unwantedMailboxes(store, stored.id);
  const { kind, fields } = stored;
  return {
    ...item,
    ...(kind === 'enquiry' ? { kind, fields } : { kind, fields }),
    /** What it asked before the office made it a registration. */
    enquired: kind === 'registration' ? enquiredIn(fields) : null,
    /** Oldest first. */
    history: history.map((entry) => historyEntry(entry, entry === undoable)),
    mails: mails.map((mail) => mailEntry(deps, mail)),
    /** References with the same guardian's phone or e-mail address. */
    family: family.map(({ reference }) => reference),
    /** References of the same child: name, ignoring case, and birthday. */
    again: again.map(({ reference }) => reference),
    /** The address of the family's own page; null where the server has no page for it. */
    link: deps.familyLinkFor?.(stored.id) ?? null,
    replies: await repliesTo(stored, disowned, deps),
    /** The items of `family` and `again`. */
    related: relatedItems,
    opened: (await openedBy(store, stored.id)).map(({ at, by }) => ({ at: iso(at), by })),
    /** The signals that led to the hold, as words. */
    heldFor: stored.holdReasons ?? '',
    /** Mailboxes, in lower case, whose owners said it was not theirs: no mail goes there. */
    disowned,
  };
}

function mailEntry({ transport }: OfficeDeps, mail: OutboxRow) {
  return {
    message: mail.message,
    recipient: mail.recipient,
    state: deliveryState(transport.isFolder === true, mail),
    at: iso(mail.delivered_at ?? mail.created_at),
    attempts: mail.attempts,
    lastError: mail.last_error,
  };
}

/** A mail that was delivered to a folder has reached no mailbox. */
function deliveryState(isFolder: boolean, mail: OutboxRow): MailState | 'file' {
  const state = mailState(mail);
  return isFolder && state === 'delivered' ? 'file' : state;
}

/**
 * Everything that is stored about a family, by its addresses, with history and mails. Each history notes
 * who exported it.
 */
async function exportFamily(trx: Db, deps: OfficeDeps, stored: Stored, by: string) {
  const { fields } = stored;
  const addresses = mailboxesOf(fields);
  const [own, traces] = [new Set([stored.id]), new Set<string>()];
  for (const address of addresses) {
    for (const id of await idsOfEmail(trx, address)) own.add(id);
    for (const id of await idsWithTraces(trx, address)) traces.add(id);
  }
  const read = async (ids: Iterable<string>) => {
    const found = await Promise.all([...ids].map((id) => findSubmission(trx, id)));
    return found.filter((one) => one !== undefined);
  };
  const submissions = await read(own);
  const wholes = [];
  for (const submission of submissions) {
    const { id } = submission;
    await writeHistory(trx, id, { at: deps.clock(), by, what: 'exported' });
    wholes.push({
      ...exported(submission),
      history: (await historyOf(trx, id)).map((entry) => historyEntry(entry, false)),
      mails: (await mailsOf(trx, id)).map((mail) => mailEntry(deps, mail)),
    });
  }
  return [...wholes, ...(await read(traces.difference(own))).map(exportedTrace)];
}

/** The answers of an enquiry that a registration lacks. */
function enquiredIn(fields: object): { subject: string; message: string } | null {
  const { subject, message }: { subject?: string; message?: string } = fields;
  return subject || message ? { subject: subject ?? '', message: message ?? '' } : null;
}

function historyEntry({ at, details, ...entry }: Entry, undoable: boolean) {
  const { before: _, after: __, slotWas: ___, assessmentAt, ...shown } = details;
  const times = { at: iso(at), assessmentAt: isoOrNull(assessmentAt) };
  /** Undo is shown here: it undoes this outcome. */
  return { ...entry, ...times, undoable, ...shown };
}

/**
 * The ready messages as links that open the desk's own programs. They contain the first name, if it is
 * a plain word, and the reference, where the family can choose, answer or see something there also
 * its own link. For a
 * registration they go to the parent, who gave consent, or to the student if the parent has no such
 * number. A link is null where there is no number or address that takes it.
 *
 * @param unwanted mailboxes, in lower case, whose owners said it was not theirs: no mail goes there
 */
async function repliesTo(
  submission: Stored,
  unwanted: readonly string[],
  {
    live,
    store,
    clock,
    familyLinkFor,
  }: Pick<OfficeDeps, 'live' | 'store' | 'clock' | 'familyLinkFor'>,
) {
  const { documents } = live;
  const { kind, state, fields, reference, offer: stored, assessmentAt } = submission;
  const firstName = firstNameOf(fullName(submission));
  const mobile = mobileOf(submission);
  const mailboxes = kind === 'enquiry' ? [fields.email] : [fields.parentEmail, fields.email];
  const mailbox = mailboxes.find((each) => each && !unwanted.includes(each.toLowerCase()));
  const now = clock();
  const appointment = await assessmentIs(store, documents, submission, now);
  const assessment = appointment === 'ahead' ? momentFrom(now, Number(assessmentAt)) : null;
  const offered = stored && familyOfferState(documents, stored, now);
  const offer =
    stored && offered === 'open'
      ? {
          class: classWithDays(documents, stored.class, now),
          until: momentFrom(now, answerUntil(documents, stored)),
        }
      : null;
  const replies = officeReplies(documents, {
    ...{ kind, state, firstName, reference, assessment, offer },
    hasBegun: appointment === 'begun' || appointment === 'over',
    canMove: await canChangeTime(store, documents, submission, now),
    canChoose: (await timesToChoose(store, documents, submission, now)).length > 0,
    hasPhone: hasPhone(submission),
    hasAccepted: offered === 'accepted',
    hasEnded: hasOnlyEnded(documents, submission, now),
    placed: await placedTexts(store, documents, submission, now),
    link: familyLinkFor?.(submission.id) ?? null,
  });
  const subject = `${schoolOf(documents).name}: ${reference}`;
  return replies.map(({ name, text, fits }) => ({
    name,
    /** Whether it is the one for the submission's present state: then it is the first. */
    fits,
    whatsapp: mobile ? whatsAppHref(mobile, text) : null,
    sms: mobile ? smsHref(mobile, text) : null,
    mail: mailbox ? mailtoHref(mailbox, { subject, body: text }) : null,
    text,
  }));
}

/** What a ready message contains about a place; null unless it is placed in a class that has not ended. */
async function placedTexts(store: Db, documents: Documents, submission: Stored, now: number) {
  const places = await familyPlaces(store, documents, submission, now);
  if (places.length === 0) return null;
  return {
    classes: listed(places.map(({ one }) => classText(documents, one.id))),
    firstDay: places.length === 1 ? (places[0]?.firstDay ?? '') : '',
  };
}
