import pages from '#documents/pages.json' with { type: 'json' };
import { fillTexts } from '../fill-text.ts';
import { school } from '../school/school.ts';

/** The titles of the pages without the school's name. */
export const pageTitles = fillTexts(pages.titles);

export const notFoundTitle = 'Oops! Page not found';

/** The title in the browser's tab: 'Fee structure | School Name'. */
export function titleOf(path: string): string {
  const titles: Readonly<Record<string, string>> = pageTitles;
  return `${titles[path] ?? notFoundTitle} | ${school.name}`;
}
