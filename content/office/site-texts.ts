/** '2 facts'; '' for none. */
const counted = (count: number, name: string) =>
  count === 0 ? '' : `${count} ${name}${count === 1 ? '' : 's'}`;

const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

const braces = 'A word in braces, as {hotline}, is replaced by that fact.';

/** The texts of the office's view where staff edit the site. Tests find things by these names. */
export const sitePage = {
  nav: 'Site',
  title: 'Site',
  loading: 'Loading …',

  heading: 'What the site says',
  search: 'Search the site',
  searchHint: 'Hotline, 1200, a sentence',
  found: (facts: number, sentences: number) =>
    [counted(facts, 'fact'), counted(sentences, 'sentence')].filter(Boolean).join(', '),
  notFound: (words: string) => `No field contains “${words}”.`,

  fillIn: {
    none: 'Every fact is your own.',
    count: (count: number) =>
      count === 1 ? 'One fact is still an example,' : `${count} facts are still examples,`,
    onEvery: (count: number) => `${count} on every page.`,
    show: 'Show them',
    every: { title: 'On every page', note: 'families call and write to these' },
    people: { title: 'People and days', note: 'the names you see are samples' },
    some: { title: 'On one or two pages', note: 'these can wait a week' },
    example: 'Example',
    examples: (count: number) => (count === 1 ? '1 example' : `${count} examples`),
    act: 'Fill in',
    open: 'Open',
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
    history: 'What was published, and when',
  },

  publishing: {
    slip: 'Not published yet',
    changes,
    notPublished: (count: number) => `${changes(count)} not published yet`,
    publish: 'Publish',
    publishBusy: 'Publishing …',
    preview: 'Preview',
    discard: 'Discard',
    discardAll: 'Discard all',
    discardQuestion: 'Discard the changes?',
    discardText: (what: string) => `These changes are lost: ${what}.`,
    discardKeep: 'Keep them',
    discardAct: 'Discard',
    discardBusy: 'Discarding …',
    undo: 'Undo',
    undoBusy: 'Undoing …',
    undoLabel: (label: string) => `Undo: ${label}`,
    fix: 'Fix',
    goTo: 'Go to the mistake',
    mistakes: (count: number) => (count === 1 ? '1 mistake' : `${count} mistakes`),
    toFix: (count: number) =>
      count === 1 ? 'One thing to fix first' : `${count} things to fix first`,
    unsaved: (title: string) => `What you typed in ${title} is not saved yet.`,
    worthALook: 'Please check this. You can still publish.',
    shownOn: (pages: string) => `Shown on ${pages}`,
    everyPage: 'every page',
    programmes: (count: number) => (count === 1 ? '1 programme page' : `${count} programme pages`),
    now: 'now',
    added: 'New',
    removed: 'Removed',
    confirmed: 'Confirmed',
    reordered: 'In another order',
    running: 'Publishing',
    steps: [
      { step: 'checking', name: 'Checking', note: 'looking for mistakes' },
      { step: 'building', name: 'Building', note: 'every page, about half a minute' },
      { step: 'starting', name: 'Live', note: 'on every page' },
    ],
    runningText: 'You may close this page. Families see the old site until the new one is ready.',
    failed: 'Not published',
    failedText: 'The site is as it was, and your changes are saved.',
    published: 'Published',
    calm: 'Everything is live.',
    live: (when: string) => `Live since ${when}`,
    last: (when: string, who: string) => `Last published: ${when}, ${who}.`,
    neverPublished: 'The site is as it was delivered.',
    undoQuestion: (count: number) =>
      count === 0 ? 'Undo this publication?' : `Undo this publication of ${changes(count)}?`,
    undoText: (what: string) =>
      what
        ? `The site will be as it was before. This leaves it: ${what}.`
        : 'The site will be as it was before.',
    undoKeep: 'Leave it published',
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
    stored: 'Saved as you type. Families see it after you publish.',
    saving: 'Saving …',
    rejected: 'Not saved yet: please correct the marked fields.',
    incomplete: 'A new entry is saved once all its fields are filled in.',
    offline: 'Saved on this computer until the connection is back.',
    unsaved: 'Not saved yet.',
    decide: 'Not saved yet: please choose above.',
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
    left: (count: number) => `${count} characters left`,
    over: (count: number) => `${count} characters too many`,
    currency: 'LKR',
    choose: 'Please choose',
    everyLevel: 'Both, if none is ticked',
    general: 'General',
    open: 'Open',
    colleague: (who: string, label: string, when: string) =>
      `${who} changed “${label}” too, ${when}. Which one is right?`,
    colleagueSaved: (who: string) => `${who} has just changed this section.`,
    mine: 'yours',
    noClasses: 'The timetable has no classes of this level yet.',
    anotherClass: 'Add another class in the timetable first.',
  },

  fees: {
    asShown: 'As parents will see it',
    wholePage: 'The whole page',
    follows: 'What changes with it',
    aWeekOf: (name: string, level: string) => `A week of ${name}, ${level}`,
    subjects: { 1: 'One subject', 3: 'Three subjects' },
    twoPrices: 'The website gives two prices for Edexcel A Level.',
    whichIsRight: 'Families read both. Is one of them right for all pages?',
    everywhere: (price: string) => `${price} everywhere`,
  },

  list: {
    add: 'Add',
    addTo: (list: string) => `Add to ${list}`,
    change: 'Change',
    done: 'Done',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: 'Remove',
    removeName: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} is removed.`,
    moved: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}.`,
    newEntry: 'New entry',
    none: 'The list is empty.',
    most: (count: number) => `The list is full: at most ${count} entries.`,
  },

  picture: {
    choose: 'Choose a photo',
    another: 'Another photo',
    uploading: 'Uploading …',
    remove: 'Remove the photo',
    none: 'Without a photo the initials are shown.',
    consent: 'Ask the person before you publish their photo.',
  },

  timetable: {
    leadLink: 'Only one day? Use Classes',
    add: 'Add a class',
    about: (level: string, day: string) => `${level}, every ${day}`,
    newClass: 'New',
    from: (day: string) => `from ${day}`,
    ends: (day: string) => `ends after ${day}`,
    clash: 'Look here',
    teacher: 'Teacher',
    noTeacher: 'No teacher yet',
    end: 'To end a class, give its last day.',
    remove: 'Remove from the timetable',
    done: 'Done',
  },

  preview: {
    title: 'Preview',
    page: 'Page',
    width: 'Width',
    widths: [
      { value: 'phone', name: 'Phone' },
      { value: 'desktop', name: 'Desktop' },
    ],
    state: 'Show',
    states: [
      { value: 'before', name: 'Before' },
      { value: 'after', name: 'After' },
    ],
    frame: {
      before: (page: string) => `${page} as it is now`,
      after: (page: string) => `${page} as it will be`,
    },
    making: 'Preparing the page …',
    placesHere: (count: number) => (count === 1 ? 'One place is new' : `${count} places are new`),
    tapOne: 'Choose one to see it on the page.',
    here: 'Changed on this page',
    none: 'This page does not change.',
    others: 'On other pages',
    back: 'Continue editing',
    places: changes,
  },

  history: {
    title: 'What was published',
    lead: 'Newest first. Going back changes texts and facts, never the forms that families have sent.',
    delivered: 'The site as it was delivered',
    deliveredBy: 'as delivered',
    same: 'Published without a change',
    live: 'Live now',
    back: 'Back to this version',
    question: (when: string) => `Back to ${when}?`,
    questionDelivered: 'Back to the site as it was delivered?',
    text: 'The site will show that version again. Your unpublished changes stay.',
    keep: 'Leave the site as it is',
    act: 'Go back',
    busy: 'Going back …',
    more: 'Show older versions',
  },
} as const;
