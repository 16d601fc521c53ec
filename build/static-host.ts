import type { SiteManifest } from '#server/site-manifest.ts';

/** What every file is sent with; server/headers.ts says the same for our own server. */
const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  // Not no-referrer: forms posted without scripts would then send `Origin: null`.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * The `_headers` file that common static hosts read (Netlify, Cloudflare Pages and those that took
 * it over): cache rules, and each page's content policy.
 */
export function headersFile({ files, notFound }: SiteManifest): string {
  const blocks = [
    block('/*', COMMON),
    block('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  ];
  for (const [path, { csp }] of Object.entries(files)) {
    if (csp && path !== notFound) blocks.push(block(path, { 'Content-Security-Policy': csp }));
  }
  return blocks.join('\n');
}

function block(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
