import { metadata, notFoundMetadata } from '#content/pages/metadata.ts';
import { titleOf } from '#content/pages/page-names.ts';
import type { SitePath } from '#content/pages/paths.ts';
import { school } from '#content/school/school.ts';
import { shareImage, shareImageSize } from '#rules/pages/page-address.ts';
import { siteUrl } from './site-url.ts';

/** The tags of a page's head that differ from page to page. */
export interface PageHead {
  title: string;
  metas: { name?: string; property?: string; content: string }[];
  /** The page's full address; absent for a page that does not exist. */
  canonical?: string;
}

/**
 * The head of one page, for the build: its title and the tags that search engines and messengers read,
 * from the same records as the page.
 *
 * @returns the not-found page's head for any other path
 */
export function pageHead(path: string): PageHead {
  if (!isPage(path)) {
    const { description } = notFoundMetadata;
    const metas = { description, robots: 'noindex' };
    return { title: titleOf(notFoundMetadata), metas: tags('name', metas) };
  }
  const page = metadata[path];
  const url = siteUrl(path);
  return {
    title: titleOf(page),
    canonical: url,
    metas: [
      ...tags('name', { description: page.description, 'twitter:card': 'summary_large_image' }),
      ...tags('property', {
        'og:type': 'website',
        'og:site_name': school.name,
        'og:locale': 'en_GB',
        'og:title': page.title,
        'og:description': page.description,
        'og:url': url,
        'og:image': siteUrl(shareImage(path)),
        'og:image:width': String(shareImageSize.width),
        'og:image:height': String(shareImageSize.height),
        'og:image:alt': `${page.title}, ${school.name}`,
      }),
    ],
  };
}

function isPage(path: string): path is SitePath {
  return path.startsWith('/') && path in metadata;
}

function tags(attribute: 'name' | 'property', contents: Record<string, string>) {
  return Object.entries(contents).map(([key, content]) => ({ [attribute]: key, content }));
}
