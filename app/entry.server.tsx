import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { loadPage } from './page-modules.ts';
import { Site } from './site.tsx';

export { documentOf } from './document.tsx';

/** Every file that may hold a page, to know the one behind a path. */
const files = import.meta.glob('./pages/**/*.tsx');

/**
 * A path's page.
 * Out: the HTML of its body, and its file in the project, by which Vite's manifest names what the
 * page needs.
 */
export async function renderPage(path: string): Promise<{ body: string; file: string }> {
  const Page = await loadPage(path);
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Site Page={Page} />
    </StaticRouter>,
    { onError: fail },
  );
  return { body: await new Response(prelude).text(), file: await fileOf(Page) };
}

async function fileOf(Page: unknown): Promise<string> {
  for (const [file, load] of Object.entries(files)) {
    const module = (await load()) as { default?: unknown };
    if (module.default === Page) return file.replace(/^\.\//, 'app/');
  }
  throw new Error('A page of app/pages.ts is not in app/pages/.');
}

/** A page that breaks must not be published with its error screen. */
function fail(error: unknown): never {
  throw error;
}
