import type { ProgrammePath } from '../pages/paths.ts';
import { type Level, levels, type RegistrationSubject } from './levels.ts';

/** A subject's colour, by the name of its token (`data-subject="physics"`). */
export type SubjectColour =
  | 'maths'
  | 'science'
  | 'english'
  | 'ict'
  | 'commerce'
  | 'physics'
  | 'chemistry'
  | 'biology'
  | 'economics'
  | 'other';

/** The drawn signs of subjects, by name; app/illustrations/glyph-paths.ts holds the drawings. */
export type SubjectGlyph = SubjectColour | 'combined-maths';

/** A subject as the school teaches it at one level. */
export interface TaughtSubject {
  readonly colour: SubjectColour;
  readonly glyph: SubjectGlyph;
  /** A shorter name for navigation and stacks, where the full one does not fit. */
  readonly shortName: string;
  /** The form's subject that a Register link chooses; null: the link has the level only. */
  readonly registersAs: RegistrationSubject | null;
  /** The programme page about it; null if it has no page. */
  readonly programme: ProgrammePath | null;
}

/** `more` is for a subject whose sign is not its colour's, or whose short name is not the form's. */
function taught<const Programme extends ProgrammePath | null>(
  colour: SubjectColour,
  registersAs: RegistrationSubject | null,
  programme: Programme,
  more: Partial<TaughtSubject> = {},
): TaughtSubject & { readonly programme: Programme } {
  const shortName = registersAs ?? '';
  return { colour, glyph: colour, shortName, registersAs, ...more, programme };
}

const english = taught('english', 'English', '/programs/a-level-english');
const generalScience = taught('science', null, '/programs/a-level-science', {
  shortName: 'Science',
});
const combinedMaths = taught('maths', 'Combined Mathematics', '/programs/a-level-combined-maths', {
  glyph: 'combined-maths',
  shortName: 'Combined Maths',
});

/** What is taught, by level and by the name that pages and timetables use. */
export const taughtSubjects = {
  'o-level': {
    Mathematics: taught('maths', 'Mathematics', '/programs/o-level-maths', { shortName: 'Maths' }),
    Science: taught('science', 'Science', '/programs/o-level-science'),
    English: taught('english', 'English', '/programs/o-level-english'),
    ICT: taught('ict', 'ICT', '/programs/o-level-ict'),
    Commerce: taught('commerce', 'Commerce', null),
  },
  'a-level': {
    'Combined Mathematics': combinedMaths,
    Physics: taught('physics', 'Physics', '/programs/a-level-physics'),
    Chemistry: taught('chemistry', 'Chemistry', '/programs/a-level-chemistry'),
    Biology: taught('biology', 'Biology', '/programs/a-level-biology'),
    English: english,
    'General English': { ...english, shortName: 'General English' },
    'English Literature': { ...english, shortName: 'English Literature' },
    Science: generalScience,
    'General Science': { ...generalScience, shortName: 'General Science' },
    /** The international edition (Edexcel, Cambridge); it leads to Combined Mathematics. */
    Mathematics: { ...combinedMaths, glyph: 'maths', shortName: 'Mathematics' },
  },
} as const satisfies Record<Level, Record<string, TaughtSubject>>;

export type OLevelTaughtSubject = keyof (typeof taughtSubjects)['o-level'];
export type ALevelTaughtSubject = keyof (typeof taughtSubjects)['a-level'];
export type TaughtSubjectName = OLevelTaughtSubject | ALevelTaughtSubject;

/** The names that the timetable may use at a level: those that pages use, and the form's. */
export function classSubjects<L extends Level>(level: L) {
  type Name = keyof (typeof taughtSubjects)[L] & string;
  const names = [...Object.keys(taughtSubjects[level]), ...levels[level].subjects];
  return [...new Set(names)] as (Name | (typeof levels)[L]['subjects'][number])[];
}

/**
 * What is known about a subject of the timetable; undefined if the level has none of that name. One
 * that only the form has is without a page of its own.
 */
export function subjectAt(level: Level, name: string): TaughtSubject | undefined {
  // Older browsers lack Object.hasOwn.
  const known = Object.entries<TaughtSubject>(taughtSubjects[level]).find(([one]) => one === name);
  if (known) return known[1];
  const subject = levels[level].subjects.find((one) => one === name);
  if (!subject) return undefined;
  const colour = subjectColour(subject);
  return { colour, glyph: colour, shortName: subject, registersAs: subject, programme: null };
}

/** The colour of a subject, by its name in the registration form. */
export function subjectColour(subject: string): SubjectColour {
  if (subject === 'Economics') return 'economics';
  const taughtAtAll: readonly TaughtSubject[] = Object.values(taughtSubjects).flatMap(
    Object.values,
  );
  return taughtAtAll.find(({ registersAs }) => registersAs === subject)?.colour ?? 'other';
}
