import { nextCallWords } from './next-call-texts.ts';
import { office } from './office-texts.ts';
import { officeStates } from './states.ts';

/** The texts of the figures for the head of school. */
export const figuresPage = {
  nav: 'Figures',
  title: 'Figures',
  lead: 'Submissions by the day on which they were received. Held ones are not counted.',
  loading: 'Loading the figures …',
  presets: 'Period',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  thisYear: 'This year',
  from: 'From',
  to: 'To',
  none: 'There were no submissions in this period.',
  groups: {
    came: 'Received',
    reached: 'First call',
    byState: 'What became of them',
    lost: 'Why families withdrew',
    byLevel: 'Registrations by level',
    bySubject: 'Registrations by subject',
  },
  came: { registration: 'Registrations', enquiry: 'Enquiries' },
  states: officeStates,
  reasons: nextCallWords.reasons,
  within24h: 'Within 24 hours',
  median: 'Usual time until the first call',
  medianMinutes: 'Usual time until the first call, in minutes',
  noCall: 'no call yet',
  noReason: 'No reason was given.',
  save: office.list.save,
  print: office.list.print,
  file: (from: string, to: string) => `figures-${from}-${to}.csv`,
  columns: ['Group', 'Name', 'Number'],
} as const;
