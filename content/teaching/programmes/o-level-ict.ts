import { oLevelTiers } from './fee-tiers.ts';
import type { OLevelProgramme } from './programme-record.ts';

/** /programs/o-level-ict */
export const oLevelIct: OLevelProgramme = {
  path: '/programs/o-level-ict',
  level: 'o-level',
  subject: 'ICT',
  title: 'O Level ICT',
  colour: 'ict',
  glyph: 'ict',
  badge: 'O Level Program',
  lead: 'How a computer works, and how to make it work for you: on paper and on screen, two hours a week.',
  action: 'Register Now',
  overview:
    'O Level ICT prepares you for the Local GCE, Edexcel and Cambridge papers. Each session explains one thing, tries it out, and writes it down as the paper asks for it. Once a month a short test shows what to repeat.',
  fees: oLevelTiers,
  classes: [{ subject: 'ICT', topic: 'Computers, data and programs' }],
  learn: [
    { title: 'Computer Systems', text: 'What is inside, and what each part does' },
    { title: 'Data & Number Systems', text: 'Bits, bytes and binary' },
    { title: 'Office Software', text: 'Documents, spreadsheets and slides' },
    { title: 'Databases', text: 'Tables, queries and order' },
    { title: 'Programming', text: 'From a flow chart to a program that runs' },
    { title: 'Networks & the Internet', text: 'How messages travel, and how to stay safe' },
  ],
  testimonials: [
    {
      name: 'Yusuf Sample',
      grade: 'Current Student',
      text: 'My first program counted to ten and stopped at nine. We found out why together, on the board, and I have counted carefully ever since.',
      rating: 5,
    },
    {
      name: 'Sithumi Sample',
      grade: 'O Level Graduate',
      text: 'Binary is only counting with two fingers.',
      rating: 5,
    },
    {
      name: 'Pasan Sample',
      grade: 'O Level Graduate',
      text: 'We tried everything out before we wrote it down.',
      rating: 5,
    },
  ],
  related: ['/programs/o-level-english', '/programs/o-level-science', '/programs/o-level-maths'],
};
