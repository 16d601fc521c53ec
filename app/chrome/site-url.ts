import { schoolOf } from '#content/school/school.ts';
import { documents } from '../documents.ts';

const school = schoolOf(documents);

declare global {
  interface ImportMetaEnv {
    /** PUBLIC_ORIGIN's first value at build, which vite.config.ts writes in. */
    readonly VITE_SITE_ORIGIN?: string;
  }
}

/** The full address of a path: for canonical links, shared links and structured data. */
export function siteUrl(path: `/${string}`): string {
  return new URL(path, import.meta.env.VITE_SITE_ORIGIN || school.siteUrl).href;
}
