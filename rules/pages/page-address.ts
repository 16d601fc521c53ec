/**
 * The path that an address most likely means: as links write it, in small letters, with single
 * slashes and none at its end. `/About/` gives `/about`.
 */
export function tidyPath(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
}
