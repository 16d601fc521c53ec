import * as v from 'valibot';
import { hours, id, listOf, longText, named, object, record, text } from './fields.ts';
import { programmeTitle, taughtAt } from './names.ts';

/** What course cards show of a subject (docs/requirements.md, R25.2). */
const lesson = object({
  hours: named('Hours of a lesson', hours),
  students: named('Students', text(20)),
});

function lessonsOf<Subject extends string>(subjects: readonly Subject[]) {
  const entries = subjects.map((subject) => [subject, named(subject, lesson)]);
  return object(Object.fromEntries(entries) as Record<Subject, typeof lesson>);
}

const tab = object({
  description: named('Description', text()),
  syllabus: named(
    'Syllabus',
    v.pipe(v.array(text(80)), v.minLength(1, 'write at least one line.'), v.maxLength(12)),
  ),
});

/** The texts of a programme page. `subjects` are those whose classes it lists. */
function programme<More extends v.ObjectEntries>(
  name: string,
  subjects: readonly string[],
  more: More,
) {
  const topics = subjects.map((subject) => [subject, named(subject, text(80))]);
  const texts = record({
    title: named('Title', text(60)),
    lead: named('Lead', text()),
    overview: named('Overview', longText),
    topics: named('Topics', object(Object.fromEntries(topics) as Record<string, typeof longText>)),
    learn: named(
      'What You’ll Learn',
      listOf(object({ id, title: named('Title', text(60)), text: named('Text', text()) }), 12),
    ),
    ...more,
  });
  return named(programmeTitle(name), texts);
}

const groupsNote = named('Note on the groups', text());

export const courses = object({
  lessons: named(
    'Lessons',
    object({
      'o-level': named('O Level', lessonsOf(taughtAt('o-level'))),
      'a-level': named('A Level', lessonsOf(taughtAt('a-level'))),
    }),
  ),
  tabs: named(
    'Subjects of the O Level overview',
    object({
      mathematics: named('Mathematics', tab),
      science: named('Science', tab),
      englishlanguage: named('English Language', tab),
      ict: named('ICT', tab),
    }),
  ),
  'o-level-english': programme('o-level-english', ['English'], {
    syllabus: named(
      'Choose your syllabus',
      object({ 'Local GCE': named('Local GCE', text()), Cambridge: named('Cambridge', text()) }),
    ),
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
      highlights: named(
        'Highlights',
        object({
          months: named('Below the months', text(60)),
          students: named('Below the students', text(60)),
          labs: named('Below the labs', text(60)),
        }),
      ),
    },
  ),
  'a-level-chemistry': programme('a-level-chemistry', ['Chemistry'], {}),
  'a-level-biology': programme('a-level-biology', ['Biology'], {}),
  'a-level-physics': programme('a-level-physics', ['Physics'], {}),
  'a-level-combined-maths': programme('a-level-combined-maths', ['Combined Mathematics'], {}),
});
