// Builds the office's page into dist-office/: `node build/office.ts`. With --if-changed it does so
// only when something that the page follows from has changed since. The public site's server
// reads dist/ alone, so nothing of the office can be asked for there.
import '#content/valid-documents.ts';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { office } from '#content/office/page.ts';
import { documentFields } from '#content/schemas/documents.ts';
import type { SiteManifest } from '#server/http/site.ts';
import { documents } from './documents.ts';
import { filesIn, publish, replaceFolder, requestPath } from './files.ts';
import { hashInputs } from './inputs.ts';
import { styleVisitor } from './style-visitor.ts';

/** Where the finished page goes. */
const LIVE = process.env.OFFICE_FOLDER ?? 'dist-office';
const DIST = `${LIVE}.building`;
const CLIENT = join(DIST, 'client');
const STAMP = 'inputs.sha256';

/** Everything that the page follows from. */
const FOLDERS = [
  'app/browser',
  'app/fonts',
  'app/styles',
  'ui',
  'build',
  'content',
  'office',
  'payloads',
  'rules',
];

/** The page again, for unknown addresses: it shows that they do not exist. */
const NOT_FOUND = '404/index.html';

/** Everything comes from the office's own origin, and nothing stands inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // Previews of the site's pages.
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const inputs = await hashInputs({}, FOLDERS);
  const last = await readFile(join(LIVE, STAMP), 'utf8').catch(() => '');
  if (process.argv.includes('--if-changed') && last === inputs) return;

  const started = performance.now();
  await rm(DIST, { recursive: true, force: true });
  await bundle();
  await mkdir(join(CLIENT, '404'));
  await copyFile(join(CLIENT, 'index.html'), join(CLIENT, NOT_FOUND));
  await writeFile(join(DIST, 'site.json'), JSON.stringify(await manifest(), null, 1));
  await writeFile(join(DIST, STAMP), inputs);
  await replaceFolder(DIST, LIVE);
  console.log(`Built the office in ${Math.round((performance.now() - started) / 1000)} s.`);
}

async function bundle(): Promise<void> {
  await build({
    configFile: false,
    root: resolve('office'),
    logLevel: 'warn',
    plugins: [documents(), fieldsAsData(), react(), words()],
    css: { transformer: 'lightningcss', lightningcss: { visitor: styleVisitor() } },
    build: {
      outDir: resolve(CLIENT),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The views of daily work are in one file, so that they open without a connection, too.
      chunkSizeWarningLimit: 600,
    },
  });
}

/** The page has the fields of the documents as data, without the schemas and the validator. */
function fieldsAsData(): Plugin {
  const file = fileURLToPath(import.meta.resolve('#content/schemas/documents.ts'));
  const code = `export const documentFields = ${JSON.stringify(documentFields)};`;
  return {
    name: 'fields-as-data',
    enforce: 'pre',
    load: (id) => (id === file ? code : undefined),
  };
}

/** Puts the words of the page's shell into it. */
function words() {
  const said: Record<string, string> = { title: office.title, noscript: office.noScript };
  return {
    name: 'office-words',
    transformIndexHtml: (html: string) => html.replace(/\{(\w+)\}/g, (_, key) => said[key] ?? ''),
  };
}

async function manifest(): Promise<SiteManifest> {
  const published = await Promise.all((await filesIn(CLIENT)).map((file) => publish(CLIENT, file)));
  const result: SiteManifest = { files: {}, notFound: requestPath(NOT_FOUND) };
  for (const file of published) {
    const isPage = file.type.startsWith('text/html');
    result.files[requestPath(file.file)] = isPage ? { ...file, csp: POLICY } : file;
  }
  return result;
}
