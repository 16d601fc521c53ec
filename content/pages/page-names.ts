import pages from '#documents/pages.json' with { type: 'json' };
import { fillTexts } from '../fill-text.ts';
import { notFound } from '../forms/notices.ts';
import { school } from '../school/school.ts';
import type { SitePath } from './paths.ts';

/** What a page is called. The browser needs these of every page, so descriptions are elsewhere. */
export interface PageNames {
  /** Its short name, for breadcrumbs and share images. */
  readonly name: string;
  /** Without the school's name, which `titleOf` adds. */
  readonly title: string;
}

const titles = fillTexts(pages.titles);

export const pageNames = {
  '/': { name: 'Home', title: titles['/'] },
  '/about': { name: 'About', title: titles['/about'] },
  '/teachers': { name: 'Teachers', title: titles['/teachers'] },
  '/programs': { name: 'Our Classes', title: titles['/programs'] },
  '/programs/o-level-english': {
    name: 'O Level English',
    title: titles['/programs/o-level-english'],
  },
  '/programs/o-level-science': {
    name: 'O Level Science',
    title: titles['/programs/o-level-science'],
  },
  '/programs/o-level-ict': { name: 'O Level ICT', title: titles['/programs/o-level-ict'] },
  '/programs/o-level-maths': {
    name: 'O Level Mathematics',
    title: titles['/programs/o-level-maths'],
  },
  '/programs/a-level-english': {
    name: 'A Level English',
    title: titles['/programs/a-level-english'],
  },
  '/programs/a-level-science': {
    name: 'A Level Science',
    title: titles['/programs/a-level-science'],
  },
  '/programs/a-level-chemistry': {
    name: 'A Level Chemistry',
    title: titles['/programs/a-level-chemistry'],
  },
  '/programs/a-level-biology': {
    name: 'A Level Biology',
    title: titles['/programs/a-level-biology'],
  },
  '/programs/a-level-physics': {
    name: 'A Level Physics',
    title: titles['/programs/a-level-physics'],
  },
  '/programs/a-level-combined-maths': {
    name: 'A Level Combined Maths',
    title: titles['/programs/a-level-combined-maths'],
  },
  '/fees': { name: 'Fee Structure', title: titles['/fees'] },
  '/schedule': { name: 'Class Schedule', title: titles['/schedule'] },
  '/register': { name: 'Registration', title: titles['/register'] },
  '/facilities': { name: 'Facilities', title: titles['/facilities'] },
  '/contact': { name: 'Contact', title: titles['/contact'] },
  '/o-level-classes': { name: 'O Level Classes', title: titles['/o-level-classes'] },
  '/a-level-classes': { name: 'A Level Classes', title: titles['/a-level-classes'] },
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
