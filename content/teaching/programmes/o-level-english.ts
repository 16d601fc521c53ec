import { oLevelEnglishTiers } from './fee-tiers.ts';
import type { OLevelProgramme } from './programme-record.ts';

/** /programs/o-level-english */
export const oLevelEnglish: OLevelProgramme = {
  path: '/programs/o-level-english',
  level: 'o-level',
  subject: 'English',
  title: 'O Level English',
  colour: 'english',
  glyph: 'english',
  badge: 'O Level Program',
  lead: 'Read a page, say what it means, write a better one. English for the examination and for afterwards, two hours a week.',
  action: 'Register Now',
  overview:
    'O Level English prepares you for the Local GCE or the Cambridge paper, whichever you sit. Each session reads something short, looks at how it is built, and has you write something of your own, which comes back marked. Once a month a short test shows where you stand.',
  fees: oLevelEnglishTiers,
  syllabusChoices: [
    {
      curriculum: 'Local GCE',
      title: 'Local GCE',
      text: 'The national O Level paper in English: reading, grammar in use, and guided and free writing.',
    },
    {
      curriculum: 'Cambridge',
      title: 'Cambridge O Level',
      text: 'The international paper in English Language: reading closely, summary, and directed and composed writing.',
    },
  ],
  classes: [{ subject: 'English', topic: 'Reading and writing' }],
  learn: [
    { title: 'Reading', text: 'Finding what a text says, and what it means' },
    { title: 'Writing', text: 'Letters, notes, articles and essays' },
    { title: 'Grammar', text: 'Tenses, clauses and the small words' },
    { title: 'Vocabulary', text: 'The right word, spelt right' },
    { title: 'Summary', text: 'Forty lines in ten' },
    { title: 'Speaking & Listening', text: 'Hearing a question, giving an answer' },
  ],
  testimonials: [
    {
      name: 'Aisha Sample',
      grade: 'Current Student',
      text: 'My first essay came back with more red than blue. I kept it. My last one has a tick at the bottom, and I kept that too.',
      rating: 5,
    },
    {
      name: 'Kavindu Sample',
      grade: 'O Level Graduate',
      text: 'I read the question twice now.',
      rating: 5,
    },
    {
      name: 'Dinithi Sample',
      grade: 'O Level Graduate',
      text: 'We read short texts and talk about them a lot. I enjoy it.',
      rating: 5,
    },
  ],
  related: ['/programs/o-level-maths', '/programs/o-level-science', '/programs/o-level-ict'],
};
