import { setImmediate } from 'node:timers/promises';
import type { ServerDeps } from '#server/deps/server-deps.ts';
import { type NewMail, type Position, readMailbox } from '#server/mail/bounce-mailbox.ts';
import { type FailureReport, readDeliveryReport } from '#server/mail/delivery-report.ts';
import { notifyOffice } from '#server/outbox/delivery.ts';
import { givenUp, refused } from '#server/outbox/outcome.ts';
import { findDelivered, latestFamilyMail, markReturned } from '#server/store/outbox/mails.ts';
import { readSetting, takeTurn, writeSetting } from '#server/store/settings.ts';
import { isToFamily } from '#server/store/tables.ts';
import { repeat } from './job.ts';
import { recordArrival, recordRead } from './self-check.ts';

export interface BouncesDeps extends ServerDeps {
  /** Reads the mails after a position; see readMailbox. */
  readMails: (
    after: Position | undefined,
    take: (mail: NewMail) => Promise<boolean>,
  ) => Promise<Position>;
}

/** How often the mailbox is read, in milliseconds. */
const READ_EVERY_MS = 60_000;
const POSITION = 'bounces:position';

/** Reads the mailbox that BOUNCES_URL names, now and every minute, until stopped. */
export function startBounces(url: string, deps: Omit<BouncesDeps, 'readMails'>) {
  const stopping = new AbortController();
  const readMails: BouncesDeps['readMails'] = (after, take) =>
    readMailbox(url, after, take, stopping.signal);
  const rounds = repeat(() => readBounces({ ...deps, readMails }), READ_EVERY_MS);
  return {
    stop: async () => {
      stopping.abort();
      await rounds.stop();
    },
  };
}

/**
 * Reads the new mails in the mailbox: reports of failed deliveries are applied to the outbox, and
 * the server's self-checks recorded. One process does so at a time. Never rejects.
 */
export async function readBounces(deps: BouncesDeps): Promise<void> {
  const { store, clock, readMails, log } = deps;
  try {
    if (!(await takeTurn(store, 'bounces', clock(), READ_EVERY_MS - 5000))) return;
    const stored = await readSetting(store, POSITION);
    const after = stored ? (JSON.parse(stored) as Position) : undefined;
    const position = await readMails(after, (mail) => takeMail(deps, mail));
    await writeSetting(store, POSITION, JSON.stringify(position));
    await recordRead(store, clock());
  } catch (error) {
    const { name, message } = error as Error;
    // This process stops: nothing is wrong with the mailbox.
    if (name === 'AbortError') return;
    log({ event: 'bounces not read', reason: message });
    await recordRead(store, undefined).catch(() => {});
  }
}

/** @returns whether the mail is one of the server's own and can be deleted */
async function takeMail(deps: BouncesDeps, mail: NewMail): Promise<boolean> {
  const { store, clock, log, wakeOutbox } = deps;
  // On SQLite nothing here waits for the disk or the network: requests get their turn.
  await setImmediate();
  try {
    // The left part of one of our Message-IDs is the row's id.
    if (await recordArrival(store, mail.messageId.split('@')[0] ?? '', clock())) return true;
    if (!mail.isReport) return false;
    for (const failure of await readDeliveryReport(await mail.source()).catch(() => [])) {
      const outboxId = await applyBounce(deps, failure, clock());
      if (outboxId === undefined) continue;
      log({ event: 'mail came back', outboxId, unknownAddress: failure.unknownAddress });
      wakeOutbox();
    }
  } catch (error) {
    // A store that is unavailable rejects this too, and the mail is read again. Otherwise it cannot
    // take this one mail, which must not hold up the later ones.
    await writeSetting(store, POSITION, JSON.stringify(mail.position));
    log({ event: 'bounce not taken', reason: (error as Error).message });
  }
  return false;
}

/** A report without the id of a mail is about one that was delivered at most this long ago. */
const REPORTED_WITHIN_MS = 5 * 86_400_000;
/** Mail to the school that is sent every hour would be returned every hour. */
const SENT_AGAIN_AFTER_MS = 86_400_000;

/**
 * Applies a report that a delivered mail was returned. A mail to a family is given up and the office
 * notified; mail to the school counts as rejected and is retried after a day.
 *
 * Anyone can send a report to the mailbox, but only the mail's recipients know its id. A report
 * without one therefore gives up only the latest mail to its recipient, and does not mark
 * the address as unknown.
 * @returns the mail's id; undefined when it is not ours, or had failed before
 */
async function applyBounce(
  { store, staff }: ServerDeps,
  { ids, recipient, unknownAddress, reply }: FailureReport,
  now: number,
): Promise<string | undefined> {
  return store.transaction().execute(async (trx) => {
    const named = await findDelivered(trx, ids);
    const row = named ?? (await latestFamilyMail(trx, recipient, now - REPORTED_WITHIN_MS));
    if (!row) return undefined;
    const reason = `came back: ${reply}`;
    const { changes } = isToFamily(row)
      ? givenUp(reason, unknownAddress && named !== undefined, now)
      : refused(reason, now + SENT_AGAIN_AFTER_MS);
    if (!(await markReturned(trx, row.id, changes))) return undefined;
    if (isToFamily(row)) await notifyOffice(trx, staff(), row, now);
    return row.id;
  });
}
