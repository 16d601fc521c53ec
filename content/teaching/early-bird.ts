/** A discount for those who register before a day of the year. */
export interface EarlyBirdOffer {
  readonly percent: number;
  /** The day the offer ends, as pages write it: "before December 31st". */
  readonly before: { readonly text: string; readonly month: number; readonly day: number };
  /** The one year the offer is for. Without it the offer stands each year anew. */
  readonly year?: number;
}

/** The early-bird offer (docs/requirements.md, R27.5). */
export const earlyBird: EarlyBirdOffer = {
  percent: 20,
  before: { text: 'December 31st', month: 12, day: 31 },
};

/** The offer in the words of a note, a banner and a sentence. */
export const earlyBirdWords = {
  title: 'Early bird',
  off: `${earlyBird.percent}% off`,
  /** Between the discount and its day: on the note, and in the sentence. */
  note: 'if you register before',
  sentence: 'if registered before',
  banner: `Early bird: ${earlyBird.percent}% off if registered before ${earlyBird.before.text}.`,
  action: 'Register Now',
} as const;
