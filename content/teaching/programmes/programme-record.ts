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

/** What a programme page shows (docs/requirements.md, R7.1). */
export interface Programme
  extends ProgrammeTexts,
    Pick<TaughtSubject, 'colour' | 'glyph' | 'registersAs'> {
  readonly path: ProgrammePath;
  readonly level: Level;
  readonly subject: TaughtSubjectName;
  readonly badge: string;
  /** The text of the button that leads to /register. */
  readonly action: 'Register Now' | 'Enroll Now';
  readonly fees: readonly [FeeTier, ...FeeTier[]];
  readonly testimonials: Documents['testimonials']['home'];
  /** The subjects of its level whose pages it leads to. */
  readonly related: readonly SubjectWithPage[];
  readonly highlights?: readonly Highlight[];
  /** The syllabuses of which a student chooses one. */
  readonly syllabusChoices?: readonly { curriculum: Curriculum; title: string; text: string }[];
  /** The fields of a programme that joins several subjects. */
  readonly subjectAreas?: readonly { title: string; colour: SubjectColour; topics: string[] }[];
}

/** What the document holds of every programme, and a note where the usual one does not fit. */
export type ProgrammeTexts = Documents['courses']['o-level-ict'] & { groupsNote?: string };

type SubjectWithPage = TaughtSubject & { readonly programme: ProgrammePath };

/** A programme page from the texts of its document and its subject. */
export function programmeOf(
  level: Level,
  subject: TaughtSubjectName,
  { colour, glyph, registersAs, programme: path }: SubjectWithPage,
  texts: ProgrammeTexts,
  more: Pick<Programme, 'fees' | 'testimonials' | 'related'> & Partial<Programme>,
): Programme {
  return {
    ...texts,
    path,
    level,
    subject,
    colour,
    glyph,
    registersAs,
    badge: `${levels[level].name} Program`,
    action: 'Register Now',
    ...more,
  };
}
