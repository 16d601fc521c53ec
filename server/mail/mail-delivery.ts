import type { Documents } from '#content/schemas/documents.ts';
import { schoolOf } from '#content/school/school.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { isOpenClass } from '#rules/timetable/changes.ts';
import type { ServerDeps } from '#server/deps/server-deps.ts';
import { timesToChoose } from '#server/store/office/appointments.ts';
import { audienceOf } from '#server/store/office/class-families.ts';
import { movedClasses } from '#server/store/office/moved-classes.ts';
import { familyOfferState, hasOrMayHave } from '#server/store/office/offers.ts';
import { placesBefore } from '#server/store/office/office-outcomes.ts';
import {
  countToMailbox,
  failedFamilyMails,
  findClassMessage,
  sameToOtherClasses,
} from '#server/store/outbox/mails.ts';
import { isUnwanted, unwantedMailboxes } from '#server/store/outbox/unwanted-mailboxes.ts';
import { plannedVersion } from '#server/store/site/planned-versions.ts';
import { batchSubmissions, countWaiting } from '#server/store/submissions/follow-up.ts';
import {
  findSubmission,
  placeKey,
  type Submission,
} from '#server/store/submissions/submissions.ts';
import { isToFamily, type MessageName, type OutboxRow } from '#server/store/tables.ts';
import { acknowledgement } from './acknowledgements.ts';
import { appointmentMail } from './appointment-mails.ts';
import { digestMail } from './digest.ts';
import {
  classMessageMail,
  classMovedMail,
  linkMail,
  offerEndedMail,
  offerMail,
  placeEndedMail,
  placeMail,
} from './family-mails.ts';
import { heading, mail, paragraph } from './layout.ts';
import type { MailMessage, StaffLinks } from './message.ts';
import { familyChangesMail, reminderMail } from './reminder.ts';
import { familyMailFailed, familyReport, planFailedMail, submissionMail } from './staff-mails.ts';
import type { Transport } from './transport.ts';
import { weeklyMail } from './weekly-figures.ts';

interface MailDeliveryDeps extends Pick<ServerDeps, 'store' | 'clock' | 'live' | 'staff'> {
  transport: Transport;
  /** PUBLIC_ORIGIN: the first is used in the links of calendars. */
  origins: readonly string[];
  /** False only with RATE_LIMIT=off. */
  limitsOn: boolean;
  /** Signed links for a submission; undefined where the server has no pages. */
  linksFor?: (submission: Submission) => StaffLinks;
  /** The office's origin; undefined if a reader could not open it. */
  office?: string | undefined;
  /** The family's own link, by the id of the mail to it; undefined as above. */
  familyLinkFor?: ((mailId: string) => string) | undefined;
}

/** Mails that do not follow MAIL_TO. */
const isToOne = new Set<MessageName>(['self-check', 'weekly-figures']);
const NOTHING_LEFT = 'there was nothing to report';
const NOT_THEIRS = 'the owner of this mailbox did not send the submission';
const OFFER_ENDED = 'the offer is no longer open';
const PLACE_CHANGED = 'the family has another place now, or none';
const NOT_IN_CLASS = 'the family is no longer one of those in the class to whom the message goes';
const SAME_TEXT = 'the same text went to this mailbox about another class';
const HOUR = 3_600_000;
/** The mails to one mailbox in an hour, which may belong to someone else; acknowledgements count too. */
const PER_MAILBOX = 12;
const TOO_MANY = `this mailbox has had ${PER_MAILBOX} mails within an hour: it is sent later`;

/**
 * Makes the outbox's `deliver`: renders the mail from its record as it is now, and sends it. The id
 * of its row becomes the Message-ID.
 * @returns undefined when it was accepted, otherwise the rejection, or why there was nothing to send
 * @throws on any other failure, also for a message that this version does not know; the outbox
 * retries it
 */
export function mailDelivery(deps: MailDeliveryDeps) {
  return async (row: OutboxRow, handover: { signal: AbortSignal; handedOver: () => void }) => {
    const rendered = await render(deps, row);
    if (typeof rendered === 'string') return { kind: 'not-sent' as const, reply: rendered };
    if (await isTooMany(deps, row)) return { kind: 'deferred' as const, reply: TOO_MANY };
    // Mail to the school follows a change of MAIL_TO; all other mail goes where it was enqueued to.
    const isToStaff = !isToFamily(row) && !isToOne.has(row.message);
    const staff = deps.staff();
    const hasMoved = isToStaff && !staff.includes(row.recipient);
    const to = (hasMoved && staff[0]) || row.recipient;
    // The mailbox of MAIL_FROM may be read by no person.
    const { name, email: address } = schoolOf(deps.live.documents);
    const message = isToFamily(row) ? { ...rendered, replyTo: { name, address } } : rendered;
    return deps.transport.send({ message, to, id: row.id, ...handover });
  };
}

/** Whether a mailbox gets no further mail about a place or an appointment within this hour. */
async function isTooMany({ store, clock, limitsOn }: MailDeliveryDeps, row: OutboxRow) {
  if (!limitsOn || !isToFamily(row) || row.message.endsWith('-acknowledgement')) return false;
  const now = clock();
  return (await countToMailbox(store, row, now - HOUR, now)) >= PER_MAILBOX;
}

/** @returns the mail, or the reason why no mail is sent */
async function render(deps: MailDeliveryDeps, row: OutboxRow): Promise<MailMessage | string> {
  const { documents } = deps.live;
  const {
    store,
    clock,
    linksFor,
    origins: [origin = schoolOf(documents).siteUrl],
  } = deps;
  const { message, recipient, batch_id: batchId } = row;
  if (message === 'self-check') return selfCheck(documents);
  if (message === 'weekly-figures') {
    return weeklyMail(store, documents, batchId as IsoDate, deps.office, clock());
  }
  if (message === 'plan-failed') {
    const planned = await plannedVersion(store, Number(batchId));
    return planned ? planFailedMail(documents, planned, deps.office) : NOTHING_LEFT;
  }
  if (message === 'digest' || message === 'reminder' || message === 'family-changes') {
    const submissions = await batchSubmissions(store, message, batchId ?? '');
    if (submissions.length === 0) return NOTHING_LEFT;
    const listed = submissions.map((sent) => ({ sent, links: linksFor?.(sent) }));
    if (message === 'digest') return digestMail(documents, listed, clock());
    if (message === 'family-changes') return familyChangesMail(documents, listed, clock());
    return reminderMail(documents, listed, clock(), await countWaiting(store, clock()));
  }

  // All others are about one submission; nothing is left to report once that is erased.
  const sent = row.submission_id ? await findSubmission(store, row.submission_id) : undefined;
  if (!sent) return NOTHING_LEFT;
  if (isToFamily(row) && (await isUnwanted(store, sent.id, recipient))) return NOT_THEIRS;
  const familyLink = deps.familyLinkFor?.(row.id);
  const links = linksFor?.(sent);
  switch (message) {
    case 'enquiry-staff':
    case 'registration-staff':
      return submissionMail(documents, sent, links, clock());
    case 'enquiry-acknowledgement':
    case 'registration-acknowledgement': {
      const times = await timesToChoose(store, documents, sent, clock());
      const additions = { familyLink, canChoose: times.length > 0, origin };
      return acknowledgement(store, documents, sent, recipient, additions, clock());
    }
    case 'offer': {
      const { offer } = sent;
      const isOpen =
        offer?.id === batchId && familyOfferState(documents, offer, clock()) === 'open';
      return isOpen ? offerMail(documents, sent, offer, familyLink, clock()) : OFFER_ENDED;
    }
    case 'offer-ended': {
      const { offer } = sent;
      const isEnded = offer?.id === batchId && offer.state === 'withdrawn';
      return isEnded ? offerEndedMail(documents, sent, offer, recipient, familyLink) : NOTHING_LEFT;
    }
    case 'place': {
      const isOpen = sent.placedIn.some((id) => isOpenClass(documents, id, clock()));
      const isPlaced = isOpen && placeKey(sent.placedIn) === placeKey((batchId ?? '').split(' '));
      return isPlaced
        ? placeMail(
            store,
            documents,
            sent,
            { familyLink, origin, enqueuedAt: row.created_at },
            clock(),
          )
        : PLACE_CHANGED;
    }
    case 'place-ended': {
      const isPlaced = sent.placedIn.length > 0;
      return isPlaced
        ? PLACE_CHANGED
        : placeEndedMail(documents, sent, batchId?.split(' ') ?? [], familyLink, clock());
    }
    case 'class-moved': {
      const moved = movedClasses(documents, JSON.parse(batchId ?? '{}'), clock()).filter(
        ({ one }) => hasOrMayHave(sent, one.id, clock()),
      );
      return moved.length > 0
        ? classMovedMail(store, documents, sent, moved, { familyLink, origin }, clock())
        : NOTHING_LEFT;
    }
    case 'class-message': {
      const written = await findClassMessage(store, batchId ?? '');
      if (!written) return NOTHING_LEFT;
      const isFor = async (one: Pick<typeof written, 'class' | 'audience'>) =>
        (await audienceOf(store, documents, one, clock(), { id: sent.id })).length > 0;
      if (!(await isFor(written))) return NOT_IN_CLASS;
      for (const other of await sameToOtherClasses(store, row, written)) {
        if (other.delivered_at !== null || (await isFor(other))) return SAME_TEXT;
      }
      return classMessageMail(documents, sent, written, familyLink);
    }
    case 'link':
      return familyLink ? linkMail(documents, sent, familyLink) : NOTHING_LEFT;
    case 'appointment':
    case 'appointment-cancelled':
    case 'appointment-reminder': {
      const to = { familyLink, slotId: batchId ?? '', recipient, enqueuedAt: row.created_at };
      return (await appointmentMail(store, documents, message, sent, to, clock())) ?? NOTHING_LEFT;
    }
    case 'acknowledgement-failed': {
      const failed = await failedFamilyMails(store, sent.id);
      return failed.length > 0
        ? familyMailFailed(documents, sent, failed, clock(), links)
        : NOTHING_LEFT;
    }
    case 'family-phone':
    case 'family-withdrawn':
    case 'family-undone':
    case 'family-not-us':
    case 'family-accepted':
    case 'family-declined': {
      // Another offer was made since, or the family has withdrawn: the history has both.
      const isPast = sent.state === 'withdrawn' || batchId !== sent.offer?.id;
      if (batchId !== null && isPast) return NOTHING_LEFT;
      const isNotUs = message === 'family-not-us';
      const mailboxes = isNotUs ? await unwantedMailboxes(store, sent.id) : [];
      const placesFreed = sent.state === 'withdrawn' ? await placesBefore(store, sent.id) : [];
      return familyReport(documents, sent, message, { mailboxes, placesFreed, links });
    }
    default:
      // A newer version may have enqueued it.
      throw new Error(`This version does not know the message ${message satisfies never}.`);
  }
}

/** The mail that the server sends to itself each day, to check that mail is sent and received. */
function selfCheck(documents: Documents): Promise<MailMessage> {
  const title = 'The website checks its own mail';
  const text =
    'The website sends this mail to itself once a day, to check that mail is sent and bounces are received. It deletes the mail where the mailbox allows it. You do not need to do anything.';
  return mail(documents, title, text, [heading(title), paragraph(text)]);
}
