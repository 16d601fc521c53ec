import { setImmediate } from 'node:timers/promises';
import {
  type BounceMailbox,
  bounceMailbox,
  MailboxClosed,
  type MailboxVisit,
  type NewMail,
  type Position,
} from '#server/mail/bounce-mailbox.ts';
import { readDeliveryReport } from '#server/mail/delivery-report.ts';
import { applyBounce } from '#server/outbox/bounce.ts';
import { noteArrival } from '#server/store/self-checks.ts';
import { readSetting, takeTurn, writeSetting } from '#server/store/settings.ts';
import type { Store } from '#server/store/tables.ts';
import { noteRead, noteReadFailure } from './bounces-health.ts';
import { repeat } from './repeat.ts';

export interface BouncesDeps {
  store: Store;
  /** Milliseconds since 1970. */
  clock: () => number;
  mailbox: BounceMailbox;
  /** Called when mails have become due. */
  mailsOwed: () => void;
  log: (event: { event: string; [field: string]: unknown }) => void;
}

/** How often the mailbox is read, in milliseconds. */
const READ_EVERY_MS = 60_000;
const POSITION = 'bounces:position';

/** Reads the mailbox that BOUNCES_URL names, now and every minute, until stopped. */
export function startBounces(
  url: string,
  deps: Omit<BouncesDeps, 'mailbox'>,
): { stop: () => Promise<void> } {
  const mailbox = bounceMailbox(url);
  const rounds = repeat(() => readBounces({ ...deps, mailbox }), READ_EVERY_MS);
  return {
    stop: async () => {
      mailbox.close();
      await rounds.stop();
    },
  };
}

/**
 * Reads what has come to the mailbox: reports of failed deliveries are taken to the outbox, and the
 * server's own mails to itself noted. One process does that at a time. Never rejects.
 */
export async function readBounces(deps: BouncesDeps): Promise<void> {
  const { store, clock, mailbox, log } = deps;
  try {
    if (!(await takeTurn(store, 'bounces', clock(), READ_EVERY_MS - 5000))) return;
    await mailbox.visit((visit) => readNewMails(deps, visit));
    await noteRead(store, clock());
  } catch (error) {
    if (error instanceof MailboxClosed) return;
    log({ event: 'bounces not read', reason: reasonOf(error) });
    await noteReadFailure(store).catch(() => {});
  }
}

async function readNewMails(deps: BouncesDeps, visit: MailboxVisit): Promise<void> {
  const { store, clock, log } = deps;
  const written = await readSetting(store, POSITION);
  const { mails, position } = await visit.newMails(
    written ? (JSON.parse(written) as Position) : undefined,
  );
  const own: number[] = [];
  for (const mail of mails) {
    const report = mail.isReport ? await visit.source(mail.uid) : undefined;
    try {
      if (await noteArrival(store, idOf(mail), clock())) own.push(mail.uid);
      else if (report) await takeReport(deps, report);
    } catch (error) {
      // A store that is away refuses this too, and the mail is read again. One that is there cannot
      // take this mail, for which the later ones do not wait.
      await writeSetting(store, POSITION, JSON.stringify({ ...position, uid: mail.uid }));
      log({ event: 'bounce not taken', reason: reasonOf(error) });
    }
    // On SQLite nothing else waits for the disk or the network: requests get their turn here.
    await setImmediate();
  }
  await writeSetting(store, POSITION, JSON.stringify(position));
  await visit.remove(own);
}

/** The left part of a Message-ID, which is the row's where the mail is ours. */
function idOf({ messageId }: NewMail): string {
  return messageId.split('@')[0] ?? '';
}

async function takeReport(deps: BouncesDeps, source: Buffer): Promise<void> {
  const { store, clock, log, mailsOwed } = deps;
  const failures = await readDeliveryReport(source).catch(() => []);
  for (const failure of failures) {
    const outboxId = await applyBounce(store, failure, clock());
    if (outboxId === undefined) continue;
    log({ event: 'mail came back', outboxId, unknownAddress: failure.unknownAddress });
    mailsOwed();
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
