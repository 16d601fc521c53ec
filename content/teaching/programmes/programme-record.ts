import type { ProgrammePath } from '../../pages/paths.ts';
import type { Documents } from '../../schemas/documents.ts';
import type { Curriculum, FeeTier } from '../fees.ts';
import { type Level, levels } from '../levels.ts';
import type { SubjectColour, TaughtSubject, TaughtSubjectName } from '../subjects.ts';

/** A title, a few words and a pictogram (docs/requirements.md, R18.12). */
export interface Highlight {
  readonly title: string;
  readonly subtitle: string;
  /** app/courses/highlights.tsx draws it. */
  readonly icon: 'book' | 'calendar' | 'flask' | 'pencil' | 'users';
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

/** What a programme page shows (docs/requirements.md, R7.1). */
export interface Programme
  extends Pick<ProgrammeTexts, 'title' | 'lead' | 'overview' | 'learn'>,
    Pick<TaughtSubject, 'colour' | 'glyph'> {
  readonly path: ProgrammePath;
  readonly level: Level;
  readonly subject: TaughtSubjectName;
  readonly badge: string;
  /** The text of the button that leads to /register. */
  readonly action: 'Register Now' | 'Enroll Now';
  /** Text about the groups, where the page's usual sentence does not fit. */
  readonly groupsNote?: string;
  readonly fees: readonly [FeeTier, ...FeeTier[]];
  /** The classes of the timetable that belong to it, and what they are about. */
  readonly classes: readonly { readonly subject: string; readonly topic: string }[];
  readonly testimonials: Documents['testimonials']['home'];
  readonly related: readonly ProgrammePath[];
  readonly highlights?: readonly Highlight[];
  readonly syllabusChoices?: readonly SyllabusChoice[];
  readonly subjectAreas?: readonly SubjectArea[];
}

/** What the document holds of every programme. */
export type ProgrammeTexts = Documents['courses']['o-level-ict'];

/** A programme page from the texts of its document and its subject. */
export function programmeOf(
  level: Level,
  subject: TaughtSubjectName,
  look: TaughtSubject & { readonly programme: ProgrammePath },
  { title, lead, overview, topics, learn }: ProgrammeTexts,
  more: Pick<Programme, 'fees' | 'testimonials' | 'related'> & Partial<Programme>,
): Programme {
  return {
    path: look.programme,
    level,
    subject,
    title,
    colour: look.colour,
    glyph: look.glyph,
    badge: `${levels[level].name} Program`,
    lead,
    action: 'Register Now',
    overview,
    classes: Object.entries(topics).map(([name, topic]) => ({ subject: name, topic })),
    learn,
    ...more,
  };
}
