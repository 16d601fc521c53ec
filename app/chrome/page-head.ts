import { titleOf } from '#content/pages/page-titles.ts';
import { isSitePath } from '#content/pages/paths.ts';
import { schoolOf } from '#content/school/school.ts';
import { shareImage, shareImageSize } from '#rules/pages/page-address.ts';
import { documents } from '../documents.ts';
import { siteUrl } from './site-url.ts';

const school = schoolOf(documents);

type Meta = { name?: string; property?: string; content: string };

const descriptions = documents.pages.descriptions;

/** The title of a path's page, and the tags that search engines and messengers read. */
export function pageHead(path: string) {
  if (!isSitePath(path)) {
    const description = 'This page does not exist. Please start again from the home page.';
    const metas = { description, robots: 'noindex' };
    return { title: titleOf(documents, path), metas: tags('name', metas) };
  }
  const title = documents.pages.titles[path];
  const description = descriptions[path];
  const url = siteUrl(path);
  return {
    title: titleOf(documents, path),
    canonical: url,
    metas: [
      ...tags('name', { description, 'twitter:card': 'summary_large_image' }),
      ...tags('property', {
        'og:type': 'website',
        'og:site_name': school.name,
        'og:locale': 'en_GB',
        'og:title': title,
        'og:description': description,
        'og:url': url,
        'og:image': siteUrl(shareImage(path)),
        'og:image:width': String(shareImageSize.width),
        'og:image:height': String(shareImageSize.height),
        'og:image:alt': `${title}, ${school.name}`,
      }),
    ],
  };
}

function tags(attribute: 'name' | 'property', contents: Record<string, string>): Meta[] {
  return Object.entries(contents).map(([key, content]) => ({ [attribute]: key, content }));
}
