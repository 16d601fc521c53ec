import { fillText } from '../fill-text.ts';
import type { Documents } from '../schemas/documents.ts';

/** All that a reply contains about a family, because another person may read the phone. */
interface Addressed {
  kind: 'enquiry' | 'registration';
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

/**
 * The messages that staff can send from their own phone or mail program, by their names in the
 * office, in the order in which a registration usually goes.
 */
export function officeReplies(
  { replies }: Documents,
  to: Addressed,
): { name: string; text: string }[] {
  const { noAnswer, whenToCall, assessment, waitingList, place } = replies;
  const greeting = to.firstName ? `Hello ${to.firstName},` : 'Hello,';
  const facts = { greeting, reference: to.reference, assessment: to.assessment ?? '', ...to.offer };
  const fitting = [
    { ...noAnswer, text: to.hasPhone ? noAnswer.text : noAnswer.withoutPhone },
    ...(to.hasPhone ? [whenToCall] : []),
    ...(to.kind === 'registration'
      ? [
          { ...assessment, text: to.assessment ? assessment.text : assessment.withoutTime },
          waitingList,
          { ...place, text: to.offer ? place.offered : place.text },
        ]
      : []),
  ];
  return fitting.map(({ name, text }) => ({ name, text: fillText(text, facts) }));
}
