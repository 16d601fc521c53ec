import type { Highlight } from '../../pages/icons.ts';
import type { ProgrammePath } from '../../pages/paths.ts';
import type { Documents } from '../../schemas/documents.ts';
import type { Testimonial } from '../../school/testimonials.ts';
import type { Curriculum, FeeTier } from '../fees.ts';
import type {
  ALevelTaughtSubject,
  OLevelTaughtSubject,
  SubjectColour,
  SubjectGlyph,
} from '../subjects.ts';

/** One line of 'What You'll Learn', as on a book's contents page. */
export interface Chapter {
  readonly title: string;
  readonly text: string;
}

/** A class of the timetable that belongs to the programme, and what it is about. */
export interface ProgrammeClass<Subject extends string = string> {
  readonly subject: Subject;
  readonly topic: string;
}

/** A syllabus that can be chosen, as O Level English offers. */
export interface SyllabusChoice {
  readonly curriculum: Curriculum;
  readonly title: string;
  readonly text: string;
}

/** A field of A Level Science and its topics. */
export interface SubjectArea {
  readonly title: string;
  readonly colour: SubjectColour;
  readonly topics: readonly string[];
}

/** What every programme page shows (docs/requirements.md, R7.1). */
interface ProgrammePage {
  readonly path: ProgrammePath;
  readonly title: string;
  readonly colour: SubjectColour;
  readonly glyph: SubjectGlyph;
  readonly badge: string;
  readonly lead: string;
  /** What the button that leads to /register says. */
  readonly action: 'Register Now' | 'Enroll Now';
  readonly overview: string;
  /** What to say of the groups, where the page's usual sentence does not fit. */
  readonly groupsNote?: string;
  readonly fees: readonly [FeeTier, ...FeeTier[]];
  readonly learn: readonly Chapter[];
  readonly testimonials: readonly Testimonial[];
  readonly related: readonly ProgrammePath[];
  readonly highlights?: readonly Highlight[];
  readonly syllabusChoices?: readonly SyllabusChoice[];
  readonly subjectAreas?: readonly SubjectArea[];
}

export interface OLevelProgramme extends ProgrammePage {
  readonly level: 'o-level';
  readonly subject: OLevelTaughtSubject;
  readonly classes: readonly ProgrammeClass<OLevelTaughtSubject>[];
}

export interface ALevelProgramme extends ProgrammePage {
  readonly level: 'a-level';
  readonly subject: ALevelTaughtSubject;
  readonly classes: readonly ProgrammeClass<ALevelTaughtSubject>[];
}

export type Programme = OLevelProgramme | ALevelProgramme;

/** What the document holds of every programme. */
export type ProgrammeTexts = Documents['courses']['o-level-ict'];

/** The classes of a programme, from the topic of each subject. */
export function classesOf<Subject extends string>(topics: ProgrammeTexts['topics']) {
  return Object.entries(topics).map(([subject, topic]) => ({ subject: subject as Subject, topic }));
}
