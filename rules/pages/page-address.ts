import type { SitePath } from '#content/pages/paths.ts';

/** The path of a page's share image: '/programs/o-level-ict' -> '/share/programs-o-level-ict.png'. */
export function shareImage(path: SitePath): `/share/${string}.png` {
  const slug = path.slice(1).replaceAll('/', '-') || 'home';
  return `/share/${slug}.png`;
}

/** Width and height of share images in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/**
 * The path that an address most likely means: in lower case, with single slashes and none at its
 * end. `/About/` gives `/about`.
 */
export function tidyPath(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
}
