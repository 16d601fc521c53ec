import { counted, sentence } from '../sentence.ts';

/** The texts of the office's view of the week: class changes and free places. */
export const classesPage = {
  nav: 'Classes',
  title: 'Classes',
  /** Classes that have ended or were removed, while families are still in them. */
  ended: {
    title: (className: string) => `${className} has ended and has families`,
    text: 'It is listed here until each of them has another class.',
  },
  lead: 'Families see your change on the website within a minute.',
  loading: 'Loading the week …',
  levels: 'Level',
  week: 'The week',
  today: 'Today',
  change: 'Change',

  places: { open: 'Open', few: 'Few places', full: 'Full' },
  placesLabel: 'Places',
  placesSaved: (subject: string, places: string) => `${subject}: ${places}.`,

  taken: (placed: number, seats: number) => `${placed} of ${seats}`,
  saidYes: (count: number) => `${count} said yes`,
  noClass: 'No class',
  thisWeek: 'this week',
  on: (date: string) => `on ${date}`,
  movedTo: (when: string) => `moved to ${when}`,

  pins: {
    cancelled: (subject: string) => `No ${subject}`,
    moved: (subject: string, time: string) => `${subject} at ${time}`,
    room: (subject: string, room: string) => `${subject} in ${room}`,
    instead: (when: string) => sentence(`Instead of ${when}`),
    movedTo: (when: string) => `On ${when}.`,
    by: (who: string, when: string) => sentence(`Published by ${who}, ${when}`),
    ahead: 'Coming changes',
  },

  sheet: {
    close: 'Close',
    about: (level: string, days: string, time: string, room: string) =>
      [level, `${days} ${time}`, room].filter(Boolean).join(', '),
    day: (day: string) => `${day}s`,
    whichDay: 'Which day',
    tomorrow: 'tomorrow',
    isToday: 'today',
    ago: 'past',
    inDays: (count: number) => `in ${counted(count, 'day')}`,
    inWeeks: (count: number) => `in ${counted(count, 'week')}`,
    isChanged: 'changed',
    what: 'What changes',
    kinds: { cancelled: 'Cancelled', moved: 'Moved', room: 'Another room' },
    from: 'From',
    to: 'To',
    anotherDay: 'On another day',
    ownDay: 'This class meets on that day already. It will then meet twice.',
    sameRoom: (classes: string) => sentence(`This room is in use at that time: ${classes}`),
    sameTime: (classes: string) =>
      sentence(`Some students may have another class at that time: ${classes}`),
    toDate: 'Day',
    room: 'Room',
    roomToo: 'Room, if it changes too',
    reason: 'Reason',
    reasonHint: '(optional, families see it)',
    publish: 'Publish',
    publishInPlace: 'Publish in its place',
    publishing: 'Publishing …',
    dayGone: (day: string) =>
      `There is no class on ${day} any more. What you typed is still here: please choose the day.`,
    noDates: 'This class does not meet in the coming weeks.',
    published: 'Published.',
    announcePublished: (subject: string, date: string) => `Published: ${subject}, ${date}.`,
    messageFor: 'Message for the WhatsApp group',
    copy: 'Copy the message',
    copied: 'Copied.',
    notCopied: 'Your browser did not allow copying. Please select the message and copy it.',
    send: 'Send by WhatsApp',
    undo: 'Undo',
    undoing: 'Undoing …',
    undoneTitle: 'Undone.',
    undone: (subject: string, date: string) =>
      `Undone: ${subject} on ${date} is as on the timetable.`,
    notPublished: 'Your changes below are not published yet.',
  },

  history: { title: 'Earlier changes', removed: 'undone' },

  problems: {
    kind: 'Choose what changes: cancelled, moved, or another room.',
    time: 'Please give both times, in steps of five minutes.',
    order: 'The class must end after it begins.',
    same: 'This is its usual time. Please choose another time or another day.',
    day: 'Please choose the other day.',
    room: 'Please say which room.',
  },
} as const;
