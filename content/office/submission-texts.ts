import { counted } from '../sentence.ts';
/** The texts of the page of one submission. */
export const submissionWords = {
  all: 'All calls',
  writeTo: (address: string) => `Write to ${address}`,

  outcome: 'Result of the call',
  stateNow: 'State',
  undo: 'Undo',
  undone: (state: string) => `Undone. It is “${state}” again.`,
  done: (state: string) => `${state}.`,
  noAnswers: (count: number) =>
    count === 1 ? 'No answer: 1 attempt.' : `No answer: ${count} attempts.`,
  sameFor: (names: string) => `Same result for ${names}`,
  doneForFamily: (state: string, names: string) => `${state}, also for ${names}.`,
  day: 'Day',
  time: 'Time',
  /** @param what 'Assessment' or 'Campus tour' */
  timeSet: (what: string, when: string) => `${what}: ${when}`,
  timeCancelled: (what: string) => `${what} cancelled`,

  noteTooLong: (count: number) => `${counted(count, 'character')} too many`,
  noteSaved: 'Your note is saved here until you can add it.',
  acts: {
    note: 'Note.',
    released: 'Not spam.',
    spam: 'Marked as spam.',
    'call-again': 'Call again:',
    'waiting-for': 'Waiting list:',
    offered: 'Offered a place:',
    'offer-accepted': 'Takes the place:',
    'offer-declined': 'Does not take the place:',
    'offer-withdrawn': 'No longer offered:',
    owner: 'Owner:',
    assessed: 'Result of the assessment',
    link: "Mailed the link to the family's page again",
    written: 'Written down',
    registered: 'Became a registration',
    source: 'Heard of us:',
    exported: 'Saved as a file',
    message: 'Message to the class:',
    'message-stopped': 'The message was not sent',
    corrected: 'Corrected',
  },
  removals: {
    'call-again': 'The day for the next call was removed.',
    'waiting-for': 'Removed from the waiting list.',
    owner: 'The owner was removed.',
  },
  asKind: { registration: 'as a registration', enquiry: 'as an enquiry' },
  corrected: (contact: string) => `${contact} corrected`,
  was: (value: string) => `was ${value || 'empty'}`,
  isNow: (value: string) =>
    `A colleague has changed this to ${value || 'empty'} since you typed. Saving replaces it.`,

  form: 'The form',

  correct: 'Correct',
  register: 'Make it a registration',
  contacts: {
    phone: 'Phone',
    email: 'E-mail',
    parentPhone: "Parent's phone",
    parentEmail: "Parent's e-mail",
  },
  saving: 'Saving …',

  sendLink: 'Send again',
  linkSent: 'The e-mail with the link is on its way.',

  mailNames: {
    'registration-staff': 'To the office',
    'enquiry-staff': 'To the office',
    'registration-acknowledgement': 'Acknowledgement',
    'enquiry-acknowledgement': 'Acknowledgement',
    offer: 'Offer of a place',
    'offer-ended': 'End of the offer',
    place: 'The place',
    'place-ended': 'The place was withdrawn',
    'class-moved': 'Other times of the class',
    'class-message': 'Message to the class',
    link: "Link to the family's page",
    'acknowledgement-failed': 'To the office: an e-mail to the family was not delivered',
    'family-phone': 'To the office: the family corrected the phone number',
    'family-withdrawn': 'To the office: the family withdrew',
    'family-undone': 'To the office: the family is back',
    'family-not-us': 'To the office: the family did not send this form',
    'family-accepted': 'To the office: the family takes the place',
    'family-declined': 'To the office: the family does not take the place',
    'family-changes': 'To the office: many families used their links',
    appointment: 'Confirmation of a time',
    'appointment-cancelled': 'Cancellation of a time',
    'appointment-reminder': 'Reminder of a time',
    digest: 'To the office: many forms in one e-mail',
    'weekly-figures': 'Figures of the week',
    'plan-failed': 'To the office: planned changes of the site were not published',
    reminder: 'Reminder to the office',
    'self-check': 'Test of the mailbox',
  },
  mailStates: {
    due: 'on its way',
    delivered: 'delivered',
    file: 'saved as a file: no mail server is set',
    dead: 'not delivered',
    'not-sent': 'not sent',
  },
  allMails: (count: number, state: string) =>
    count === 1 ? `One e-mail, ${state}` : `${count} e-mails, all ${state}`,
  mailAttempts: (count: number) => counted(count, 'attempt'),

  by: { whatsapp: 'WhatsApp', sms: 'SMS', mail: 'E-mail' },

  /** Why it is held, and what to do. */
  heldBecause: {
    spam: (reasons: string) =>
      `Marked as spam (${reasons}). There is no deadline and no reminder. From a family? Press “Not spam”: then they get an acknowledgement and you get a reminder.`,
    suspect: (reasons: string) =>
      `This may be an advertisement (${reasons}). No acknowledgement was sent. From a family? Press “Not spam”: then they get one. Otherwise press “Spam”. Until then the deadline of 24 hours counts.`,
    address: () =>
      'This is probably not spam. Many forms were sent from one address within an hour, for example from a school. No acknowledgement was sent. Press “Not spam” to send it. The deadline of 24 hours counts.',
    site: () =>
      'This is probably not spam. Very many forms were sent within an hour. No acknowledgement was sent. Press “Not spam” to send it. The deadline of 24 hours counts.',
  },
  spam: 'Spam',
  working: 'One moment …',

  erase: 'Erase',
  eraseText: (kind: string) =>
    `Deletes this ${kind} with its e-mails, notes and history. The family's other submissions stay.`,
  eraseAsk: (name: string) => `Erase ${name},`,
  keepIt: 'Keep it',
} as const;
