// `npm run dev`: the site with hot reload and the functions, together at one address. Changes of
// the site appear at once; the server restarts when one of its files changes.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import type * as Entry from '#app/entry.server.tsx';
import type * as Paths from '#content/pages/paths.ts';
import { documentsFolder } from '#server/publishing/site-documents.ts';
import { freePort } from './free-port.ts';

const port = Number(process.env.PORT ?? 3000);
const functionsPort = await freePort();
const proxied = { target: `http://127.0.0.1:${functionsPort}` };
const site = await createServer({
  configLoader: 'native',
  plugins: [devPages()],
  server: {
    port,
    strictPort: true,
    host: process.env.HOST ?? 'localhost',
    proxy: { '/functions': proxied, '/healthz': proxied },
  },
});
await site.listen().catch((error: Error) => {
  console.error(`${error.message}. Stop what uses it, or set PORT to another one.`);
  process.exit(1);
});

// The server needs a built site to answer forms posted without scripts, and the office's page.
if (!existsSync('dist/site.json')) build('build/site.ts');
build('build/office.ts', '--if-changed');
let server = serve();
// It reads the documents once, and does not watch them.
site.watcher.on('change', (file) => {
  if (!file.startsWith(documentsFolder)) return;
  server.once('exit', () => {
    server = serve();
  });
  server.kill('SIGTERM');
});
console.log(
  `The site with hot reload is at http://localhost:${port}; the functions answer there too.`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.kill('SIGTERM');
    await site.close();
    process.exit(0);
  });
}

function build(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Starts the server. It prints its own address, which would only confuse here. */
function serve(): ChildProcess {
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(functionsPort), HOST: '127.0.0.1' },
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('The site is at ')) console.log(line);
  });
  return child;
}

/** Serves the pages in development: rendered by the same entry and document as by the build. */
function devPages(): Plugin {
  return {
    name: 'dev-pages',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const url = new URL(request.originalUrl ?? '/', 'http://dev');
        // Browsers ask for HTML; curl takes anything.
        const { accept = '*/*' } = request.headers;
        if (!/text\/html|\*\/\*/.test(accept)) return next();
        try {
          // Read again with each page, so that a new page needs no restart.
          const { sitePaths }: typeof Paths =
            await runnerOf(server).import('/content/pages/paths.ts');
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
  // Starts the page once React's refresh is in place.
  const boot =
    "addEventListener('DOMContentLoaded',()=>import('/app/entry.client.tsx').then(({start})=>start()))";
  return entry.documentOf(body, { path, styles: '', boot, scripts: 'dev' }).html;
}

/**
 * The styles of everything rendered, so that the page is not unstyled until its scripts have
 * loaded. Vite takes them over by their attribute.
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
