import replies from '#documents/replies.json' with { type: 'json' };
import { fillText } from '../fill-text.ts';

/** All that a reply contains about a family, because another person may read the phone. */
export interface Addressed {
  /** The student's or enquirer's first name, or '' if it cannot be used in a greeting. */
  firstName: string;
  reference: string;
  /** False: they gave no phone number, and the reply must not speak of a call. */
  hasPhone: boolean;
  /** 'Saturday, 28 November, 10.00 a.m.', or null while no assessment is arranged. */
  assessment: string | null;
  /** The open offer of a place, and the family's link to answer it; null if no offer is open. */
  offer: { class: string; until: string; link: string } | null;
}

/** A message that staff send from their own phone or mail program. */
export interface OfficeReply {
  /** Its name in the office. */
  readonly name: string;
  /** Which submissions it fits. */
  readonly fits: readonly ('enquiry' | 'registration')[];
  /** It speaks of a call. */
  readonly needsPhone?: true;
  readonly words: (to: Addressed) => string;
}

function fill(text: string, { firstName, reference, assessment, offer }: Addressed): string {
  const greeting = firstName ? `Hello ${firstName},` : 'Hello,';
  return fillText(text, { greeting, reference, assessment: assessment ?? '', ...offer });
}

const { noAnswer, whenToCall, assessment, waitingList, place } = replies;

/** In the order in which a registration usually goes. */
export const officeReplies: readonly OfficeReply[] = [
  {
    name: noAnswer.name,
    fits: ['enquiry', 'registration'],
    words: (to) => fill(to.hasPhone ? noAnswer.text : noAnswer.withoutPhone, to),
  },
  {
    name: whenToCall.name,
    fits: ['enquiry', 'registration'],
    needsPhone: true,
    words: (to) => fill(whenToCall.text, to),
  },
  {
    name: assessment.name,
    fits: ['registration'],
    words: (to) => fill(to.assessment ? assessment.text : assessment.withoutTime, to),
  },
  { name: waitingList.name, fits: ['registration'], words: (to) => fill(waitingList.text, to) },
  {
    name: place.name,
    fits: ['registration'],
    words: (to) => fill(to.offer ? place.offered : place.text, to),
  },
];
