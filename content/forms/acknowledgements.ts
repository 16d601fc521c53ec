/** The texts of the two acknowledgement mails. */
export const acknowledgementTexts = {
  promise: "We'll contact you within 24 hours to confirm your enrollment.",
  waitingPromise: "We'll contact you within 24 hours.",
  /** `names` are classes that were full when the registration arrived. */
  waitingList: (names: readonly string[]) =>
    `${names.join('; ')}: ${names.length === 1 ? 'this class is' : 'these classes are'} full. You are on the waiting list, and we will call you as soon as there is a place.`,
  question: 'Questions before then? Call us and give your reference:',
  /** With the family's own link. */
  mistake: 'If this was not you, open the link and press ‘This was not us’.',
  /** Without it. */
  registrationMistake: 'If no one in your family registered, please tell us or ignore this e-mail.',
  enquiryMistake: 'If you did not write to us, please ignore this e-mail.',
} as const;
