import { enquiryAcknowledgement, registrationAcknowledgement } from './acknowledgements.ts';
import { digestMail } from './digest.ts';
import { page, paragraph } from './layout.ts';
import type { MailMessage, Sent, StaffLinks } from './message.ts';
import { familyChangesMail, reminderMail } from './reminder.ts';
import {
  acknowledgementFailed,
  type FailedMail,
  type FamilyMessage,
  familyMail,
  submissionMail,
} from './staff-mails.ts';
import { MailRefused, type RefusalKind, type Transport } from './transport.ts';

/** A pending mail; its text is rendered when it is delivered. */
export interface OutboxMail {
  /** Becomes the Message-ID. */
  id: string;
  message: keyof typeof messages;
  recipient: string;
  submission_id: string | null;
  batch_id: string | null;
}

/** A stored submission. */
type Stored = Sent & {
  hold: string | null;
  holdReasons: string | null;
  /** When the family was called without an answer, while that is the state. */
  triedAt: number | null;
};

/** Where mails find what they are about, as it is at the time of delivery. */
export interface MailRecords<Submission extends Stored> {
  submission: (id: string) => Promise<Submission | undefined>;
  /** The submissions that a mail about many lists and that still belong in it. */
  batch: (kind: BatchKind, batchId: string) => Promise<Submission[]>;
  /** How many families have waited for a call for 20 hours or more, at a time like `clock`'s. */
  waiting: (now: number) => Promise<number>;
  /** A submission's acknowledgements that will not be retried. */
  failedAcknowledgements: (submissionId: string) => Promise<FailedMail[]>;
  /** Whether the owner of a mailbox did not send the submission. */
  isUnwanted: (submissionId: string, mailbox: string) => Promise<boolean>;
  /** All such mailboxes of a submission. */
  unwantedMailboxes: (submissionId: string) => Promise<string[]>;
}

export interface MailDeliveryDeps<Submission extends Stored> {
  transport: Transport;
  records: MailRecords<Submission>;
  /** Where staff mail goes now (MAIL_TO), which may have changed since it was enqueued. */
  staff: readonly string[];
  /** Signed links for a submission; undefined where the server has no pages. */
  linksFor?: (submission: Submission) => StaffLinks;
  /** The family's own link, by the acknowledgement's id; undefined as above. */
  familyLinkFor?: (mailId: string) => string;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** The mails that list many submissions. */
type BatchKind = 'digest' | 'reminder' | 'family-changes';

/** Why there is no mail to send. */
interface NotSent {
  kind: 'not-sent';
  reason: string;
}

type Rendered = Promise<MailMessage | NotSent>;

const NOTHING_LEFT: NotSent = { kind: 'not-sent', reason: 'nothing was left to report' };
const NOT_THEIRS: NotSent = {
  kind: 'not-sent',
  reason: 'the owner of this mailbox did not send the submission',
};

interface Kind {
  /** Mail to staff follows a change of MAIL_TO; all other mail goes where it was enqueued to. */
  toStaff: boolean;
  render: (deps: MailDeliveryDeps<Stored>, row: OutboxMail) => Rendered;
}

/** Every mail in the outbox. A message without an entry does not compile where the store passes it. */
const messages = {
  'enquiry-staff': { toStaff: true, render: about(toStaff) },
  'registration-staff': { toStaff: true, render: about(toStaff) },
  'enquiry-acknowledgement': { toStaff: false, render: about(acknowledge) },
  'registration-acknowledgement': { toStaff: false, render: about(acknowledge) },
  'acknowledgement-failed': { toStaff: true, render: about(reportFailure) },
  'family-phone': { toStaff: true, render: about(reportFamily('family-phone')) },
  'family-withdrawn': { toStaff: true, render: about(reportFamily('family-withdrawn')) },
  'family-undone': { toStaff: true, render: about(reportFamily('family-undone')) },
  'family-not-us': { toStaff: true, render: about(reportFamily('family-not-us')) },
  'family-changes': { toStaff: true, render: batch('family-changes') },
  digest: { toStaff: true, render: batch('digest') },
  reminder: { toStaff: true, render: batch('reminder') },
  'self-check': { toStaff: false, render: selfCheck },
} as const satisfies Record<string, Kind>;

/**
 * Makes the outbox's `deliver`: renders the mail from its record as it is now, and sends it.
 * @returns undefined when it was accepted, otherwise the rejection, or why there was nothing to send
 * @throws on any other failure, also for a message that this version does not know; the outbox
 * retries it
 */
export function mailDelivery<Submission extends Stored>(deps: MailDeliveryDeps<Submission>) {
  return async (
    row: OutboxMail,
    handover: { signal: AbortSignal; handedOver: () => void },
  ): Promise<{ kind: RefusalKind; reply: string } | NotSent | undefined> => {
    // A newer version may have enqueued it.
    if (!Object.hasOwn(messages, row.message)) {
      throw new Error(`This version does not know the message ${row.message}.`);
    }
    const { toStaff, render } = messages[row.message];
    const message = await render(deps as unknown as MailDeliveryDeps<Stored>, row);
    if ('kind' in message) return message;
    const known = !toStaff || deps.staff.includes(row.recipient);
    const to = known ? row.recipient : (deps.staff[0] ?? row.recipient);
    try {
      await deps.transport.send({ message, to, id: row.id, ...handover });
      return undefined;
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      return { kind: error.kind, reply: error.message };
    }
  };
}

/** What a mail about one submission is rendered from. */
interface About {
  deps: MailDeliveryDeps<Stored>;
  row: OutboxMail;
  id: string;
  sent: Stored;
  links: StaffLinks | undefined;
}

/** Renders a mail about one submission; nothing is left to report once that is erased. */
function about(render: (about: About) => Rendered): Kind['render'] {
  return async (deps, row) => {
    const id = row.submission_id;
    const sent = id ? await deps.records.submission(id) : undefined;
    if (!id || !sent) return NOTHING_LEFT;
    return render({ deps, row, id, sent, links: deps.linksFor?.(sent) });
  };
}

async function toStaff({ sent, links }: About): Rendered {
  const heldFor = sent.hold === null ? undefined : (sent.holdReasons ?? '');
  return submissionMail(sent, { links, heldFor });
}

async function acknowledge({ deps, row, id, sent }: About): Rendered {
  if (await deps.records.isUnwanted(id, row.recipient)) return NOT_THEIRS;
  const familyLink = deps.familyLinkFor?.(row.id);
  const narrowed: Sent = sent;
  return narrowed.kind === 'enquiry'
    ? enquiryAcknowledgement(narrowed, familyLink)
    : registrationAcknowledgement(narrowed, row.recipient, familyLink);
}

async function reportFailure({ deps, id, sent, links }: About): Rendered {
  const failed = await deps.records.failedAcknowledgements(id);
  return failed.length > 0 ? acknowledgementFailed(sent, failed, links) : NOTHING_LEFT;
}

function reportFamily(message: FamilyMessage) {
  return async ({ deps, id, sent, links }: About): Rendered => {
    const isNotUs = message === 'family-not-us';
    const mailboxes = isNotUs ? await deps.records.unwantedMailboxes(id) : [];
    return familyMail(sent, message, { mailboxes, links });
  };
}

function batch(kind: BatchKind): Kind['render'] {
  return async (deps, row) => {
    const submissions = await deps.records.batch(kind, row.batch_id ?? '');
    if (submissions.length === 0) return NOTHING_LEFT;
    const listed = submissions.map((sent) => ({
      sent,
      reasons: sent.holdReasons ?? '',
      triedAt: sent.triedAt,
      ...(deps.linksFor && { links: deps.linksFor(sent) }),
    }));
    switch (kind) {
      case 'digest':
        return digestMail(listed);
      case 'reminder':
        return reminderMail(listed, deps.clock(), await deps.records.waiting(deps.clock()));
      case 'family-changes':
        return familyChangesMail(listed);
    }
  };
}

/** The mail that the server sends to itself each day, to check that mail is sent and received. */
async function selfCheck(): Rendered {
  const title = 'The website checks its own mail';
  const text =
    'The website sends this mail to itself once a day, to check that mail is sent and bounces are received. It deletes the mail where the mailbox allows it. You do not need to do anything.';
  return { subject: title, text, html: await page(title, text, paragraph(text)) };
}
