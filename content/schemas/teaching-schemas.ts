import * as v from 'valibot';
import { pageNames } from '../pages/paths.ts';
import { days } from '../teaching/dates.ts';
import { levelKeys } from '../teaching/levels.ts';
import { classSubjects } from '../teaching/subjects.ts';
import {
  choice,
  clock,
  date,
  forEach,
  hours,
  id,
  list,
  listOf,
  longText,
  named,
  object,
  price,
  record,
  text,
  texts,
  whole,
} from './fields.ts';
import { type ProgrammeName, taughtAt } from './names.ts';

/** Fees per hour: each reading of a fee is a field of its own (docs/requirements.md, R24.1). */
export const fees = record('Fees', {
  oLevelLocal: named('O Level Local GCE, per hour', price('Rs.')),
  oLevelEdexcel: named('Edexcel IGCSE, per hour', price('LKR')),
  oLevelCambridge: named('Cambridge O Level, per hour', price('LKR')),
  aLevelLocal: named('A Level Local GCE, per hour', price('LKR')),
  aLevelEdexcelOnFeesPage: named('Edexcel A Level / IAL on the fees page, per hour', price('LKR')),
  aLevelEdexcelOnProgrammePages: named(
    'Edexcel A Level / IAL on subject pages, per hour',
    price('LKR'),
  ),
  aLevelCambridge: named('Cambridge A Level, per hour', price('LKR')),
});

/** How to pay: what is empty is shown nowhere. */
export const payment = object('How to pay', {
  account: optionalText('Bank and account'),
  reference: optionalText('What to write on it'),
  when: optionalText('When'),
  desk: optionalText('At the office'),
});

function optionalText(title: string) {
  return named(title, v.nullable(text('', 200)));
}

/** The early-bird offer (docs/requirements.md, R27.5). */
export const offer = record('Early-bird offer', {
  isOn: named('The offer is on', v.boolean('write true or false.')),
  percent: named('Early-bird discount in percent', whole(1, 99)),
  before: named('Register before', date),
  /** Whether the offer is renewed each year, on that day. */
  everyYear: named('The same day every year', v.boolean('write true or false.')),
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
    /** How many students it takes; absent: the usual class size. */
    seats: v.optional(named('Seats', whole(1, 200))),
    /** Absent: the class has always met, or has no end yet. */
    startsOn: v.optional(named('First day', date)),
    endsOn: v.optional(named('Last day', date)),
  });
}

/** @param most classes of a level */
function weekly(title: string, most?: number) {
  return object(title, {
    'o-level': listOf('O Level classes', classOf(classSubjects('o-level')), most),
    'a-level': listOf('A Level classes', classOf(classSubjects('a-level')), most),
  });
}

export const timetable = object('Timetable', {
  /** Calendars show classes from this Monday on. */
  calendarsBegin: named('First day of calendars', date),
  classes: weekly('Classes'),
  /** Classes that were removed, as they were last: families may still be in one. Not edited. */
  former: v.optional(weekly('Classes that were removed', 1000)),
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
      v.pipe(list(choice(levelKeys), levelKeys.length), v.minLength(1, 'choose a level.')),
    ),
  ),
});

export const holidays = object('Holidays and exam periods', {
  closures: listOf('Days without classes', closure, 200),
});

/** What course cards show of a subject (docs/requirements.md, R25.2). */
const lesson = object('', {
  hours: named('Hours of a lesson', hours),
  students: text('Students', 20),
});

function lessonsIn<Subject extends string>(subjects: readonly Subject[]) {
  return forEach(subjects, (subject) => named(subject, lesson));
}

const tab = object('', {
  description: text('Description'),
  syllabus: texts('Syllabus', text('', 80), 12),
});

/** The texts of a programme page. `subjects` are those whose classes it lists. */
function programme<More extends v.ObjectEntries>(
  name: ProgrammeName,
  subjects: readonly string[],
  more: More,
) {
  return record(pageNames[`/programs/${name}`], {
    title: text('Title', 60),
    lead: text('Lead'),
    overview: named('Overview', longText),
    topics: object(
      'Topics',
      forEach(subjects, (subject) => text(subject, 80)),
    ),
    learn: listOf(
      "What You'll Learn",
      object('', { id, title: text('Title', 60), text: text('Text') }),
      12,
    ),
    ...more,
  });
}

const groupsNote = text('Note on the groups');

export const courses = object('Courses and programmes', {
  lessons: object('Lessons', {
    'o-level': object('O Level', lessonsIn(taughtAt('o-level'))),
    'a-level': object('A Level', lessonsIn(taughtAt('a-level'))),
  }),
  tabs: object('Subjects of the O Level overview', {
    mathematics: named('Mathematics', tab),
    science: named('Science', tab),
    englishlanguage: named('English Language', tab),
    ict: named('ICT', tab),
  }),
  'o-level-english': programme('o-level-english', ['English'], {
    syllabus: object('Choose your syllabus', {
      'Local GCE': text('Local GCE'),
      Cambridge: text('Cambridge'),
    }),
  }),
  'o-level-science': programme('o-level-science', ['Science'], {}),
  'o-level-ict': programme('o-level-ict', ['ICT'], {}),
  'o-level-maths': programme('o-level-maths', ['Mathematics'], {}),
  'a-level-english': programme('a-level-english', ['General English', 'English'], { groupsNote }),
  'a-level-science': programme(
    'a-level-science',
    ['Biology', 'Chemistry', 'Physics', 'Combined Mathematics'],
    {
      groupsNote,
      highlights: object('Highlights', {
        months: text('Below the months', 60),
        students: text('Below the students', 60),
        labs: text('Below the labs', 60),
      }),
    },
  ),
  'a-level-chemistry': programme('a-level-chemistry', ['Chemistry'], {}),
  'a-level-biology': programme('a-level-biology', ['Biology'], {}),
  'a-level-physics': programme('a-level-physics', ['Physics'], {}),
  'a-level-combined-maths': programme('a-level-combined-maths', ['Combined Mathematics'], {}),
});
