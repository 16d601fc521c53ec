import { metadata, notFoundMetadata } from '#content/pages/metadata.ts';
import { titleOf } from '#content/pages/page-names.ts';
import type { SitePath } from '#content/pages/paths.ts';
import { school } from '#content/school/school.ts';
import { shareImage, shareImageSize } from '#rules/pages/share-image.ts';
import { siteUrl } from './site-url.ts';

/** What the head of a page says, in addition to what all pages' heads say. */
export interface PageHead {
  title: string;
  metas: ({ name: string; content: string } | { property: string; content: string })[];
  /** The page's full address; a page that does not exist has none. */
  canonical?: string;
}

/**
 * The head of one page, for the build: its title and what search engines and messengers read. Everything comes
 * from the records that the page shows as well. A path that is no page has the not-found page's.
 */
export function pageHead(path: string): PageHead {
  return isKnown(path) ? headOf(path) : notFoundHead();
}

function isKnown(path: string): path is SitePath {
  return path.startsWith('/') && path in metadata;
}

function headOf(path: SitePath): PageHead {
  const page = metadata[path];
  const url = siteUrl(path);
  return {
    title: titleOf(page),
    canonical: url,
    metas: [
      { name: 'description', content: page.description },
      ...openGraph({
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
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
  };
}

/** No address of its own, and nothing to be found by. */
function notFoundHead(): PageHead {
  return {
    title: titleOf(notFoundMetadata),
    metas: [
      { name: 'description', content: notFoundMetadata.description },
      { name: 'robots', content: 'noindex' },
    ],
  };
}

function openGraph(properties: Record<`og:${string}`, string>) {
  return Object.entries(properties).map(([property, content]) => ({ property, content }));
}
