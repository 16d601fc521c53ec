import { counted } from '../sentence.ts';
/** The texts of the office's page with the slots for assessments, and who comes when. */
export const diary = {
  nav: 'Diary',
  families: (count: string) => (count === 'one' ? 'one family' : `${count} families`),
  taken: (taken: number, seats: number) => `${taken} of ${seats}`,

  thisWeek: 'This week',

  noneOnDay: (day: string) => `No slots are open on ${day}.`,
  noneInWeek: 'No slots are open this week.',

  slot: (time: string, room: string) => (room ? `${time}, ${room}` : time),
  free: (free: number, seats: number) =>
    free === 0 ? 'Full' : free === seats ? `Free: ${seats}` : `Free: ${free} of ${seats}`,
  closedTitle: (day: string, families: string) =>
    `The school is closed on ${day}, but ${families} a slot.`,
  haveSlot: (count: string) => (count === 'one' ? 'one family has' : `${count} families have`),
  showClosed: (day: string) => `Show ${day}`,

  remove: 'Delete',
  removeText: (names: string, count: number) =>
    count === 1
      ? `${names} will get an e-mail that this appointment is cancelled.`
      : `${names} will get an e-mail that their appointments are cancelled.`,

  open: 'Open slots',
  sheet: {
    from: 'From',
    to: 'To',
    seats: 'Families at a time',
    makes: (slots: number, seats: number) =>
      `Makes ${counted(slots, 'slot')}, ${counted(seats, 'seat')}`,
    opened: (count: number) => (count === 1 ? 'One slot is open.' : `${count} slots are open.`),
  },
  problems: {
    from: 'Please enter when the first slot starts, in steps of five minutes.',
    short: (minutes: number) => `No slot of ${minutes} minutes fits before this time.`,
    minutes: 'Please enter 10 to 180 minutes.',
  },

  assessed: {
    came: 'Came',
    missed: 'Did not come',
  },
  purposes: { assessment: 'Assessment', tour: 'Campus tour' },

  /** In the view of a submission. */
  choose: {
    later: (days: number) => (days === 1 ? 'One later day' : `${days} later days`),
    free: (seats: number) => `${seats} free`,
    save: (slot = 'the time') => `Book ${slot}`,
  },
} as const;
