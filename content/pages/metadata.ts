import { notFound } from '../forms/notices.ts';
import { classFacts } from '../school/claims.ts';
import { road, school } from '../school/school.ts';
import type { SitePath } from './paths.ts';

/** What a page is called in a browser's tab, in search results and when it is shared. */
export interface PageMetadata {
  /** Its short name, for breadcrumbs and share images. */
  readonly name: string;
  /** Without the school's name, which `titleOf` adds. */
  readonly title: string;
  /** One or two sentences, 50 to 160 characters. */
  readonly description: string;
}

const where = `${road}, ${school.place.value.locality}`;

export const metadata = {
  '/': {
    name: 'Home',
    title: 'O Level and A Level classes in Colombo',
    description: `Local GCE, Edexcel and Cambridge tuition on ${where}: courses, weekly timetable, fees and teachers for O Level and A Level.`,
  },
  '/about': {
    name: 'About',
    title: 'About the school',
    description: `A tuition school on ${where}, for O Level and A Level students: our mission, our vision and four strengths.`,
  },
  '/teachers': {
    name: 'Teachers',
    title: 'O Level and A Level teachers',
    description:
      'The teachers of each O Level and A Level subject, with their qualifications, experience and the days they teach.',
  },
  '/programs': {
    name: 'Our Classes',
    title: 'Our classes: O Level and A Level programs',
    description:
      'Four O Level and ten A Level courses, local and international, with lesson length, class size and price, and how classes are built.',
  },
  '/programs/o-level-english': {
    name: 'O Level English',
    title: 'O Level English classes',
    description:
      'English for the Local GCE or Cambridge O Level: overview, fees per hour, class times, what you learn, and how to register.',
  },
  '/programs/o-level-science': {
    name: 'O Level Science',
    title: 'O Level Science classes',
    description:
      'Science for Local GCE, Edexcel IGCSE and Cambridge O Level: overview, fees per hour, class times and what you learn.',
  },
  '/programs/o-level-ict': {
    name: 'O Level ICT',
    title: 'O Level ICT classes',
    description:
      'ICT for Local GCE, Edexcel IGCSE and Cambridge O Level: overview, fees per hour, class times and what you learn.',
  },
  '/programs/o-level-maths': {
    name: 'O Level Mathematics',
    title: 'O Level Mathematics classes',
    description:
      'Mathematics for Local GCE, Edexcel IGCSE and Cambridge O Level: overview, fees per hour, class times and what you learn.',
  },
  '/programs/a-level-english': {
    name: 'A Level English',
    title: 'A Level English classes',
    description:
      'A Level English and General English: overview, fees per hour, the times of each group, what you learn, and how to enroll.',
  },
  '/programs/a-level-science': {
    name: 'A Level Science',
    title: `A Level Science: a ${classFacts.scienceProgrammeMonths} months program`,
    description: `Physics, Chemistry, Biology and Mathematics planned together over ${classFacts.scienceProgrammeMonths} months, with at most ${classFacts.regularMaximum} students: subject areas, fees and class times.`,
  },
  '/programs/a-level-chemistry': {
    name: 'A Level Chemistry',
    title: 'A Level Chemistry classes',
    description:
      'A Level Chemistry for Local GCE, Edexcel and Cambridge: overview, fees per hour, weekday and weekend group, and what you learn.',
  },
  '/programs/a-level-biology': {
    name: 'A Level Biology',
    title: 'A Level Biology classes',
    description:
      'A Level Biology for Local GCE, Edexcel and Cambridge: overview, fees per hour, weekday and weekend group, and what you learn.',
  },
  '/programs/a-level-physics': {
    name: 'A Level Physics',
    title: 'A Level Physics classes',
    description:
      'A Level Physics for Local GCE, Edexcel and Cambridge: overview, fees per hour, weekday and weekend group, and what you learn.',
  },
  '/programs/a-level-combined-maths': {
    name: 'A Level Combined Maths',
    title: 'A Level Combined Maths classes',
    description:
      'A Level Combined Mathematics, Pure and Applied: overview, fees per hour, weekday and weekend group, and what you learn.',
  },
  '/fees': {
    name: 'Fee Structure',
    title: 'Fee structure',
    description:
      'What an hour of class costs at O Level and A Level for Local GCE, Edexcel and Cambridge, side by side, with the cost of a week.',
  },
  '/schedule': {
    name: 'Class Schedule',
    title: 'Class schedule',
    description:
      'The week of all O Level and A Level classes: weekday and weekend groups, times, rooms, and a link to register for each.',
  },
  '/register': {
    name: 'Registration',
    title: 'Student registration',
    description: `Register a student for O Level or A Level classes: a form in four short parts. We contact you within ${classFacts.replyHours} hours.`,
  },
  '/facilities': {
    name: 'Facilities',
    title: 'Facilities',
    description: `Classroom, computer lab with ${classFacts.workstations} workstations, library, conference hall and dining area, and when you can come to see them.`,
  },
  '/contact': {
    name: 'Contact',
    title: 'Contact us',
    description: `Visit us on ${where}, call, or send a message: we get back to you within ${classFacts.replyHours} hours. Office hours, map and departments.`,
  },
  '/o-level-classes': {
    name: 'O Level Classes',
    title: 'O Level classes: subjects, week and fees',
    description:
      'Mathematics, Science, English, ICT and Commerce for O Level: what each subject covers, class size, rate, the week and the lecturers.',
  },
  '/a-level-classes': {
    name: 'A Level Classes',
    title: 'A Level classes: subjects, schedule and faculty',
    description:
      'Combined Mathematics, Physics, Chemistry, Biology, English and Science for A Level: subjects, schedule, success stories and faculty.',
  },
} as const satisfies Record<SitePath, PageMetadata>;

/** The not-found page. */
export const notFoundMetadata = {
  name: 'Not found',
  title: notFound.message,
  description: 'This page does not exist. Please start again from the home page.',
} as const satisfies PageMetadata;

/** The title in the browser's tab: 'Fee structure | School Name'. */
export function titleOf({ title }: PageMetadata): string {
  return `${title} | ${school.name.value}`;
}
