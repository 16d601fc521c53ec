/** How a family came: a form of the website, or written down by the office. */
export const channelNames = {
  form: 'Website',
  phone: 'Phone call',
  visit: 'Visit',
  message: 'Message',
} as const;

/** Where a family that sent a form came from. */
const formSources = ['google', 'facebook', 'instagram', 'whatsapp', 'friend', 'other'] as const;

/** Where a family heard of the school; only the office sets `sign`. */
export const sourceNames = {
  google: 'Google',
  facebook: 'Facebook',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  friend: 'A friend',
  sign: 'The sign at the school',
  other: 'Other',
} as const;

/** The steps from a registration to a place, in order. */
export const registrationSteps = ['came', 'reached', 'assessed', 'placed'] as const;

export type Channel = keyof typeof channelNames;
export type Source = keyof typeof sourceNames;
export type FormSource = (typeof formSources)[number];

export const channels = Object.keys(channelNames) as Channel[];
export const sources = Object.keys(sourceNames) as Source[];

/** A word as the source of a form; undefined when it is not one. */
export function formSource(word: unknown): FormSource | undefined {
  return formSources.find((source) => source === word);
}

/** What came of an assessment. */
export const assessedNames = {
  came: 'Came',
  missed: 'Did not come',
  closed: 'The school was closed',
} as const;
