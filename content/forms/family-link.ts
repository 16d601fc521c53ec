import { derived } from '../derived.ts';
import { listed, sentence } from '../sentence.ts';

/** What a sentence about a submission depends on. */
interface About {
  /** Whether it has a place. */
  isPlaced?: boolean;
  kind: 'registration' | 'enquiry';
  /** Whether a phone number was given: without one we write instead of calling. */
  hasPhone: boolean;
  /** 'Saturday, 28 November, 10.00 a.m.'; undefined when no time is set. */
  assessment: string | undefined;
  /** The classes of the waiting list. */
  waitingFor: readonly string[];
  /** When the next call is, as the last words of a sentence: `callTimes`. Empty when it is not known. */
  when: string;
}

/** When a family is called, at the end of a sentence. */
export const callTimes = {
  promised: ' within 24 hours',
  /** @param day 'Tuesday, 24 November' */
  asked: (day: string, part: 'morning' | 'afternoon') => ` on ${day}, in the ${part}`,
};

const what = { registration: 'registration', enquiry: 'message' };
/** What a family comes for. */
const visits = { registration: 'a short assessment at', enquiry: 'a visit to' };

/** The page that an acknowledgement's link opens for the family. */
export const familyLinkOf = derived(
  ({ school: { hotline } }) =>
    ({
      title: { registration: 'Your registration', enquiry: 'Your message' },
      reference: 'Reference',
      firstName: 'First name',
      subjects: 'Subjects',
      classes: 'Classes',
      subject: 'Subject',
      assessment: 'Assessment',
      waitingFor: 'Waiting list',
      state: 'Status',
      /** By the state in the office. */
      states: {
        new: ({ kind, hasPhone, when }: About) =>
          `We have your ${what[kind]}. We will ${hasPhone ? 'call' : 'answer'} you${when}.`,
        'no-answer': ({ hasPhone, when }: About) =>
          `${hasPhone ? 'We tried to call you and could not reach you.' : 'We tried to reach you.'} We will try again${when}.`,
        called: ({ hasPhone, when }: About) =>
          `We have ${hasPhone ? 'spoken with' : 'answered'} you. ${when ? `We will ${hasPhone ? 'call' : 'write to'} you again${when}.` : 'We will tell you the next step.'}`,
        assessment: ({ kind, assessment }: About) => {
          const next = `Next: ${visits[kind]} the school`;
          return assessment
            ? sentence(`${next} on ${assessment}`)
            : `${next}. We will tell you the day and time.`;
        },
        waiting: ({ waitingFor, hasPhone }: About) =>
          `You are on the waiting list${waitingFor.length > 0 ? ` for ${listed(waitingFor)}` : ''}. We will ${hasPhone ? 'call' : 'write to'} you when there is a place.`,
        placed: () => 'You have a place.',
        withdrawn: ({ kind, hasPhone }: About) =>
          `This ${what[kind]} is withdrawn. We will not ${hasPhone ? 'call' : 'write to'} you.`,
      },
      /** In place of that when each class of a family has ended. */
      classEnded: 'Your class has ended. We will tell you what comes next.',
      phone: {
        heading: 'Is your phone number right?',
        /** @param endings the last digits of each number */
        text: (endings: readonly string[]) =>
          `We have the ${endings.length === 1 ? 'number' : 'numbers'} ending in ${listed(endings)}. If that is wrong or has changed, type the right number here.`,
        without: {
          heading: 'Your phone number',
          text: 'We have no phone number of yours. You can type one here.',
        },
        press: 'Save this number',
        again: 'Correct it, or save it as it is.',
        done: (number: string) => `Thank you. We will call you on ${number}.`,
      },
      withdraw: {
        heading: ({ kind }: About) => `Do you want to withdraw this ${what[kind]}?`,
        text: ({ kind, hasPhone, isPlaced }: About) =>
          isPlaced
            ? 'If you withdraw, you give the place back, and we offer it to another family.'
            : `If you withdraw, we will not ${hasPhone ? 'call' : 'write to'} you. You can ${kind === 'registration' ? 'register' : 'write to us'} again at any time.`,
        press: 'Withdraw',
        ask: ({ kind }: About) => `Withdraw this ${what[kind]}?`,
        confirm: 'Yes, withdraw it',
        keep: 'No, keep it',
        done: ({ hasPhone }: About) =>
          `It is withdrawn. The office knows, and will not ${hasPhone ? 'call' : 'write to'} you.`,
      },
      undo: {
        heading: 'Was that a mistake?',
        text: 'You can undo this for 24 hours.',
        press: 'Undo',
        done: ({ kind }: About) => `Undone. We have your ${what[kind]} again.`,
      },
      notUs: {
        heading: 'Did you not send this?',
        text: 'Someone may have typed your e-mail address by mistake. Tell us, and we will not write to you about it again.',
        press: 'This was not us',
        done: 'Thank you for telling us. It is withdrawn, and we will not write to you about it again.',
      },
      call: 'Any questions? Call us and tell us your reference.',
      refused: {
        heading: 'This link does not work',
        forged: `Perhaps it was cut off when it was copied. Open it from the mail, or call us on ${hotline}.`,
        expired: `This link was good for 90 days. It has expired. Please call us on ${hotline}: we are glad to help.`,
        foreign: `This was not sent from our page. Open the link from the mail again, or call us on ${hotline}.`,
      },
      erased: {
        heading: 'This was deleted',
        text: `We keep nothing about it. If you would like to hear from us, call us on ${hotline}.`,
      },
      tooMany: {
        heading: 'Too many changes in one hour',
        text: `Please wait an hour before you change it again, or call us on ${hotline}.`,
      },
      unreadable: {
        heading: 'We could not read this',
        text: `Please go back and try again, or call us on ${hotline}.`,
      },
      away: {
        heading: 'Our system is not available now',
        text: `Nothing was changed. Please try again in a minute, or call us on ${hotline}.`,
      },
    }) as const,
);
