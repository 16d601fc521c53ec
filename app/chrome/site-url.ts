import { siteOrigin } from '../documents.ts';

/** The full address of a path: for canonical links, shared links and structured data. */
export function siteUrl(path: `/${string}`): string {
  return new URL(path, siteOrigin).href;
}
