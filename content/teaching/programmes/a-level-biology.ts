import { aLevelTiers } from './fee-tiers.ts';
import type { ALevelProgramme } from './programme-record.ts';

/** /programs/a-level-biology */
export const aLevelBiology: ALevelProgramme = {
  path: '/programs/a-level-biology',
  level: 'a-level',
  subject: 'Biology',
  title: 'A Level Biology',
  colour: 'biology',
  glyph: 'biology',
  badge: 'A Level Program',
  lead: 'Draw it, label it, explain it. Three hours a week, for local and international papers.',
  action: 'Register Now',
  overview:
    'A Level Biology prepares you for the Local GCE, Edexcel and Cambridge papers. Each session builds one system from its smallest part, with a diagram you can draw again from memory, and every second week a short assessment shows where you stand.',
  fees: aLevelTiers,
  classes: [{ subject: 'Biology', topic: 'Cells, Genetics and Ecology' }],
  learn: [
    { title: 'Cell Biology', text: 'What every living thing is made of' },
    { title: 'Molecules of Life', text: 'Proteins, enzymes and energy' },
    { title: 'Genetics', text: 'How traits are written and passed on' },
    { title: 'Plants & Animals', text: 'Form, function and control' },
    { title: 'Evolution & Diversity', text: 'How kinds came to differ' },
    { title: 'Ecology', text: 'Populations, cycles and balance' },
  ],
  testimonials: [
    {
      name: 'Ishani Sample',
      grade: 'A Level Graduate',
      text: 'They never let me skip the diagram. In the examination I drew it in the margin, and the essay wrote itself from there.',
      rating: 5,
    },
    {
      name: 'Chamod Sample',
      grade: 'Current Student',
      text: 'I can spell mitochondrion in two languages.',
      rating: 5,
    },
    {
      name: 'Rashmi Sample',
      grade: 'A Level Graduate',
      text: 'Long chapters, in pieces that fit into an afternoon.',
      rating: 5,
    },
  ],
  related: [
    '/programs/a-level-physics',
    '/programs/a-level-chemistry',
    '/programs/a-level-combined-maths',
    '/programs/a-level-english',
  ],
};
