import { type Context, Hono } from 'hono';
import { waitingNote } from '#content/office/class-words.ts';
import { mailsOf, undeliveredBatchMailsOf } from '#server/store/mails.ts';
import { type Entry, historyOf, openedBy, writeOpened } from '#server/store/office-history.ts';
import { againOf, familyOf, fillSearch } from '#server/store/office-search.ts';
import { mailState } from '#server/store/outbox-rows.ts';
import {
  BY_WEBSITE,
  findByReference,
  type Submission as Stored,
} from '#server/store/submissions.ts';
import type { Db } from '#server/store/tables.ts';
import { unwantedMailboxes } from '#server/store/unwanted-mailboxes.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { isUnattended } from './guard.ts';
import { iso, isoOrNull, itemsOf } from './items.ts';
import { Refusal, refusals } from './refusals.ts';
import { repliesTo } from './replies.ts';
import type { Changed, HistoryEntry, Submission, SubmissionFields } from './types.ts';

/**
 * Opens one submission and logs who did. A page that reloads a colleague's change unattended does
 * not count as opened again.
 */
export function submissionRoutes(deps: OfficeDeps) {
  return new Hono<OfficeEnv>().get('/submissions/:reference', async (c) => {
    const { store, clock } = deps;
    const stored = await existing(store, c.req.param('reference'));
    await writeOpened(store, stored.id, c.get('session').email, clock(), isUnattended(c));
    return c.json(await whole(deps, stored));
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

/** The response to a change: the submission as it is now, which counts as opened. */
export async function changed(
  c: Context<OfficeEnv>,
  deps: OfficeDeps,
  { reference }: Stored,
): Promise<Changed> {
  const { store, clock } = deps;
  const stored = await existing(store, reference);
  await writeOpened(store, stored.id, c.get('session').email, clock(), false);
  return { ok: true, ...(await whole(deps, stored)) };
}

async function whole(deps: OfficeDeps, stored: Stored): Promise<Submission> {
  const { store } = deps;
  await fillSearch(store);
  const family = await familyOf(store, stored);
  const again = await againOf(store, stored);
  const related = [...family, ...again.filter(({ id }) => !family.some((one) => one.id === id))];
  const [item, ...relatedItems] = await itemsOf(store, [stored, ...related], deps.clock());
  if (!item) throw new Refusal(404, refusals.noSubmission);
  const history = await historyOf(store, stored.id);
  const opened = await openedBy(store, stored.id);
  const mails = [
    ...(await mailsOf(store, stored.id)),
    ...(await undeliveredBatchMailsOf(store, stored.id)),
  ];
  const disowned = await unwantedMailboxes(store, stored.id);
  return {
    ...item,
    ...({ kind: stored.kind, fields: stored.fields } as SubmissionFields),
    history: [...askedForFull(stored, history), ...history, ...unsaidCall(stored, history)].map(
      asJson,
    ),
    mails: mails.map((mail) => ({
      message: mail.message,
      recipient: mail.recipient,
      state: mailState(mail),
      attempts: mail.attempts,
      lastError: mail.last_error,
      createdAt: iso(mail.created_at),
      deliveredAt: isoOrNull(mail.delivered_at),
    })),
    family: family.map(({ reference }) => reference),
    again: again.map(({ reference }) => reference),
    replies: repliesTo(stored, disowned, deps),
    related: relatedItems,
    opened: opened.map(({ at, by }) => ({ at: iso(at), by })),
    heldFor: stored.hold
      ? (stored.holdReasons ?? '').split(', ').filter((part) => part !== '')
      : [],
    disowned,
  };
}

/** An entry that says which full classes it asked for. */
function askedForFull({ waitingFor, receivedAt }: Stored, history: readonly Entry[]): Entry[] {
  const changed = history.find(({ what }) => what === 'waiting-for');
  const asked = changed?.details.waitedFor ?? waitingFor;
  if (asked.length === 0) return [];
  const note = waitingNote(asked);
  return [{ at: receivedAt, by: BY_WEBSITE, what: 'note', note, details: {} }];
}

// The first version marked calls without a history.
function unsaidCall({ state, lastBy, lastAt }: Stored, history: readonly Entry[]): Entry[] {
  const said = history.some(({ at, what }) => what === 'called' && at === lastAt);
  if (state !== 'called' || lastBy === null || lastAt === null || said) return [];
  const outcome = history.findLast(({ details }) => details.was !== undefined);
  if (outcome?.what === 'called') return [];
  return [{ at: lastAt, by: lastBy, what: 'called', note: null, details: {} }];
}

function asJson({ at, by, what, note, details }: Entry): HistoryEntry {
  return {
    at: iso(at),
    by,
    what,
    note,
    was: details.was ?? null,
    undo: details.undo ?? false,
    assessmentAt: isoOrNull(details.assessmentAt),
    reason: details.reason ?? null,
    classes: [...(details.classes ?? [])],
    field: details.field ?? null,
    wasValue: details.wasValue ?? null,
  };
}
