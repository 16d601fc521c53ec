import { createHash } from 'node:crypto';
import type { BuildEnv } from '#server/deps/env.ts';

/** The origin of the map's frame, and the address that is checked first. */
const MAP = 'https://www.openstreetmap.org';

/** What gtag.js loads from and reports to, as Google's own guide to a content policy lists it. */
const MEASUREMENT = {
  script: ['https://*.googletagmanager.com', 'https://www.googleadservices.com'],
  connect: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
    'https://www.google.com',
  ],
  image: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.g.doubleclick.net',
    'https://www.google.com',
  ],
  frame: ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
};

const NONE = { script: [], connect: [], image: [], frame: [] } satisfies typeof MEASUREMENT;

/**
 * A page's whole Content-Security-Policy. It allows only what the page needs: its own
 * files, its inline scripts and styles by their hash, and the hosts that it was built for.
 *
 * The map's host is in every page's policy, since a page keeps its policy when a link changes it to
 * /contact.
 */
export function contentPolicy(
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
  { VITE_BACKEND_URL, VITE_ANALYTICS_ID, VITE_CONVERSION_ID }: Omit<BuildEnv, 'PUBLIC_ORIGIN'>,
): string {
  const vendor = VITE_ANALYTICS_ID || VITE_CONVERSION_ID ? MEASUREMENT : NONE;
  const backend = VITE_BACKEND_URL ? [VITE_BACKEND_URL] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hash), ...vendor.script],
    'style-src': ["'self'", ...styles.map(hash)],
    'img-src': ["'self'", 'data:', ...vendor.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", MAP, ...backend, ...vendor.connect],
    'frame-src': [MAP, ...vendor.frame],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** A text's hash as a content policy writes it. */
export function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
