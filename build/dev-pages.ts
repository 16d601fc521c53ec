import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import type * as Entry from '#app/entry.server.tsx';
import type * as Paths from '#content/pages/paths.ts';

/** Read again with each page, so that a new page needs no restart. */
const PATHS = '/content/pages/paths.ts';

/** Starts the page once React's refresh is in place. */
const BOOT =
  "addEventListener('DOMContentLoaded',()=>import('/app/entry.client.tsx').then(({start})=>start()))";

/** Serves the pages in development: rendered by the same entry and document as by the build. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const url = new URL(request.originalUrl ?? '/', 'http://dev');
        if (!request.headers.accept?.includes('text/html')) return next();
        try {
          const { sitePaths }: typeof Paths = await runnerOf(server).import(PATHS);
          const path = sitePaths.find((page) => page === url.pathname) ?? '/404';
          const html = await renderPage(server, path);
          response.writeHead(path === '/404' ? 404 : 200, { 'content-type': 'text/html' });
          response.end(await server.transformIndexHtml(path, html));
        } catch (error) {
          if (error instanceof Error) server.ssrFixStacktrace(error);
          next(error);
        }
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { server }) => server && stylesIn(server),
    },
  };
}

async function renderPage(server: ViteDevServer, path: string): Promise<string> {
  const entry: typeof Entry = await runnerOf(server).import('/app/entry.server.tsx');
  const body = await entry.renderPage(path);
  return entry.documentOf(body, { path, styles: '', boot: BOOT, scripts: 'dev' }).html;
}

/**
 * The styles of everything rendered, so that the page is not unstyled until its scripts have loaded.
 * Vite takes them over by their attribute.
 */
function stylesIn(server: ViteDevServer) {
  const files = [...server.environments.ssr.moduleGraph.idToModuleMap.keys()];
  return Promise.all(
    files
      .filter((file) => file.endsWith('.css'))
      .map(async (file) => ({
        tag: 'style',
        attrs: { 'data-vite-dev-id': file },
        children: (await runnerOf(server).import<{ default: string }>(`${file}?inline`)).default,
        injectTo: 'head' as const,
      })),
  );
}

function runnerOf({ environments: { ssr } }: ViteDevServer) {
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's server cannot run the site's entry.");
  return ssr.runner;
}
