import { notFound } from '../forms/notices.ts';
import { classFacts } from '../school/claims.ts';
import { school } from '../school/school.ts';
import type { SitePath } from './paths.ts';

/** What a page is called. The browser needs these of every page, so descriptions are elsewhere. */
export interface PageNames {
  /** Its short name, for breadcrumbs and share images. */
  readonly name: string;
  /** Without the school's name, which `titleOf` adds. */
  readonly title: string;
}

/** 'Colombo 05' -> 'Colombo' */
const town = school.place.locality.replace(/ \d+$/, '');

export const pageNames = {
  '/': {
    name: 'Home',
    title: `O Level and A Level classes in ${town}`,
  },
  '/about': {
    name: 'About',
    title: 'About the school',
  },
  '/teachers': {
    name: 'Teachers',
    title: 'O Level and A Level teachers',
  },
  '/programs': {
    name: 'Our Classes',
    title: 'Our classes: O Level and A Level programs',
  },
  '/programs/o-level-english': {
    name: 'O Level English',
    title: 'O Level English classes',
  },
  '/programs/o-level-science': {
    name: 'O Level Science',
    title: 'O Level Science classes',
  },
  '/programs/o-level-ict': {
    name: 'O Level ICT',
    title: 'O Level ICT classes',
  },
  '/programs/o-level-maths': {
    name: 'O Level Mathematics',
    title: 'O Level Mathematics classes',
  },
  '/programs/a-level-english': {
    name: 'A Level English',
    title: 'A Level English classes',
  },
  '/programs/a-level-science': {
    name: 'A Level Science',
    title: `A Level Science: a ${classFacts.scienceProgrammeMonths} months program`,
  },
  '/programs/a-level-chemistry': {
    name: 'A Level Chemistry',
    title: 'A Level Chemistry classes',
  },
  '/programs/a-level-biology': {
    name: 'A Level Biology',
    title: 'A Level Biology classes',
  },
  '/programs/a-level-physics': {
    name: 'A Level Physics',
    title: 'A Level Physics classes',
  },
  '/programs/a-level-combined-maths': {
    name: 'A Level Combined Maths',
    title: 'A Level Combined Maths classes',
  },
  '/fees': {
    name: 'Fee Structure',
    title: 'Fee structure',
  },
  '/schedule': {
    name: 'Class Schedule',
    title: 'Class schedule',
  },
  '/register': {
    name: 'Registration',
    title: 'Student registration',
  },
  '/facilities': {
    name: 'Facilities',
    title: 'Facilities',
  },
  '/contact': {
    name: 'Contact',
    title: 'Contact us',
  },
  '/o-level-classes': {
    name: 'O Level Classes',
    title: 'O Level classes: subjects, week and fees',
  },
  '/a-level-classes': {
    name: 'A Level Classes',
    title: 'A Level classes: subjects, schedule and faculty',
  },
} as const satisfies Record<SitePath, PageNames>;

/** The not-found page. */
export const notFoundNames = {
  name: 'Not found',
  title: notFound.message,
} as const satisfies PageNames;

/** The title in the browser's tab: 'Fee structure | School Name'. */
export function titleOf({ title }: Pick<PageNames, 'title'>): string {
  return `${title} | ${school.name}`;
}
