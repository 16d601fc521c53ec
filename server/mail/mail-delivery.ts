import { choosableSlots } from '#server/store/diary.ts';
import { type BatchKind, batchSubmissions } from '#server/store/follow-up.ts';
import { offerState } from '#server/store/offers.ts';
import { countWaiting } from '#server/store/reminders.ts';
import { findSubmission, type Submission } from '#server/store/submissions.ts';
import { familyMessages, type Store } from '#server/store/tables.ts';
import { failedFamilyMails } from '#server/store/undelivered.ts';
import { isUnwanted, unwantedMailboxes } from '#server/store/unwanted-mailboxes.ts';
import { enquiryAcknowledgement, registrationAcknowledgement } from './acknowledgements.ts';
import { type AppointmentMail, appointmentMail } from './appointments.ts';
import { digestMail } from './digest.ts';
import { heading, mail, paragraph } from './layout.ts';
import type { MailMessage, StaffLinks } from './message.ts';
import { offerMail } from './offer.ts';
import { familyChangesMail, reminderMail } from './reminder.ts';
import {
  type FamilyMessage,
  familyMailFailed,
  familyReport,
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

export interface MailDeliveryDeps {
  transport: Transport;
  store: Store;
  /** Where staff mail goes now (MAIL_TO), which may have changed since it was enqueued. */
  staff: readonly string[];
  /** Signed links for a submission; undefined where the server has no pages. */
  linksFor?: (submission: Submission) => StaffLinks;
  /** The family's own link, by the id of the mail to it; undefined as above. */
  familyLinkFor?: (mailId: string) => string;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** The mail, or the reason why no mail is sent. */
type Rendered = Promise<MailMessage | string>;
type Render = (deps: MailDeliveryDeps, row: OutboxMail) => Rendered;

const NOTHING_LEFT = 'nothing was left to report';
const NOT_THEIRS = 'the owner of this mailbox did not send the submission';
const OFFER_ENDED = 'the offer is no longer open';

/** How each mail in the outbox is rendered. The store's list of messages must match these keys. */
const messages = {
  'enquiry-staff': about(toStaff),
  'registration-staff': about(toStaff),
  'enquiry-acknowledgement': toFamily(acknowledge),
  'registration-acknowledgement': toFamily(acknowledge),
  offer: toFamily(offerPlace),
  'acknowledgement-failed': about(reportFailure),
  'family-phone': about(reportFamily('family-phone')),
  'family-withdrawn': about(reportFamily('family-withdrawn')),
  'family-undone': about(reportFamily('family-undone')),
  'family-not-us': about(reportFamily('family-not-us')),
  'family-accepted': about(reportFamily('family-accepted')),
  'family-declined': about(reportFamily('family-declined')),
  'family-changes': batch('family-changes'),
  appointment: toFamily(appointmentAs('booked')),
  'appointment-cancelled': toFamily(appointmentAs('cancelled')),
  'appointment-reminder': toFamily(appointmentAs('reminder')),
  digest: batch('digest'),
  reminder: batch('reminder'),
  'self-check': selfCheck,
} as const satisfies Record<string, Render>;

/** These go where they were enqueued to; all others follow a change of MAIL_TO. */
const NOT_TO_STAFF: readonly OutboxMail['message'][] = [...familyMessages, 'self-check'];

/**
 * Makes the outbox's `deliver`: renders the mail from its record as it is now, and sends it.
 * @returns undefined when it was accepted, otherwise the rejection, or why there was nothing to send
 * @throws on any other failure, also for a message that this version does not know; the outbox
 * retries it
 */
export function mailDelivery(deps: MailDeliveryDeps) {
  return async (
    row: OutboxMail,
    handover: { signal: AbortSignal; handedOver: () => void },
  ): Promise<
    { kind: RefusalKind; reply: string } | { kind: 'not-sent'; reason: string } | undefined
  > => {
    // A newer version may have enqueued it.
    if (!Object.hasOwn(messages, row.message)) {
      throw new Error(`This version does not know the message ${row.message}.`);
    }
    const message = await messages[row.message](deps, row);
    if (typeof message === 'string') return { kind: 'not-sent', reason: message };
    const known = NOT_TO_STAFF.includes(row.message) || deps.staff.includes(row.recipient);
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
  deps: MailDeliveryDeps;
  row: OutboxMail;
  sent: Submission;
  links: StaffLinks | undefined;
}

/** Renders a mail about one submission; nothing is left to report once that is erased. */
function about(render: (about: About) => Rendered): Render {
  return async (deps, row) => {
    const sent = row.submission_id
      ? await findSubmission(deps.store, row.submission_id)
      : undefined;
    if (!sent) return NOTHING_LEFT;
    return render({ deps, row, sent, links: deps.linksFor?.(sent) });
  };
}

/** What a mail to a family is rendered from; `familyLink` is undefined where there is no page. */
type ToFamily = About & { familyLink: string | undefined };

function toFamily(render: (about: ToFamily) => Rendered): Render {
  return about(async (one) => {
    const { deps, row, sent } = one;
    if (await isUnwanted(deps.store, sent.id, row.recipient)) return NOT_THEIRS;
    return render({ ...one, familyLink: deps.familyLinkFor?.(row.id) });
  });
}

async function toStaff({ sent, links }: About): Rendered {
  return submissionMail(sent, links);
}

async function acknowledge({ deps, row, sent, familyLink }: ToFamily): Rendered {
  if (sent.kind === 'enquiry') return enquiryAcknowledgement(sent, familyLink);
  const slots = await choosableSlots(deps.store, deps.clock());
  return registrationAcknowledgement(sent, row.recipient, familyLink, slots.length > 0);
}

async function offerPlace({ deps, row, sent, familyLink }: ToFamily): Rendered {
  const { offer } = sent;
  const isOpen = offer?.id === row.batch_id && offerState(offer, deps.clock()) === 'open';
  return isOpen ? offerMail(sent, offer, familyLink) : OFFER_ENDED;
}

function appointmentAs(message: AppointmentMail) {
  return async ({ deps, row, sent, familyLink }: ToFamily): Rendered => {
    const { recipient, batch_id: slotId } = row;
    const contents = { db: deps.store, sent, recipient, familyLink, now: deps.clock() };
    const rendered = await appointmentMail(message, { ...contents, slotId: slotId ?? '' });
    return rendered ?? NOTHING_LEFT;
  };
}

async function reportFailure({ deps, sent, links }: About): Rendered {
  const failed = await failedFamilyMails(deps.store, sent.id);
  return failed.length > 0 ? familyMailFailed(sent, failed, links) : NOTHING_LEFT;
}

function reportFamily(message: FamilyMessage) {
  return async ({ deps, row, sent, links }: About): Rendered => {
    const isNotUs = message === 'family-not-us';
    const mailboxes = isNotUs ? await unwantedMailboxes(deps.store, sent.id) : [];
    // Another offer was made since: the history has both.
    if (row.batch_id !== null && row.batch_id !== sent.offer?.id) return NOTHING_LEFT;
    return familyReport(sent, message, { mailboxes, links });
  };
}

function batch(kind: BatchKind): Render {
  return async (deps, row) => {
    const submissions = await batchSubmissions(deps.store, kind, row.batch_id ?? '');
    if (submissions.length === 0) return NOTHING_LEFT;
    const listed = submissions.map((sent) => ({ sent, links: deps.linksFor?.(sent) }));
    switch (kind) {
      case 'digest':
        return digestMail(listed);
      case 'reminder':
        return reminderMail(listed, deps.clock(), await countWaiting(deps.store, deps.clock()));
      case 'family-changes':
        return familyChangesMail(listed);
    }
  };
}

/** The mail that the server sends to itself each day, to check that mail is sent and received. */
function selfCheck(): Rendered {
  const title = 'The website checks its own mail';
  const text =
    'The website sends this mail to itself once a day, to check that mail is sent and bounces are received. It deletes the mail where the mailbox allows it. You do not need to do anything.';
  return mail(title, text, [heading(title), paragraph(text)]);
}
