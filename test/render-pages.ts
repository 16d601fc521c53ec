import { vi } from 'vitest';
import { type SitePath, sitePaths } from '#content/pages/paths.ts';
import type { Documents } from '#content/schemas/documents.ts';

/** Every page of a site with these documents: the HTML of its body. */
export async function renderPages(documents: Documents): Promise<Map<SitePath, string>> {
  const renderPage = await rendererOf(documents);
  const pages = new Map<SitePath, string>();
  for (const path of sitePaths) pages.set(path, await renderPage(path));
  return pages;
}

/** How a site with these documents renders a page. */
export async function rendererOf(documents: Documents) {
  vi.resetModules();
  vi.doMock('virtual:documents', () => ({
    documents,
    markedDocuments: documents,
    loadFacts: async () => {},
  }));
  return (await import('#app/entry.server.tsx')).renderPage;
}
