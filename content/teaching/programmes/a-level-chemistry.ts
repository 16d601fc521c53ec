import { aLevelTiers } from './fee-tiers.ts';
import type { ALevelProgramme } from './programme-record.ts';

/** /programs/a-level-chemistry */
export const aLevelChemistry: ALevelProgramme = {
  path: '/programs/a-level-chemistry',
  level: 'a-level',
  subject: 'Chemistry',
  title: 'A Level Chemistry',
  colour: 'chemistry',
  glyph: 'chemistry',
  badge: 'A Level Program',
  lead: 'From the electron to the equation to the flask. Three hours a week, for local and international papers.',
  action: 'Register Now',
  overview:
    'A Level Chemistry prepares you for the Local GCE, Edexcel and Cambridge papers. Each session asks what the particles are doing before it writes the equation, and every second week a short assessment shows where you stand.',
  fees: aLevelTiers,
  classes: [{ subject: 'Chemistry', topic: 'Physical, Inorganic and Organic Chemistry' }],
  learn: [
    { title: 'Atoms & Bonding', text: 'What holds matter together' },
    { title: 'Physical Chemistry', text: 'Energy, rates and equilibrium' },
    { title: 'Inorganic Chemistry', text: 'The periodic table, group by group' },
    { title: 'Organic Chemistry', text: 'Carbon, chains and mechanisms' },
    { title: 'Calculations', text: 'Moles, concentrations and yields' },
    { title: 'Practical Work', text: 'Titration, tests and observations' },
  ],
  testimonials: [
    {
      name: 'Nethmi Sample',
      grade: 'A Level Graduate',
      text: 'Organic Chemistry was a wall of names. We made one map of it, all over the board, and copied it again every month until nobody needed to look.',
      rating: 5,
    },
    {
      name: 'Sahan Sample',
      grade: 'Current Student',
      text: 'I know what a mole is, and I can say it.',
      rating: 5,
    },
    {
      name: 'Fathima Sample',
      grade: 'A Level Graduate',
      text: 'Every test came back with the reason beside the mark.',
      rating: 5,
    },
  ],
  related: [
    '/programs/a-level-biology',
    '/programs/a-level-physics',
    '/programs/a-level-combined-maths',
    '/programs/a-level-english',
  ],
};
