import { oLevelTiers } from './fee-tiers.ts';
import type { OLevelProgramme } from './programme-record.ts';

/** /programs/o-level-science */
export const oLevelScience: OLevelProgramme = {
  path: '/programs/o-level-science',
  level: 'o-level',
  subject: 'Science',
  title: 'O Level Science',
  colour: 'science',
  glyph: 'science',
  badge: 'O Level Program',
  lead: 'Look first, then name it, then explain it. Biology, Chemistry and Physics in one class, two hours a week.',
  action: 'Register Now',
  overview:
    'O Level Science prepares you for the Local GCE, Edexcel and Cambridge papers. Each session takes something you can see, asks why it happens, and turns the answer into the words that earn marks. Once a month a short test shows what to read again.',
  fees: oLevelTiers,
  classes: [{ subject: 'Science', topic: 'Living things, matter and energy' }],
  learn: [
    { title: 'Living Things', text: 'Cells, plants and the human body' },
    { title: 'Environment', text: 'Food chains, cycles and care' },
    { title: 'Matter', text: 'Atoms, mixtures and states' },
    { title: 'Chemical Change', text: 'Acids, bases, metals and reactions' },
    { title: 'Forces & Energy', text: 'Motion, pressure, heat and work' },
    { title: 'Electricity, Light & Sound', text: 'Circuits, lenses and waves' },
  ],
  testimonials: [
    {
      name: 'Tharushi Sample',
      grade: 'O Level Graduate',
      text: 'Miss never began with the definition. She began with a candle, or a leaf, or a battery, and by the end of the hour we had made the definition ourselves.',
      rating: 5,
    },
    {
      name: 'Malith Sample',
      grade: 'Current Student',
      text: 'I draw diagrams I can label now.',
      rating: 5,
    },
    {
      name: 'Nimasha Sample',
      grade: 'O Level Graduate',
      text: 'Three sciences, one exercise book, no panic.',
      rating: 5,
    },
  ],
  related: ['/programs/o-level-english', '/programs/o-level-maths', '/programs/o-level-ict'],
};
