import { oLevelTiers } from './fee-tiers.ts';
import type { OLevelProgramme } from './programme-record.ts';

/** /programs/o-level-maths */
export const oLevelMaths: OLevelProgramme = {
  path: '/programs/o-level-maths',
  level: 'o-level',
  subject: 'Mathematics',
  title: 'O Level Mathematics',
  colour: 'maths',
  glyph: 'maths',
  badge: 'O Level Program',
  lead: 'Every step written down, every answer checked: Mathematics the way the paper wants to see it, two hours a week.',
  action: 'Register Now',
  overview:
    'O Level Mathematics prepares you for the Local GCE, Edexcel and Cambridge papers. A session begins with a problem, finds the rule behind it, and ends with a question from a past paper. Once a month a short test shows what to practise next.',
  fees: oLevelTiers,
  classes: [{ subject: 'Mathematics', topic: 'Algebra and Geometry' }],
  learn: [
    { title: 'Numbers', text: 'Fractions, percentages, indices and logarithms' },
    { title: 'Algebra', text: 'Expressions, equations and inequalities' },
    { title: 'Graphs', text: 'Straight lines, curves and what they say' },
    { title: 'Geometry', text: 'Angles, triangles, circles and proofs' },
    { title: 'Measurement', text: 'Length, area, volume and trigonometry' },
    { title: 'Sets, Statistics & Probability', text: 'Sorting, averaging and weighing chances' },
  ],
  testimonials: [
    {
      name: 'Hiruni Sample',
      grade: 'O Level Graduate',
      text: 'Show me the line above, Sir said, every time. It was always the line above that was wrong. Now I write that line first.',
      rating: 5,
    },
    {
      name: 'Ravindu Sample',
      grade: 'Current Student',
      text: 'I stopped being afraid of geometry.',
      rating: 5,
    },
    {
      name: 'Zahra Sample',
      grade: 'O Level Graduate',
      text: 'The monthly test is short. What it tells you is not.',
      rating: 5,
    },
  ],
  related: ['/programs/o-level-english', '/programs/o-level-science', '/programs/o-level-ict'],
};
