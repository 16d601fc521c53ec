import { fillText } from '../fill-text.ts';
import type { Documents } from '../schemas/documents.ts';
import { sentence } from '../sentence.ts';
import type { OfficeState } from './states.ts';

/** All that a reply contains about a family, because another person may read the phone. */
interface Addressed {
  kind: 'enquiry' | 'registration';
  state: OfficeState;
  /** The student's or enquirer's first name, or '' if it cannot be used in a greeting. */
  firstName: string;
  reference: string;
  /** False: they gave no phone number, and the reply must not speak of a call. */
  hasPhone: boolean;
  /** 'Saturday, 28 November, 10.00 a.m.', or null while no assessment is still to come. */
  assessment: string | null;
  /** Whether the assessment has begun: then it is not to be arranged, and the office decides what comes next. */
  hasBegun: boolean;
  /** Whether it can still move or cancel its time on its own page. */
  canMove: boolean;
  /** Whether there are times for the assessment that it can choose on its own page. */
  canChoose: boolean;
  /** The open offer of a place; null if no offer is open. */
  offer: { class: string; until: string } | null;
  /** Whether the family said yes to an offer. */
  hasAccepted: boolean;
  /** Whether every class in which it is placed, or for which it waits, has ended. */
  hasEnded: boolean;
  /** The classes in which it is placed, and the first day if it is one class; null before that. */
  placed: { classes: string; firstDay: string } | null;
  /** The family's own link; null where the server has no page for it. */
  link: string | null;
}

/** What follows a message where the family can choose or see something on its own page. */
const onPage = {
  choose: 'You can choose a time here: {link}',
  move: 'You can move or cancel it here: {link}',
  see: 'Everything about it is here: {link}',
};

/** 'Your place' once the family is placed. */
const given =
  '{greeting} good news from {school} (reference {reference}): you have a place in {classes}.{firstDay}';

/** The school's ready messages. */
type ReplyKey = Exclude<keyof Documents['replies'], 'more' | 'mails'>;

/** The message that fits what the family waits for now; undefined if none does. */
function fittingReply(to: Addressed) {
  const { state, offer, hasAccepted, hasPhone, assessment, hasBegun, hasEnded } = to;
  const agreed = hasAccepted ? 'place' : undefined;
  const arranged = assessment ? 'assessment' : agreed;
  const toArrange = arranged ?? (hasBegun ? undefined : 'assessment');
  const byState: Record<OfficeState, ReplyKey | undefined> = {
    new: arranged ?? (hasPhone ? 'whenToCall' : 'noAnswer'),
    'no-answer': 'noAnswer',
    called: toArrange,
    assessment: toArrange,
    waiting: arranged ?? 'waitingList',
    placed: 'place',
    withdrawn: undefined,
  };
  if (offer) return 'place';
  return hasEnded ? undefined : byState[state];
}

/**
 * The messages that staff can send from their own phone or mail program, by their names in the
 * office: first the one that fits, then the others in the order in which a registration usually goes.
 */
export function officeReplies(
  { replies, school }: Documents,
  to: Addressed,
): { name: string; text: string; fits: boolean }[] {
  const { noAnswer, whenToCall, assessment, waitingList, place } = replies;
  const greeting = to.firstName ? `Hello ${to.firstName},` : 'Hello,';
  const { reference, offer, placed, link } = to;
  const firstDay = placed?.firstDay ? ` ${sentence(`The first day is ${placed.firstDay}`)}` : '';
  const facts = {
    ...{ greeting, reference, school: school.name, assessment: to.assessment ?? '' },
    ...offer,
    ...placed,
  };
  const withLink = (text: string, more: string | false) =>
    link && more ? `${text} ${more}` : text;
  const timeText = to.assessment
    ? withLink(assessment.text, to.canMove && onPage.move)
    : withLink(assessment.withoutTime, to.canChoose && onPage.choose);
  const own = (message: { text: string; withoutPhone: string }) =>
    to.hasPhone ? message.text : message.withoutPhone;
  const offered = link && offer ? place.offered : own(place);
  const ready: Partial<Record<ReplyKey, { name: string; text: string }>> = {
    noAnswer: { ...noAnswer, text: own(noAnswer) },
    ...(to.hasPhone && { whenToCall }),
    ...(to.kind === 'registration' && {
      assessment: { ...assessment, text: timeText },
      waitingList: { ...waitingList, text: own(waitingList) },
      place: { ...place, text: placed ? withLink(given, onPage.see) : offered },
    }),
  };
  const key = fittingReply(to);
  const fitting = key && ready[key];
  const others = Object.values(ready).filter((one) => one !== fitting);
  return [...(fitting ? [fitting] : []), ...others, ...replies.more].map((one) => ({
    name: one.name,
    text: fillText(one.text, { ...facts, firstDay, link: link ?? '' }),
    fits: one === fitting,
  }));
}
