import { counted } from '../sentence.ts';
/** The texts of the office's page with the slots for assessments, and who comes when. */
export const diary = {
  nav: 'Diary',
  families: (count: string) => (count === 'one' ? 'one family' : `${count} families`),
  on: (day: string) => `on ${day}`,
  today: 'today',
  taken: (taken: number, seats: number) => `${taken} of ${seats}`,
  seatsTaken: 'seats taken',
  reminder: 'Each family gets a reminder at 5.00 p.m. on the day before.',
  loading: 'Loading the diary …',
  print: 'Print the day sheet',

  days: 'Days',
  weeks: 'Weeks',
  before: 'Previous',
  thisWeek: 'This week',
  after: 'Next',
  closed: (day: string) => `${day}, closed`,
  noSlots: '–',

  noneOnDay: (day: string) => `No slots are open on ${day}.`,
  noneInWeek: 'No slots are open this week.',
  noneText: 'Open some slots. Families then choose one with their link.',
  noneOtherDays: 'Other days of this week have slots: please choose one above.',

  slot: (time: string, room: string) => (room ? `${time}, ${room}` : time),
  to: (time: string) => `to ${time}`,
  free: (free: number, seats: number) =>
    free === 0 ? 'Full' : free === seats ? `Free: ${seats}` : `Free: ${free} of ${seats}`,
  dayClosed: 'The school is closed',
  closedTitle: (day: string, families: string) =>
    `The school is closed on ${day}, but ${families} a slot.`,
  haveSlot: (count: string) => (count === 'one' ? 'one family has' : `${count} families have`),
  closedText: 'They get an e-mail and can choose another slot. Call those whose time is soon.',
  showClosed: (day: string) => `Show ${day}`,

  remove: 'Delete',
  removeNamed: (slot: string) => `Delete ${slot}`,
  removing: 'Deleting …',
  removeAsk: (slot: string) => `Delete ${slot}?`,
  removeText: (names: string, count: number) =>
    count === 1
      ? `${names} will get an e-mail that this appointment is cancelled.`
      : `${names} will get an e-mail that their appointments are cancelled.`,
  keep: 'Keep it',
  removed: (slot: string) => `Deleted: ${slot}`,

  open: 'Open slots',
  sheet: {
    lead: 'Families choose one with their own link',
    day: 'Day',
    from: 'From',
    to: 'To',
    minutes: 'Minutes each',
    seats: 'Families at a time',
    room: 'Room',
    makes: (slots: number, seats: number) =>
      `Makes ${counted(slots, 'slot')}, ${counted(seats, 'seat')}`,
    more: (count: number) => `and ${count} more`,
    submit: 'Open these slots',
    opening: 'Opening …',
    opened: (count: number) => (count === 1 ? 'One slot is open.' : `${count} slots are open.`),
  },
  problems: {
    day: 'Please choose a day.',
    from: 'Please enter when the first slot starts, in steps of five minutes.',
    begun: 'This time is in the past. Please choose a later one.',
    to: 'Please enter when the last slot ends, in steps of five minutes.',
    order: 'The end is before the start.',
    short: (minutes: number) => `No slot of ${minutes} minutes fits before this time.`,
    minutes: 'Please enter 10 to 180 minutes.',
    seats: 'Please enter 1 to 30 families.',
  },

  assessed: {
    came: 'Came',
    missed: 'Did not come',
    of: (result: string, name: string) => `${result}: ${name}`,
    suggest: 'The teacher suggests',
    none: 'No class yet',
    missedText: 'Choose another time with the family, or send them their link.',
    title: 'Without a result',
    note: 'ask the teacher, then write it in',
  },
  purpose: 'What for',
  purposes: { assessment: 'Assessment', tour: 'Campus tour' },
  tourText:
    'On the page of every family that is still open, enquiries too. A tour changes no result.',

  /** In the view of a submission. */
  choose: {
    another: 'Another time, for this family only',
    later: (days: number) => (days === 1 ? 'One later day' : `${days} later days`),
    free: (seats: number) => `${seats} free`,
    own: 'booked',
    none: 'Please choose a time.',
    save: (slot = 'the time') => `Book ${slot}`,
    loading: 'Loading the free slots …',
    time: 'The appointment',
    closed: 'The school is closed on this day. Choose another time with the family.',
    move: 'Choose another time',
    show: 'Show in the diary',
  },
} as const;
