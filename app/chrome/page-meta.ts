import type { MetaDescriptor } from 'react-router';
import { metadata, notFoundMetadata, titleOf } from '#content/metadata.ts';
import type { SitePath } from '#content/paths.ts';
import { school } from '#content/school.ts';
import { shareImage, shareImageSize } from '#rules/share-image.ts';
import { siteUrl } from './site-url.ts';
import { structuredData } from './structured-data.ts';

/**
 * The head of one page: its title and what search engines and messengers read. Everything comes
 * from the records that the page shows as well.
 */
export function pageMeta(path: SitePath): MetaDescriptor[] {
  const page = metadata[path];
  const url = siteUrl(path);
  return [
    { title: titleOf(page) },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...openGraph({
      'og:type': 'website',
      'og:site_name': school.name.value,
      'og:locale': 'en_GB',
      'og:title': page.title,
      'og:description': page.description,
      'og:url': url,
      'og:image': siteUrl(shareImage(path)),
      'og:image:width': String(shareImageSize.width),
      'og:image:height': String(shareImageSize.height),
      'og:image:alt': `${page.title}, ${school.name.value}`,
    }),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structuredData(path).map((thing) => ({ 'script:ld+json': thing })),
  ];
}

/** The head of the not-found page: no address of its own, and nothing to be found by. */
export function notFoundMeta(): MetaDescriptor[] {
  return [
    { title: titleOf(notFoundMetadata) },
    { name: 'description', content: notFoundMetadata.description },
    { name: 'robots', content: 'noindex' },
  ];
}

function openGraph(properties: Record<`og:${string}`, string>): MetaDescriptor[] {
  return Object.entries(properties).map(([property, content]) => ({ property, content }));
}
