import { sitePaths } from '#content/pages/paths.ts';

/** All pages for search engines. No dates: a page's true date of change is not known here. */
export function sitemap(origin: string): string {
  const urls = sitePaths.map((path) => `  <url><loc>${escapeXml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Everything may be read but the functions, which are no pages. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /functions/

Sitemap: ${origin}/sitemap.xml
`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
