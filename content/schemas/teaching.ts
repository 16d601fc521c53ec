import * as v from 'valibot';
import { days } from '../teaching/dates.ts';
import {
  choice,
  clock,
  date,
  id,
  listOf,
  named,
  object,
  record,
  rupees,
  text,
  whole,
} from './fields.ts';
import { taughtAt } from './names.ts';

/** Fees per hour: each reading of a fee is a field of its own (docs/requirements.md, R24.1). */
export const fees = record('', {
  oLevelLocal: named('O Level Local GCE, per hour', rupees),
  oLevelEdexcel: named('Edexcel IGCSE, per hour', rupees),
  oLevelCambridge: named('Cambridge O Level, per hour', rupees),
  aLevelLocal: named('A Level Local GCE, per hour', rupees),
  aLevelEdexcelOnFeesPage: named('Edexcel A Level / IAL on the fees page, per hour', rupees),
  aLevelEdexcelOnProgrammePages: named('Edexcel A Level / IAL on subject pages, per hour', rupees),
  aLevelCambridge: named('Cambridge A Level, per hour', rupees),
});

/** The early-bird offer (docs/requirements.md, R27.5). */
export const offer = record('', {
  percent: named('Early-bird discount in percent', whole(1, 99)),
  before: object('Register before', {
    month: named('Month', whole(1, 12)),
    day: named('Day', whole(1, 31)),
  }),
  /** The one year the offer is for; null: each year. */
  year: named('Year of the offer', v.nullable(whole(2024, 2100))),
});

/** A class as the school writes it down: one row of the weekly timetable. */
function classOf<Subject extends string>(subjects: readonly Subject[]) {
  return object('', {
    id,
    day: named('Day', choice(days)),
    from: named('Start', clock),
    to: named('End', clock),
    subject: named('Subject', choice(subjects)),
    room: text('Room', 60),
    /** Absent: the class has always met, or has no end yet. */
    startsOn: v.optional(named('First day', date)),
    endsOn: v.optional(named('Last day', date)),
  });
}

export const timetable = object('', {
  /** Calendars show classes from this Monday on. */
  calendarsBegin: named('First day of calendars', date),
  classes: object('Classes', {
    'o-level': listOf('O Level classes', classOf(taughtAt('o-level'))),
    'a-level': listOf('A Level classes', classOf(taughtAt('a-level'))),
  }),
});

const closure = record('', {
  id,
  kind: named('Kind', choice(['holiday', 'exam-blackout'])),
  name: text('Name', 60),
  from: named('First day', date),
  to: named('Last day', date),
  /** The levels without classes; absent: both. */
  levels: v.optional(
    named(
      'Levels',
      v.pipe(v.array(choice(['o-level', 'a-level'])), v.minLength(1, 'choose a level.')),
    ),
  ),
});

export const holidays = object('', {
  closures: listOf('Days without classes', closure, 200),
});
