import { classFacts } from '../../school/claims.ts';
import { aLevelTiers } from './fee-tiers.ts';
import type { ALevelProgramme } from './programme-record.ts';

/** /programs/a-level-science */
export const aLevelScience: ALevelProgramme = {
  path: '/programs/a-level-science',
  level: 'a-level',
  subject: 'Science',
  title: 'A Level Science',
  colour: 'science',
  glyph: 'science',
  badge: 'A Level Program',
  lead: 'Physics, Chemistry, Biology and Mathematics, planned together. Three hours a week in each subject, over twelve months.',
  action: 'Enroll Now',
  overview:
    'A Level Science is for students who take more than one science subject. It runs for 12 months; you attend the classes of your subjects on the timetable below, in the weekday or the weekend group, and every second week a short assessment shows where you stand.',
  fees: aLevelTiers,
  groupsNote: 'Each subject has a weekday group and a weekend group. Come to one of them.',
  highlights: [
    {
      title: `${classFacts.scienceProgrammeMonths} Months Program`,
      subtitle: 'One plan for the whole year',
      icon: 'calendar',
    },
    {
      title: `Maximum ${classFacts.regularMaximum} Students`,
      subtitle: 'In every regular class',
      icon: 'users',
    },
    { title: 'Fully Equipped Labs', subtitle: 'For the practical part', icon: 'flask' },
  ],
  subjectAreas: [
    {
      title: 'Physics',
      colour: 'physics',
      topics: ['Mechanics', 'Waves', 'Electricity & Magnetism'],
    },
    { title: 'Chemistry', colour: 'chemistry', topics: ['Organic', 'Inorganic & Physical'] },
    { title: 'Biology', colour: 'biology', topics: ['Cell Biology', 'Genetics', 'Ecology'] },
    { title: 'Mathematics', colour: 'maths', topics: ['Statistics', 'Calculus for Sciences'] },
  ],
  classes: [
    { subject: 'Biology', topic: 'Biology: Cell Biology, Genetics, Ecology' },
    { subject: 'Chemistry', topic: 'Chemistry: Organic, Inorganic & Physical' },
    { subject: 'Physics', topic: 'Physics: Mechanics, Waves, Electricity & Magnetism' },
    { subject: 'Combined Mathematics', topic: 'Mathematics: Statistics, Calculus for Sciences' },
  ],
  learn: [
    { title: 'Reading a problem', text: 'What is given, and which science is asked' },
    { title: 'Measuring', text: 'Units, errors and graphs' },
    { title: 'Calculating', text: 'The Mathematics that the sciences use' },
    { title: 'Explaining', text: 'From an observation to its cause' },
    { title: 'Practical work', text: 'Planning it, doing it, writing it up' },
  ],
  testimonials: [
    {
      name: 'Nuwan Sample',
      grade: 'A Level Graduate',
      text: 'Two sciences in one week used to feel like two schools. Here they knew what the other class was doing, and so did I.',
      rating: 5,
    },
    {
      name: 'Oshadi Sample',
      grade: 'Current Student',
      text: 'I know on Monday what Sunday will build on.',
      rating: 5,
    },
    {
      name: 'Bilal Sample',
      grade: 'A Level Graduate',
      text: 'Twelve months, one plan, no surprises.',
      rating: 5,
    },
  ],
  related: [
    '/programs/a-level-physics',
    '/programs/a-level-chemistry',
    '/programs/a-level-biology',
    '/programs/a-level-combined-maths',
  ],
};
