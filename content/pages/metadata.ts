import pages from '#documents/pages.json' with { type: 'json' };
import { fillTexts } from '../fill-text.ts';
import { notFoundNames, type PageNames, pageNames } from './page-names.ts';
import type { SitePath } from './paths.ts';

/** What search results and messengers show of a page. */
export interface PageMetadata extends PageNames {
  /** One or two sentences, 50 to 160 characters. */
  readonly description: string;
}

export const metadata = Object.fromEntries(
  Object.entries(fillTexts(pages.descriptions)).map(([path, description]) => [
    path,
    { ...pageNames[path as SitePath], description },
  ]),
) as Record<SitePath, PageMetadata>;

/** The not-found page. */
export const notFoundMetadata: PageMetadata = {
  ...notFoundNames,
  description: 'This page does not exist. Please start again from the home page.',
};
