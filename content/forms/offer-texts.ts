import { derived } from '../derived.ts';
import { schoolOf } from '../school/school.ts';

/** What a family reads about an offer of a place, on its own page and in the mail. */
export const offerTextsOf = derived((documents) => {
  const school = schoolOf(documents);
  return {
    title: (firstName: string) => `A place is free for ${firstName || 'you'}`,
    answerBy: 'Please answer by',
    class: 'Class',
    until: 'Offered until',
    yes: 'Yes, we take it',
    no: 'No, thank you',
    next: 'If you say yes, we keep the place for you. Then you hear from us about the first day.',
    call: 'Any questions? Call us and tell us your reference:',
    /** By the state of the offer; `status` replaces the status of the registration. */
    states: {
      accepted: {
        heading: 'You take the place',
        text: 'Thank you. We keep the place for you. You will hear from us about the first day.',
      },
      declined: {
        heading: 'You do not take the place',
        text: 'Thank you for telling us. We can now offer the place to another family.',
      },
      expired: {
        heading: 'The time to answer is over',
        text: `Do you still want the place? Call us on ${school.hotline}: we will see if it is free.`,
      },
      withdrawn: {
        heading: 'This offer has ended',
        text: `We no longer offer this place. Do you have questions? Call us on ${school.hotline}.`,
      },
    },
    status: {
      open: 'There is a place for you. Please answer the question on this page.',
      accepted: 'You take the place.',
    },
    /** Why an answer was not saved. */
    problems: {
      answered: `We already have your answer. To change it, call us on ${school.hotline}.`,
      ended: `Your answer was not saved, because the offer that you saw has ended. Call us on ${school.hotline}.`,
    },
    /** The mail when an offer ends before the family has answered. */
    ended: {
      subject: (reference: string) => `This offer has ended (${reference})`,
      hello: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
      text: 'We offered you a place in this class. We can no longer give you this place. We are sorry. You will hear from us.',
      press: 'Open your page',
    },
    mail: {
      subject: (reference: string) => `A place is free (${reference})`,
      press: 'Answer yes or no',
      /** Where there is no link of the family's own. */
      byPhone: 'To answer, please call us.',
      mistake: 'Did you not register? Open the link and press ‘This was not us’.',
    },
  } as const;
});
