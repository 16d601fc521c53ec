import { aLevelTiers } from './fee-tiers.ts';
import type { ALevelProgramme } from './programme-record.ts';

/** /programs/a-level-english */
export const aLevelEnglish: ALevelProgramme = {
  path: '/programs/a-level-english',
  level: 'a-level',
  subject: 'English',
  title: 'A Level English',
  colour: 'english',
  glyph: 'english',
  badge: 'A Level Program',
  lead: 'Read closely, argue fairly, write clearly. General English and English, each with hours of its own.',
  action: 'Enroll Now',
  overview:
    'A Level English takes you from understanding a text to having something to say about it. Each session reads, talks and writes, in that order, and every second week a short assessment shows where you stand. General English is for everyone who sits the common paper.',
  fees: aLevelTiers,
  groupsNote: 'English has two groups. Come to one of them. General English has one group.',
  classes: [
    { subject: 'General English', topic: 'Language in use' },
    { subject: 'English', topic: 'Texts and essays' },
  ],
  learn: [
    { title: 'Close Reading', text: 'What a text does, line by line' },
    { title: 'Literature', text: 'Poems, plays and prose' },
    { title: 'Essay Writing', text: 'A point, its proof, its place' },
    { title: 'Language in Use', text: 'Grammar, register and style' },
    { title: 'General English', text: 'Reading and writing for the common paper' },
    { title: 'Speaking', text: 'Saying it before writing it' },
  ],
  testimonials: [
    {
      name: 'Shanika Sample',
      grade: 'A Level Graduate',
      text: 'I thought a poem had one answer. Now I think it has a reason, and I can find the line that proves it.',
      rating: 5,
    },
    {
      name: 'Adheesha Sample',
      grade: 'Current Student',
      text: 'We talk first, so the page is never empty.',
      rating: 5,
    },
    {
      name: 'Hamza Sample',
      grade: 'A Level Graduate',
      text: 'English at the end of the week, and I looked forward to it.',
      rating: 5,
    },
  ],
  related: [
    '/programs/a-level-biology',
    '/programs/a-level-physics',
    '/programs/a-level-chemistry',
    '/programs/a-level-combined-maths',
  ],
};
