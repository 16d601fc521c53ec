import { aLevelTiers } from './fee-tiers.ts';
import type { ALevelProgramme } from './programme-record.ts';

/** /programs/a-level-physics */
export const aLevelPhysics: ALevelProgramme = {
  path: '/programs/a-level-physics',
  level: 'a-level',
  subject: 'Physics',
  title: 'A Level Physics',
  colour: 'physics',
  glyph: 'physics',
  badge: 'A Level Program',
  lead: 'Theory on the board, then a problem on paper, then the past question. Three hours a week, for local and international papers.',
  action: 'Register Now',
  overview:
    'A Level Physics prepares you for the Local GCE, Edexcel and Cambridge papers. Each session takes one idea from a first picture to a full answer, and every second week a short assessment shows where you stand.',
  fees: aLevelTiers,
  classes: [{ subject: 'Physics', topic: 'Mechanics and Waves' }],
  learn: [
    { title: 'Mechanics', text: 'Forces, motion and energy' },
    { title: 'Waves', text: 'Sound, light and oscillation' },
    { title: 'Electricity & Magnetism', text: 'Fields, currents and circuits' },
    { title: 'Thermal Physics', text: 'Heat and the gas laws' },
    { title: 'Matter & Radiation', text: 'From materials to the atom' },
    { title: 'Practical Work', text: 'Measuring, graphs and errors' },
  ],
  testimonials: [
    {
      name: 'Dinuka Sample',
      grade: 'A Level Graduate',
      text: 'I used to learn formulas. Here I had to draw the forces first, every time, until the formula was the easy part of the answer.',
      rating: 5,
    },
    {
      name: 'Kaushalya Sample',
      grade: 'Current Student',
      text: 'The Saturday group is three hours and it never feels like it.',
      rating: 5,
    },
    {
      name: 'Imran Sample',
      grade: 'A Level Graduate',
      text: 'Two weeks, one test. I always knew what to revise.',
      rating: 5,
    },
  ],
  related: [
    '/programs/a-level-biology',
    '/programs/a-level-chemistry',
    '/programs/a-level-combined-maths',
    '/programs/a-level-english',
  ],
};
