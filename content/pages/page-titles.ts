import type { Documents } from '../schemas/documents.ts';

export const notFoundTitle = 'Oops! Page not found';

/** The title in the browser's tab: 'Fee structure | School Name'. */
export function titleOf({ pages, school }: Documents, path: string): string {
  const titles: Readonly<Record<string, string>> = pages.titles;
  return `${titles[path] ?? notFoundTitle} | ${school.name}`;
}
