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

const names: Record<SitePath, string> = {
  '/': 'Home',
  '/about': 'About',
  '/teachers': 'Teachers',
  '/programs': 'Our Classes',
  '/programs/o-level-english': 'O Level English',
  '/programs/o-level-science': 'O Level Science',
  '/programs/o-level-ict': 'O Level ICT',
  '/programs/o-level-maths': 'O Level Mathematics',
  '/programs/a-level-english': 'A Level English',
  '/programs/a-level-science': 'A Level Science',
  '/programs/a-level-chemistry': 'A Level Chemistry',
  '/programs/a-level-biology': 'A Level Biology',
  '/programs/a-level-physics': 'A Level Physics',
  '/programs/a-level-combined-maths': 'A Level Combined Maths',
  '/fees': 'Fee Structure',
  '/schedule': 'Class Schedule',
  '/register': 'Registration',
  '/facilities': 'Facilities',
  '/contact': 'Contact',
  '/o-level-classes': 'O Level Classes',
  '/a-level-classes': 'A Level Classes',
};

export const pageNames = Object.fromEntries(
  Object.entries(names).map(([path, name]) => [path, { name, title: titles[path as SitePath] }]),
) as Record<SitePath, PageNames>;

/** The not-found page. */
export const notFoundNames = {
  name: 'Not found',
  title: notFound.message,
} as const satisfies PageNames;

/** The title in the browser's tab: 'Fee structure | School Name'. */
export function titleOf({ title }: Pick<PageNames, 'title'>): string {
  return `${title} | ${school.name}`;
}
