import { acknowledgementFailed, type FailedMail } from './acknowledgement-failed.ts';
import { digestMail } from './digest.ts';
import { enquiryAcknowledgement } from './enquiry-acknowledgement.ts';
import { enquiryStaff } from './enquiry-staff.ts';
import { familyStaff, isFamilyMessage } from './family-staff.ts';
import type { MailMessage, Sent, StaffLinks } from './message.ts';
import { registrationAcknowledgement } from './registration-acknowledgement.ts';
import { registrationStaff } from './registration-staff.ts';
import { reminderMail } from './reminder.ts';
import { selfCheckMail } from './self-check.ts';
import { MailRefused, type RefusalKind, type Transport } from './transport.ts';

/** What an outbox row says of the mail that is owed; its text is written when it is delivered. */
export interface OwedRow {
  /** Becomes the Message-ID. */
  id: string;
  message: string;
  recipient: string;
  submission_id: string | null;
  batch_id: string | null;
}

/** A submission as the store keeps it, of which mails say what they need. */
type Stored = Sent & {
  hold: string | null;
  holdReasons: string | null;
  /** When somebody called and nobody answered, while that is its state. */
  triedAt: number | null;
};

/** Where mails find what they are about, as it is at the moment of delivery. */
export interface MailRecords<Submission extends Stored> {
  submission: (id: string) => Promise<Submission | undefined>;
  /** Those that a digest or reminder names and that still belong in it. */
  batch: (kind: 'digest' | 'reminder', batchId: string) => Promise<Submission[]>;
  /** A submission's acknowledgements that are given up. */
  failedAcknowledgements: (submissionId: string) => Promise<FailedMail[]>;
  /** Whether the people of a mailbox have said that a submission is not theirs. */
  isUnwanted: (submissionId: string, mailbox: string) => Promise<boolean>;
  /** All mailboxes whose people have said so of a submission. */
  unwantedMailboxes: (submissionId: string) => Promise<string[]>;
}

export interface MailDeliveryDeps<Submission extends Stored> {
  transport: Transport;
  records: MailRecords<Submission>;
  /** Where staff mail goes now (MAIL_TO), which may have changed since it was enqueued. */
  staff: readonly string[];
  /** Signed links for a submission; undefined where the server can serve no pages. */
  linksFor?: (submission: Submission) => StaffLinks;
  /** The family's own link, by the acknowledgement's id; undefined as above. */
  familyLinkFor?: (mailId: string) => string;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** Why there is no mail to send. */
interface NotSent {
  kind: 'not-sent';
  reason: string;
}

const NOTHING_TO_SAY: NotSent = { kind: 'not-sent', reason: 'nothing was left to say' };
const NOT_THEIRS: NotSent = {
  kind: 'not-sent',
  reason: 'whoever has this mailbox said that it was not theirs',
};

/**
 * Makes the outbox's `deliver`: renders the mail from its record as it is now, and sends it. Out:
 * undefined when it was taken, else the refusal, or why there was nothing to send.
 * @throws whatever else went wrong, on which the outbox tries again
 */
export function mailDelivery<Submission extends Stored>(deps: MailDeliveryDeps<Submission>) {
  return async (
    row: OwedRow,
    handover: { signal: AbortSignal; handedOver: () => void },
  ): Promise<{ kind: RefusalKind; reply: string } | NotSent | undefined> => {
    const message = await render(deps, row);
    if ('kind' in message) return message;
    try {
      await deps.transport.send({
        message,
        to: recipientNow(deps.staff, row),
        id: row.id,
        ...handover,
      });
      return undefined;
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      return { kind: error.kind, reply: error.message };
    }
  };
}

async function render<Submission extends Stored>(
  deps: MailDeliveryDeps<Submission>,
  row: OwedRow,
): Promise<MailMessage | NotSent> {
  if (row.message === 'self-check') return selfCheckMail();
  if (row.message === 'digest' || row.message === 'reminder') {
    return renderBatch(deps, row.message, row.batch_id ?? '');
  }
  const id = row.submission_id;
  const stored = id ? await deps.records.submission(id) : undefined;
  if (!id || !stored) return NOTHING_TO_SAY;
  const links = deps.linksFor?.(stored);
  if (row.message === 'acknowledgement-failed') {
    const failed = await deps.records.failedAcknowledgements(id);
    return failed.length > 0 ? acknowledgementFailed(stored, failed, links) : NOTHING_TO_SAY;
  }
  const sent: Stored = stored;
  if (isFamilyMessage(row.message)) {
    const mailboxes =
      row.message === 'family-not-us' ? await deps.records.unwantedMailboxes(id) : [];
    return familyStaff(sent, row.message, { mailboxes, links });
  }
  const toFamily = row.message.endsWith('-acknowledgement');
  if (toFamily && (await deps.records.isUnwanted(id, row.recipient))) return NOT_THEIRS;
  const mine = toFamily ? deps.familyLinkFor?.(row.id) : undefined;
  const notes = { links, heldFor: sent.hold === null ? undefined : (sent.holdReasons ?? '') };
  if (sent.kind === 'enquiry') {
    return row.message === 'enquiry-staff'
      ? enquiryStaff(sent, notes)
      : enquiryAcknowledgement(sent, mine);
  }
  return row.message === 'registration-staff'
    ? registrationStaff(sent, notes)
    : registrationAcknowledgement(sent, row.recipient, mine);
}

async function renderBatch<Submission extends Stored>(
  deps: MailDeliveryDeps<Submission>,
  kind: 'digest' | 'reminder',
  batchId: string,
): Promise<MailMessage | NotSent> {
  const submissions = await deps.records.batch(kind, batchId);
  if (submissions.length === 0) return NOTHING_TO_SAY;
  const named = submissions.map((sent) => ({
    sent,
    reasons: sent.holdReasons ?? '',
    triedAt: sent.triedAt,
    links: deps.linksFor?.(sent),
  }));
  return kind === 'digest' ? digestMail(named) : reminderMail(named, deps.clock());
}

/** Mail to the school follows a correction of MAIL_TO; mail to others goes where it was owed to. */
function recipientNow(staff: readonly string[], { message, recipient }: OwedRow): string {
  const toOthers = message.endsWith('-acknowledgement') || message === 'self-check';
  return toOthers || staff.includes(recipient) ? recipient : (staff[0] ?? recipient);
}
