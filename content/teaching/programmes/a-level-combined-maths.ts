import { aLevelTiers } from './fee-tiers.ts';
import type { ALevelProgramme } from './programme-record.ts';

/** /programs/a-level-combined-maths */
export const aLevelCombinedMaths: ALevelProgramme = {
  path: '/programs/a-level-combined-maths',
  level: 'a-level',
  subject: 'Combined Mathematics',
  title: 'A Level Combined Maths',
  colour: 'maths',
  glyph: 'combined-maths',
  badge: 'A Level Program',
  lead: 'Pure and Applied, side by side, one full solution at a time. Three hours a week, for local and international papers.',
  action: 'Register Now',
  overview:
    'A Level Combined Maths prepares you for the Local GCE paper, and for the Edexcel and Cambridge papers in Mathematics. Each session works one problem on the board in full, then gives you its twin to solve alone, and every second week a short assessment shows where you stand.',
  fees: aLevelTiers,
  classes: [{ subject: 'Combined Mathematics', topic: 'Pure and Applied Mathematics' }],
  learn: [
    { title: 'Algebra', text: 'Polynomials, inequalities and series' },
    { title: 'Trigonometry', text: 'Identities, equations and graphs' },
    { title: 'Calculus', text: 'Limits, derivatives and integrals' },
    { title: 'Coordinate Geometry', text: 'Lines, circles and conics' },
    { title: 'Mechanics', text: 'Vectors, forces and motion' },
    { title: 'Statistics & Probability', text: 'Data, distributions and chance' },
  ],
  testimonials: [
    {
      name: 'Sachini Sample',
      grade: 'A Level Graduate',
      text: 'The second problem was always the same as the first, only nobody helped. That is the whole method, and it works.',
      rating: 5,
    },
    {
      name: 'Ashan Sample',
      grade: 'Current Student',
      text: 'I finish the integral now, not only start it.',
      rating: 5,
    },
    {
      name: 'Mariam Sample',
      grade: 'A Level Graduate',
      text: 'Thursday was Pure, Thursday was Applied, Thursday was my favourite day.',
      rating: 5,
    },
  ],
  related: [
    '/programs/a-level-biology',
    '/programs/a-level-physics',
    '/programs/a-level-chemistry',
    '/programs/a-level-english',
  ],
};
