import { vi } from 'vitest';
import { type SitePath, sitePaths } from '#content/pages/paths.ts';
import type { Documents } from '#content/schemas/documents.ts';

/** Every page of a site with these documents: the HTML of its body. */
export async function renderPages(documents: Documents): Promise<Map<SitePath, string>> {
  vi.resetModules();
  vi.doMock('virtual:documents', () => ({
    documents,
    markedDocuments: documents,
    loadFacts: async () => {},
  }));
  const { renderPage } = await import('#app/entry.server.tsx');
  const pages = new Map<SitePath, string>();
  for (const path of sitePaths) pages.set(path, await renderPage(path));
  return pages;
}
