import { school } from '../school/school.ts';
import { consentVersion } from './consent.ts';

/** A text a visitor agrees to or is informed by, in plain words. */
export interface LegalText {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
  }[];
}

/** True until the school, with its lawyer, has read and approved both texts. */
export const legalReviewPending = true;

/** Said above both texts while they wait for the school's review. */
export const legalReviewNote =
  'A draft in plain words, for the school to review before the site goes public.';

const name = school.name;
const email = school.email;
const address = school.address;

/** The terms and conditions of a registration. */
export const terms = {
  title: 'Terms and conditions',
  intro: `What registering on this site means. Version ${consentVersion}.`,
  sections: [
    {
      heading: 'Registering is asking for a place',
      paragraphs: [
        'Sending the registration form asks for a place and binds nobody yet. Our admissions team calls within 24 hours, arranges a brief assessment, and agrees with you on classes and a starting day. The place is yours once we have confirmed it.',
        'If the student is under 18, a parent or guardian should fill in the form or agree to it. We confirm a place with the parent or guardian named in it.',
      ],
    },
    {
      heading: 'What you tell us',
      paragraphs: [
        'Please give details that are true and that are yours or your child’s to give. If something changes or was wrong, tell us and we correct it.',
      ],
    },
    {
      heading: 'Classes and fees',
      paragraphs: [
        'Times, rooms, teachers and fees on this site are those of the day you read them and may change. Sums that the site works out are estimates. What counts is what we confirm when we call.',
        'Where this site states two different figures for one thing, ask the office which applies to you; it does so openly rather than hiding one of them.',
      ],
    },
    {
      heading: 'Changing your mind',
      paragraphs: [
        `You may withdraw a registration at any time before it is confirmed, without giving a reason: call us or write to ${email} with your reference.`,
      ],
    },
    {
      heading: 'Being contacted',
      paragraphs: [
        'By registering you agree that we contact the student and the parent or guardian about enrolment and about progress in class, by phone, e-mail or message. You can ask us at any time to stop, or to use one of these ways only.',
      ],
    },
    {
      heading: 'Which law applies',
      paragraphs: ['The law of Sri Lanka applies.'],
    },
  ],
} as const satisfies LegalText;

/** The privacy policy: who holds what, why, how long, and what can be asked of us. */
export const privacy = {
  title: 'Privacy policy',
  intro: `What happens to what you send us. Version ${consentVersion}.`,
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        `${name}, ${address}, e-mail ${email}. We handle personal data under the Personal Data Protection Act, No. 9 of 2022, of Sri Lanka.`,
      ],
    },
    {
      heading: 'What we receive',
      paragraphs: [
        'From the registration form: the student’s name, e-mail address, phone number, date of birth and address, level, subjects and, if given, previous school; the name and phone number of a parent or guardian and, if given, their e-mail address; and anything you write under special requirements.',
        'From the message form: name, e-mail address, phone number if given, subject and message.',
        'With both: the time it arrived, the version of these texts, and how long the form took, which helps us tell people from robots. To keep the forms from being flooded we count how often one network address sends, and forget the count after a short while.',
        'Please do not write about health or religion unless we need to know it to teach the student.',
      ],
    },
    {
      heading: 'Why we use it',
      paragraphs: [
        'To answer you, to arrange the assessment and the place you asked for, to teach, and to tell parents or guardians how a student is doing. For nothing else: we do not sell it, and we do not use it for other people’s advertising.',
        'We do so because you asked us to and agreed to it, and, once a place is confirmed, because we could not keep our side of it otherwise.',
      ],
    },
    {
      heading: 'Students under 18',
      paragraphs: [
        'Most of our students are children. We ask for no more than enrolment needs, and we speak with a parent or guardian before a place is confirmed. A parent or guardian may ask, correct, withdraw or delete on a child’s behalf.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'Our office, and the teachers of the classes the student joins. Companies that run our website, mail or phones handle it for us and on our instructions only. Some of their computers may stand outside Sri Lanka; where that is so we choose companies that protect the data as this Act asks. Authorities see it only where the law obliges us.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Registrations and messages are kept while they are needed for the purposes above, and longer only where the law asks for it. When you ask us to delete something that we need not keep, we do.',
      ],
    },
    {
      heading: 'On your phone or computer',
      paragraphs: [
        'While you type, the form is kept in your own browser, so that a lost connection does not lose it. It is removed when it has been sent, after 7 days, or when you press “Delete it from this phone”. It is not sent anywhere before you send it. If there is no connection when you do, it waits there and goes out once the connection is back. Your receipt stays in the browser tab until you close it, for 7 days at most.',
        'Pages may count visits. What you type into a form is never part of that.',
        'The map on the contact page comes from OpenStreetMap, which then sees your network address.',
      ],
    },
    {
      heading: 'What you may ask of us',
      paragraphs: [
        'You may ask what we hold about you or your child, have it corrected or completed, withdraw your consent, object, and have it deleted. Withdrawing does not undo what was rightly done before. Write or call, and name your reference if you have one; we may ask a question to be sure who you are.',
        `Our address for all of this: ${email}. If our answer does not satisfy you, you may turn to the Data Protection Authority of Sri Lanka.`,
      ],
    },
  ],
} as const satisfies LegalText;
