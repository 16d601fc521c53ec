import type * as v from 'valibot';
import { pageNames } from '../pages/paths.ts';
import {
  forEach,
  hours,
  id,
  listOf,
  longText,
  named,
  object,
  record,
  text,
  texts,
} from './fields.ts';
import { type ProgrammeName, taughtAt } from './names.ts';

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
      'What You’ll Learn',
      object('', { id, title: text('Title', 60), text: text('Text') }),
      12,
    ),
    ...more,
  });
}

const groupsNote = text('Note on the groups');

export const courses = object('', {
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
