import { fillTexts } from '#content/fill-text.ts';
import { pageTitles, titleOf } from '#content/pages/page-titles.ts';
import { isSitePath } from '#content/pages/paths.ts';
import { school } from '#content/school/school.ts';
import pages from '#documents/pages.json' with { type: 'json' };
import { shareImage, shareImageSize } from '#rules/pages/page-address.ts';
import { siteUrl } from './site-url.ts';

type Meta = { name?: string; property?: string; content: string };

const descriptions = fillTexts(pages.descriptions);

/** The title of a path's page, and the tags that search engines and messengers read. */
export function pageHead(path: string) {
  if (!isSitePath(path)) {
    const description = 'This page does not exist. Please start again from the home page.';
    const metas = { description, robots: 'noindex' };
    return { title: titleOf(path), metas: tags('name', metas) };
  }
  const title = pageTitles[path];
  const description = descriptions[path];
  const url = siteUrl(path);
  return {
    title: titleOf(path),
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
