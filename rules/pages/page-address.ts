import type { SitePath } from '#content/pages/paths.ts';

/** The path of a page's share image: '/programs/o-level-ict' -> '/share/programs-o-level-ict.png'. */
export function shareImage(path: SitePath): `/share/${string}.png` {
  const slug = path.slice(1).replaceAll('/', '-') || 'home';
  return `/share/${slug}.png`;
}

/** Width and height of share images in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** What is copied with an address: the space or the punctuation of a sentence around it. */
const COPIED = /[\s)\]}>.,;:!?'"’”]+$/u;

/**
 * The path that an address most likely means: in lower case, with single slashes and none at its
 * end, without a file's name and without what was copied after it. `/About/`, `/about)` and
 * `/about.html` give `/about`.
 */
export function tidyPath(pathname: string): string {
  return decoded(pathname)
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(COPIED, '')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/^(.+)\/$/, '$1')
    .replace(/^$/, '/');
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
