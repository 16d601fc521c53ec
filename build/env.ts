import * as v from 'valibot';
import { school } from '#content/school/school.ts';

/** What a build may be told from outside (README, configuration). */
export interface BuildEnv {
  /** Where the functions answer, when that is not the page's own origin. */
  backendOrigin: string | undefined;
  analyticsId: string | undefined;
  conversionId: string | undefined;
  /** The origin in canonical links, Open Graph, sitemap and JSON-LD; no slash at its end. */
  siteOrigin: string;
}

const optionalText = v.optional(v.pipe(v.string(), v.trim()), '');

function named(name: string, what: string, fits: (value: string) => boolean) {
  return v.pipe(
    optionalText,
    v.check((value) => value === '' || fits(value), `${name} must be ${what}.`),
    v.transform((value) => value || undefined),
  );
}

const schema = v.object({
  VITE_BACKEND_URL: named(
    'VITE_BACKEND_URL',
    'an address such as https://abcd.supabase.co',
    isWebAddress,
  ),
  VITE_ANALYTICS_ID: named('VITE_ANALYTICS_ID', 'an id such as G-XXXXXXXXXX', (value) =>
    /^G-[A-Z0-9]{4,20}$/.test(value),
  ),
  VITE_CONVERSION_ID: named('VITE_CONVERSION_ID', 'an id such as AW-123456789/label', (value) =>
    /^AW-\d{6,12}\/[\w-]{1,60}$/.test(value),
  ),
  PUBLIC_ORIGIN: named('PUBLIC_ORIGIN', 'a list of origins such as https://school.lk', (value) =>
    value.split(',').every((part) => isOrigin(part.trim())),
  ),
});

/**
 * Reads what the build depends on.
 * Throws a sentence that names the variable when one is malformed.
 */
export function readBuildEnv(env: Record<string, string | undefined>): BuildEnv {
  const result = v.safeParse(schema, env);
  if (!result.success) throw new Error(result.issues.map(({ message }) => message).join(' '));
  const { VITE_BACKEND_URL, VITE_ANALYTICS_ID, VITE_CONVERSION_ID, PUBLIC_ORIGIN } = result.output;
  return {
    backendOrigin: VITE_BACKEND_URL && new URL(VITE_BACKEND_URL).origin,
    analyticsId: VITE_ANALYTICS_ID,
    conversionId: VITE_CONVERSION_ID,
    siteOrigin: new URL(PUBLIC_ORIGIN?.split(',')[0]?.trim() ?? school.siteUrl.value).origin,
  };
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function isOrigin(value: string): boolean {
  return isWebAddress(value) && new URL(value).origin === value;
}
