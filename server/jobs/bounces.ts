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
    const reason = error instanceof Error ? error.message : String(error);
    log({ event: 'bounces not read', reason });
    await noteReadFailure(store).catch(() => {});
  }
}

async function readNewMails(deps: BouncesDeps, visit: MailboxVisit): Promise<void> {
  const { store, clock } = deps;
  const written = await readSetting(store, POSITION);
  const { mails, position } = await visit.newMails(
    written ? (JSON.parse(written) as Position) : undefined,
  );
  const own: number[] = [];
  for (const mail of mails) {
    const id = mail.messageId.split('@')[0] ?? '';
    if (await noteArrival(store, id, clock())) own.push(mail.uid);
    else if (mail.isReport) await takeReport(deps, visit, mail);
  }
  await writeSetting(store, POSITION, JSON.stringify(position));
  await visit.remove(own);
}

async function takeReport(deps: BouncesDeps, visit: MailboxVisit, mail: NewMail): Promise<void> {
  const { store, clock, log, mailsOwed } = deps;
  const failures = await readDeliveryReport(await visit.source(mail.uid)).catch(() => []);
  for (const failure of failures) {
    const outboxId = await applyBounce(store, failure, clock());
    if (outboxId === undefined) continue;
    log({ event: 'mail came back', outboxId, unknownAddress: failure.unknownAddress });
    mailsOwed();
  }
}
