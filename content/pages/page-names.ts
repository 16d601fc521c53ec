import pages from '#documents/pages.json' with { type: 'json' };
import { fillTexts } from '../fill-text.ts';
import { school } from '../school/school.ts';
import { type SitePath, shortNames } from './paths.ts';

/** What a page is called. The browser needs these of every page, so descriptions are elsewhere. */
export interface PageNames {
  /** Its short name. */
  readonly name: string;
  /** Without the school's name, which `titleOf` adds. */
  readonly title: string;
}

const titles = fillTexts(pages.titles);

export const pageNames = Object.fromEntries(
  Object.entries(shortNames).map(([path, name]) => [
    path,
    { name, title: titles[path as SitePath] },
  ]),
) as Record<SitePath, PageNames>;

/** The not-found page. */
export const notFoundNames = {
  name: 'Not found',
  title: 'Oops! Page not found',
} as const satisfies PageNames;

/** The title in the browser's tab: 'Fee structure | School Name'. */
export function titleOf({ title }: Pick<PageNames, 'title'>): string {
  return `${title} | ${school.name}`;
}
