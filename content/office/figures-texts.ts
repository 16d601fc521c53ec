import { counted } from '../sentence.ts';
import { nextCallWords } from './next-call-texts.ts';
import { office } from './office-texts.ts';
import { officeStates } from './states.ts';

/** The texts of the figures for the head of school. */
export const figuresPage = {
  nav: 'Figures',
  title: 'Figures',
  loading: 'Loading the figures …',
  from: 'From',
  to: 'To',
  groups: {
    came: 'Received',
    reached: 'First call',
    classes: 'How full',
    bySubject: 'Registrations by subject',
  },
  came: { registration: 'Registrations', enquiry: 'Enquiries' },
  steps: { came: 'Registered', reached: 'Spoken to', assessed: 'Assessed', placed: 'Placed' },
  compared: (count: string, sign: number) =>
    sign === 0 ? 'as many as before' : `${count} ${sign > 0 ? 'more' : 'fewer'} than before`,
  comparedDays: (days: string, before: string) => `${days}, compared with ${before}.`,
  tableHead: ['Name', 'Number', 'Before'],
  of: (count: string, all: string) => `${count} of ${all}`,
  states: officeStates,
  reasons: nextCallWords.reasons,
  called: { 'in-time': 'Within 24 hours', late: 'Later, or overdue' },
  sourceKnown: (known: number, all: number) => `${known} of ${all} said so.`,
  seatsToday: (taken: string, seats: string) =>
    `${taken} of ${counted(seats, 'seat is', 'seats are')} taken today. Who asked: in this period.`,
  save: office.list.save,
  print: office.list.print,
  columns: ['Group', 'Name', 'Number'],
} as const;
