/** A discount for those who register before a day of the year. */
export interface EarlyBirdOffer {
  readonly percent: number;
  /** The day the offer ends, as pages write it: "before December 31st". */
  readonly before: { readonly text: string; readonly month: number; readonly day: number };
  /** The one year the offer is for. Without it the offer stands each year anew. */
  readonly year?: number;
}

/** The early-bird offer (specification, section 9). */
export const earlyBird: EarlyBirdOffer = {
  percent: 20,
  before: { text: 'December 31st', month: 12, day: 31 },
};

/** The offer in the words of a note, a banner and a sentence. */
export const earlyBirdWords = {
  title: 'Early bird',
  note: `${earlyBird.percent}% off if you register before ${earlyBird.before.text}`,
  banner: `Early bird: ${earlyBird.percent}% off if registered before ${earlyBird.before.text}.`,
  action: 'Register Now',
} as const;
