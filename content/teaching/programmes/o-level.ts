import courses from '#documents/courses.json' with { type: 'json' };
import voices from '#documents/testimonials.json' with { type: 'json' };
import { rated } from '../../school/testimonials.ts';
import { fees } from '../fees.ts';
import { taughtSubjects } from '../subjects.ts';
import { oLevelEnglishTiers, oLevelTiers } from './fee-tiers.ts';
import { classesOf, type OLevelProgramme, type ProgrammeTexts } from './programme-record.ts';

function programme(
  subject: 'English' | 'Science' | 'ICT' | 'Mathematics',
  { title, lead, overview, topics, learn }: ProgrammeTexts,
  more: Pick<OLevelProgramme, 'testimonials' | 'related'> & Partial<OLevelProgramme>,
): OLevelProgramme {
  const { programme: path, colour, glyph } = taughtSubjects['o-level'][subject];
  return {
    path,
    level: 'o-level',
    subject,
    title,
    colour,
    glyph,
    badge: 'O Level Program',
    lead,
    action: 'Register Now',
    overview,
    fees: oLevelTiers,
    classes: classesOf(topics),
    learn,
    ...more,
  };
}

const { syllabus } = courses['o-level-english'];

/** The O Level programme pages (docs/requirements.md, R7). */
export const oLevelProgrammes: readonly OLevelProgramme[] = [
  programme('English', courses['o-level-english'], {
    fees: oLevelEnglishTiers,
    syllabusChoices: (['Local GCE', 'Cambridge'] as const).map((curriculum) => ({
      curriculum,
      title: fees['o-level'][curriculum].name,
      text: syllabus[curriculum],
    })),
    testimonials: rated(voices['o-level-english']),
    related: ['/programs/o-level-maths', '/programs/o-level-science', '/programs/o-level-ict'],
  }),
  programme('Science', courses['o-level-science'], {
    testimonials: rated(voices['o-level-science']),
    related: ['/programs/o-level-english', '/programs/o-level-maths', '/programs/o-level-ict'],
  }),
  programme('ICT', courses['o-level-ict'], {
    testimonials: rated(voices['o-level-ict']),
    related: ['/programs/o-level-english', '/programs/o-level-science', '/programs/o-level-maths'],
  }),
  programme('Mathematics', courses['o-level-maths'], {
    testimonials: rated(voices['o-level-maths']),
    related: ['/programs/o-level-english', '/programs/o-level-science', '/programs/o-level-ict'],
  }),
];
