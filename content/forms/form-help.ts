/** The words round the two forms: what is kept on the phone, and what helps when sending fails. */
export const draftWords = {
  /** `day` reads like 'Friday 20 November'. */
  offer: (day: string) => `You began this on ${day}. It is still on this phone.`,
  restore: 'Carry on',
  clear: 'Clear this phone',
  kept: 'Kept on this phone for 7 days, or until it is sent.',
} as const;

/** What becomes of a submission that no server answered. */
export const queuedWords = {
  kept: {
    title: 'Saved on this phone, not sent yet',
    text: 'It sends itself when the line returns, also after a reload, and only once. Leave this page open or come back to it.',
  },
  unsure: {
    title: 'Saved on this phone, no answer yet',
    text: 'It may have arrived. It asks again by itself until we answer, and we keep it only once.',
  },
  changed: {
    title: 'Not sent yet',
    text: 'You changed an answer, so it waits until you send it.',
  },
} as const;

/** The ways round a form that could not be sent. */
export const alternativeWords = {
  lead: 'Or send the same answers another way:',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  email: 'E-mail',
  enquirySubject: 'A message from your website',
  registrationSubject: 'A registration from your website',
  /** Shown where a form cannot be sent without scripts. */
  noScript: 'If nothing happens when you send, please call or write to us:',
} as const;

/** Offered under an e-mail address that looks mistyped. */
export const emailSuggestionWords = {
  before: 'Did you mean ',
  after: '?',
} as const;

/** What stands under the message form. */
export const enquiryPrivacy = {
  before: 'We use what you write to answer you, and for nothing else. ',
  link: 'Privacy policy',
} as const;

/** The tools of the receipt that stands in place of a registration that was sent. */
export const receiptWords = {
  print: 'Print',
  save: 'Save',
  share: 'Share',
  copied: 'Copied. Paste it into a message.',
  notCopied: 'It could not be copied: please save it instead.',
  /** Of the saved file; the reference follows. */
  fileName: 'registration',
  title: (school: string) => `Registration at ${school}`,
} as const;
