import { derived } from '../derived.ts';
import { schoolOf } from '../school/school.ts';
import { sentence } from '../sentence.ts';

const names = { assessment: 'assessment', visit: 'visit', tour: 'tour of the school' };
/** What each is, and what to bring. */
const about = {
  assessment: ['A short assessment', ' Please bring a pen.'],
  visit: ['A visit', ''],
  tour: ['A tour of the school', ' Parents are welcome.'],
} as const;

/** Appointments on the family's own page. Times are like 'Saturday, 28 November, 10.00 a.m.'. */
export const appointmentsOf = derived((documents) => {
  const school = schoolOf(documents);
  return {
    choose: (firstName: string) => `When can ${firstName || 'you'} come?`,
    /** Where the office has set another time. */
    chooseOther: 'Does your time not suit you?',
    /**
     * @param minutes undefined where the slots are of different lengths
     * @param where ', at' and the address, where nothing else names it
     */
    about: (what: keyof typeof about, minutes: number | undefined, where = '') => {
      const [name, bring] = about[what];
      return `${name}${minutes ? `, about ${minutes} minutes` : ''}${where}.${bring}`;
    },
    tour: {
      name: 'Tour of the school',
      choose: 'Would you like to see the school?',
      /** Above the times for an assessment, while a tour is booked. */
      replaced: 'A time for the assessment replaces your time for the tour.',
    },
    what: 'For',
    lastSeat: 'last place',
    take: 'Take this time',
    noTime: 'Can you not come at any of these times? Please call us:',
    seeYou: (day: string) => `See you on ${day}`,
    day: 'Day',
    time: 'Time',
    where: 'Where',
    addToCalendar: 'Add to calendar',
    /** The status while no time is set. */
    next: 'Next: a short assessment at the school. Please choose a time.',
    move: 'Move',
    cancel: 'Cancel this time',
    until: (when: string) => sentence(`You can move or cancel it until ${when}`),
    reminded: 'We send you a reminder the day before.',
    past: 'Your time',
    fixed: `To move or cancel it now, please call us: ${school.hotline}.`,
    begun: `This time has begun. If you are late, please call us: ${school.hotline}.`,
    over: `This time is over. For another one, please call us: ${school.hotline}.`,
    closed: (canChoose: boolean) =>
      canChoose
        ? 'The school is closed on this day. Please choose another time, or call us.'
        : `The school is closed on this day. For another time, please call us: ${school.hotline}.`,
    chosen: (when: string) => sentence(`Thank you. Your time is ${when}`),
    cancelled: 'It is cancelled. The time is free for another family.',
    problems: {
      taken: 'This time is no longer free. Nothing has changed.',
      late: `It is too late to change this here. Please call us: ${school.hotline}. Nothing has changed.`,
      notOpen: `You cannot choose a time here now. Please call us: ${school.hotline}. Nothing has changed.`,
      many: `Families with this e-mail address have three times already. Please call us: ${school.hotline}. Nothing has changed.`,
      missing: 'Please choose a time.',
      /** @param when the time that is booked now; null without a booking. */
      moved: (when: string | null) =>
        when
          ? `${sentence(`The time has changed since you opened this page. It is now ${when}`)} Nothing has changed.`
          : 'Your time was cancelled since you opened this page. Nothing has changed.',
    },
    calendar: {
      assessment: `Assessment, ${school.name}`,
      visit: `Visit, ${school.name}`,
      tour: `Tour of ${school.name}`,
    },
    mails: {
      hello: (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,'),
      reference: 'Reference',
      call: 'Any questions? Call us:',
      press: 'Move or cancel',
      callToChange: 'To move or cancel it, please call us:',
      callForOther: 'For another time, please call us:',
      pressToChoose: 'Choose another time',
      booked: {
        subject: (when: string, what: keyof typeof names) => `Your ${names[what]}: ${when}`,
        text: (what: keyof typeof names) => `You have a time for the ${names[what]}:`,
        /** @param before the time that an earlier mail named */
        replaces: (before: string) => sentence(`This replaces your earlier time: ${before}`),
        calendar: 'Open the attached file to add it to your calendar.',
      },
      reminder: {
        subject: (when: string, what: keyof typeof names) =>
          `Reminder of your ${names[what]}: ${when}`,
        text: (what: keyof typeof names) => `We expect you for the ${names[what]}:`,
      },
      cancelled: {
        subject: (when: string) => `Cancelled: ${when}`,
        text: (what: keyof typeof names) => `This time for the ${names[what]} is cancelled:`,
        closed: 'The school is closed on this day, so you cannot come at this time:',
        now: (when: string) => sentence(`Your new time is ${when}`),
      },
    },
  } as const;
});

/** Notes in the history of a submission. */
export const diaryTexts = {
  closed: (when: string) => sentence(`The office closed this time: ${when}`),
  cancelled: (when: string) => sentence(`The family cancelled this time: ${when}`),
};
