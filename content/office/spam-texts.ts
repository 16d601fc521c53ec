import { listed, sentence } from '../sentence.ts';

/** What the history of a submission says when it is marked as spam, and when it is released. */
export const spamTexts = {
  /** Why it is held. */
  reason: 'marked as spam at the desk',
  offer: (className: string) => `the offer of a place in ${className}`,
  appointment: (when: string) => `the appointment on ${when}`,
  mail: 'an e-mail that was not sent yet',
  ended: (parts: readonly string[]) => sentence(`This ended ${listed(parts)}`),
  again: (parts: readonly string[]) => sentence(`To be done again: ${listed(parts)}`),
};
