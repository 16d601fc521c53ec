// Builds the office's page into dist-office/: `node build/office.ts`. With --if-changed it does so
// only when one of its inputs has changed. The public site's server reads dist/ alone, so no file
// of the office can be requested there.
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build as bundle, type Plugin } from 'vite';
import { office } from '#content/office/office-texts.ts';
import { documentFields } from '#content/schemas/documents.ts';
import type { SiteManifest } from '#server/http/built-site.ts';
import { rebuild } from './inputs.ts';
import { layersByFolder, styleVisitor } from './styles.ts';
import { publishAll, requestPath } from './write-files.ts';

/** The page again, for unknown addresses: it shows that they do not exist. */
const NOT_FOUND = '404/index.html';

/** All files are from the office's origin, and nothing is inline. */
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

await rebuild('dist-office', build);

async function build(folder: string): Promise<SiteManifest> {
  const client = join(folder, 'client');
  await bundle({
    configFile: false,
    root: resolve('office'),
    logLevel: 'warn',
    plugins: [fieldsAsData(), react(), layersByFolder()],
    // The texts of the page's shell.
    define: {
      'import.meta.env.TITLE': JSON.stringify(office.title),
      'import.meta.env.NO_SCRIPT': JSON.stringify(office.noScript),
    },
    css: { transformer: 'lightningcss', lightningcss: { visitor: styleVisitor() } },
    build: {
      outDir: resolve(client),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // The views of daily work are in one file, so that they open without a connection, too.
      chunkSizeWarningLimit: 600,
    },
  });
  const notFound = join(client, NOT_FOUND);
  await mkdir(dirname(notFound));
  await copyFile(join(client, 'index.html'), notFound);
  return publishAll(client, requestPath(NOT_FOUND), (_, { type }) =>
    type.startsWith('text/html') ? POLICY : undefined,
  );
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
