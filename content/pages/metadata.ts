import { classFacts } from '../school/claims.ts';
import { road, school } from '../school/school.ts';
import { notFoundNames, type PageNames, pageNames } from './page-names.ts';
import type { SitePath } from './paths.ts';

/** What search results and messengers show of a page. */
export interface PageMetadata extends PageNames {
  /** One or two sentences, 50 to 160 characters. */
  readonly description: string;
}

const where = `${road}, ${school.place.locality}`;

const descriptions = {
  '/': `Local GCE, Edexcel and Cambridge tuition on ${where}: courses, weekly timetable, fees and teachers for O Level and A Level.`,
  '/about': `A tuition school on ${where}, for O Level and A Level students: our mission, our vision and four strengths.`,
  '/teachers':
    'The teachers of each O Level and A Level subject, with their qualifications, experience and the days they teach.',
  '/programs':
    'Four O Level and ten A Level courses, local and international, with lesson length, class size and price, and how classes are built.',
  '/programs/o-level-english':
    'English for the Local GCE or Cambridge O Level: overview, fees per hour, class times, what you learn, and how to register.',
  '/programs/o-level-science':
    'Science for Local GCE, Edexcel IGCSE and Cambridge O Level: overview, fees per hour, class times and what you learn.',
  '/programs/o-level-ict':
    'ICT for Local GCE, Edexcel IGCSE and Cambridge O Level: overview, fees per hour, class times and what you learn.',
  '/programs/o-level-maths':
    'Mathematics for Local GCE, Edexcel IGCSE and Cambridge O Level: overview, fees per hour, class times and what you learn.',
  '/programs/a-level-english':
    'A Level English and General English: overview, fees per hour, the times of each group, what you learn, and how to enroll.',
  '/programs/a-level-science': `Physics, Chemistry, Biology and Mathematics planned together over ${classFacts.scienceProgrammeMonths} months, with at most ${classFacts.regularMaximum} students: subject areas, fees and class times.`,
  '/programs/a-level-chemistry':
    'A Level Chemistry for Local GCE, Edexcel and Cambridge: overview, fees per hour, weekday and weekend group, and what you learn.',
  '/programs/a-level-biology':
    'A Level Biology for Local GCE, Edexcel and Cambridge: overview, fees per hour, weekday and weekend group, and what you learn.',
  '/programs/a-level-physics':
    'A Level Physics for Local GCE, Edexcel and Cambridge: overview, fees per hour, weekday and weekend group, and what you learn.',
  '/programs/a-level-combined-maths':
    'A Level Combined Mathematics, Pure and Applied: overview, fees per hour, weekday and weekend group, and what you learn.',
  '/fees':
    'What an hour of class costs at O Level and A Level for Local GCE, Edexcel and Cambridge, side by side, with the cost of a week.',
  '/schedule':
    'The week of all O Level and A Level classes: weekday and weekend groups, times, rooms, and a link to register for each.',
  '/register': `Register a student for O Level or A Level classes: a form in four short parts. We contact you within ${classFacts.replyHours} hours.`,
  '/facilities': `Classroom, computer lab with ${classFacts.workstations} workstations, library, conference hall and dining area, and when you can come to see them.`,
  '/contact': `Visit us on ${where}, call, or send a message: we get back to you within ${classFacts.replyHours} hours. Office hours, map and departments.`,
  '/o-level-classes':
    'Mathematics, Science, English, ICT and Commerce for O Level: what each subject covers, class size, rate, the week and the lecturers.',
  '/a-level-classes':
    'Combined Mathematics, Physics, Chemistry, Biology, English and Science for A Level: subjects, schedule, success stories and faculty.',
} as const satisfies Record<SitePath, string>;

export const metadata = Object.fromEntries(
  Object.entries(descriptions).map(([path, description]) => [
    path,
    { ...pageNames[path as SitePath], description },
  ]),
) as Record<SitePath, PageMetadata>;

/** The not-found page. */
export const notFoundMetadata: PageMetadata = {
  ...notFoundNames,
  description: 'This page does not exist. Please start again from the home page.',
};
