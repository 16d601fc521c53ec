import { counted, sentence } from '../sentence.ts';

const changes = (count: number) => counted(count, 'change');

const braces = 'A word in braces, as {hotline}, is replaced by that fact.';

/** The texts of the office's view where staff edit the site. Tests find things by these names. */
export const sitePage = {
  title: 'Site',
  loading: 'Loading …',

  found: (facts: number, sentences: number) =>
    [facts > 0 && counted(facts, 'fact'), sentences > 0 && counted(sentences, 'sentence')]
      .filter(Boolean)
      .join(', '),

  fillIn: {
    count: (count: number) =>
      count === 1 ? 'One fact is still an example,' : `${count} facts are still examples,`,
    every: { title: 'On every page', note: 'families call and write to these' },
    people: { title: 'People and days', note: 'the names you see are samples' },
    some: { title: 'On one or two pages', note: 'these can wait a week' },
    examples: (count: number) => counted(count, 'example'),
  },

  sections: {
    never: 'never',
    neverBy: 'as delivered',
    changes,
    groups: [
      {
        title: 'What families ask first',
        documents: {
          school: 'Name, numbers, addresses, office hours',
          fees: 'Prices per hour',
          timetable: 'The classes of every week',
          holidays: 'Days without classes that are known in advance',
          offer: 'The early-bird discount and its last day',
          payment: 'Bank account and days: families read nothing about it while it is empty',
          questions: 'What parents ask, and your answers',
        },
      },
      {
        title: 'People',
        documents: {
          teachers: 'Names, subjects, qualifications, classes, photos',
          lecturers: 'The short lists on the two overview pages',
          testimonials: 'What students say, on the home page and the course pages',
        },
      },
      {
        title: 'The school',
        documents: {
          courses: 'Course cards and the programme pages',
          facilities: 'Rooms, services, safety, campus tours',
          claims: 'Pass rates, class sizes, years of experience',
        },
      },
      {
        title: 'Texts',
        documents: {
          pages: 'Headings and sentences of the pages',
          replies: 'The messages that you send to families, and sentences of the mails',
          legal: 'Terms and privacy policy: show every change to your lawyer',
        },
      },
    ],
    seldom: {
      fields: [
        { title: 'Titles in search results', to: '/site/pages#/titles' },
        { title: 'Map', to: '/site/school#/map' },
        { title: 'Conversion event', to: '/site/school#/conversion' },
      ],
    },
    history: 'What was published, and when',
  },

  publishing: {
    slip: 'Not published yet',
    changes,
    notPublished: (count: number) => `${changes(count)} not published yet`,
    undo: 'Undo',
    undoBusy: 'Undoing …',
    undoLabel: (label: string) => `Undo: ${label}`,
    mistakes: (count: number) => counted(count, 'mistake'),
    toFix: (count: number) =>
      count === 1 ? 'One thing to fix first' : `${count} things to fix first`,
    programmes: (count: number) => counted(count, 'programme page'),
    now: 'now',
    added: 'New',
    removed: 'Removed',
    confirmed: 'Confirmed',
    reordered: 'In another order',
    running: 'Publishing',
    steps: [
      { step: 'checking', name: 'Checking', note: 'looking for mistakes' },
      { step: 'rendering', name: 'Preparing', note: 'every page, a few seconds' },
      { step: 'live', name: 'Live', note: 'on every page' },
    ],
    failed: 'Not published',
    failedText: 'The site is as it was, and your changes are saved.',
    live: (when: string) => `Live since ${when}`,
    neverPublished: 'The site is as it was delivered.',
    undoQuestion: (count: number) =>
      count === 0 ? 'Undo this publication?' : `Undo this publication of ${changes(count)}?`,
  },

  planned: {
    title: 'Planned',
    open: 'On a day',
    remove: 'Do not publish it',
  },

  editor: {
    back: 'Site',
    leads: {
      school: 'Pages, mails, calendars and search engines use these facts.',
      fees: 'Each price is for one hour of class.',
      timetable: 'Every week, from now on.',
      teachers: 'Families see them in this order.',
      holidays: 'Families see them a week ahead, and in calendars.',
      legal: 'Show every change to your lawyer, and change the version too.',
      pages: braces,
      courses: braces,
      facilities: braces,
      payment: 'On the fees page, and in the mail about a place. Empty fields are left out.',
      questions: 'A question without an answer is on no page.',
      replies: braces,
    } as Readonly<Record<string, string>>,
    headsOnly: 'Only a head of the school changes this.',
    stored: 'Saved as you type. Families see it after you publish.',
    saving: 'Saving …',
    rejected: 'Not saved yet: please correct the marked fields.',
    incomplete: 'A new entry is saved once all its fields are filled in.',
    offline: 'Saved on this computer until the connection is back.',
    unsaved: 'Not saved yet.',
    decide: 'Not saved yet: please choose one of the two values.',
    announceRejected: (count: number) =>
      count === 1 ? 'One field to correct.' : `${count} fields to correct.`,
    optional: '(optional)',
    example: 'Example',
    right: 'It is right',
    rightLabel: (label: string) => `${label}: it is right`,
    toFillIn: 'To fill in',
    shownAs: (value: string) => `The site shows ${value}.`,
    was: (value: string) => `was ${value}`,
    farFrom: (value: string) => `The price before was ${value}. Is the new one right?`,
    left: (count: number) => `${counted(count, 'character')} left`,
    over: (count: number) => `${counted(count, 'character')} too many`,
    choose: 'Please choose',
    everyLevel: 'Both, if none is ticked',
    general: 'General',
    open: 'Open',
    days: (first: string, last: string) => `${first} to ${last}`,
    split: 'Split',
    splitDays: (days: string) => `Split ${days}`,
    familiesRead: 'Families read:',
    colleague: (who: string, label: string, when: string) =>
      `${sentence(`${who} changed “${label}” too, ${when}`)} Which one is right?`,
    colleagueSaved: (who: string) => `${who} has just changed this section.`,
    mine: 'yours',
    noClasses: 'The timetable has no classes of this level yet.',
    anotherClass: 'Add another class in the timetable first.',
  },

  fees: {
    subjects: { 1: 'One subject', 3: 'Three subjects' },
    everywhere: (price: string) => `${price} everywhere`,
  },

  list: {
    addTo: (list: string) => `Add to ${list}`,
    change: 'Change',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: 'Remove',
    removeName: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} is removed.`,
    newEntry: 'New entry',
  },

  picture: {
    choose: 'Choose a photo',
    another: 'Another photo',
  },

  timetable: {
    done: 'Done',
  },

  preview: {
    title: 'Preview',
    widths: [
      { value: 'phone', name: 'Phone' },
      { value: 'desktop', name: 'Desktop' },
    ],
    states: [
      { value: 'before', name: 'Before' },
      { value: 'after', name: 'After' },
    ],
    frame: {
      before: (page: string) => `${page} as it is now`,
      after: (page: string) => `${page} as it will be`,
    },
    placesHere: (count: number) => (count === 1 ? 'One place is new' : `${count} places are new`),
    here: 'Changed on this page',
    places: changes,
  },

  history: {
    title: 'What was published',
    delivered: 'The site as it was delivered',
    back: 'Back to this version',
  },
} as const;
