// Writes one self-contained bundle.js next to each function's index.ts: the Supabase CLI does not
// accept imports from outside supabase/, and the functions share their code with server/.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// Stops here if a document does not match its schema. This folder is a separate package, in which
// #content does not resolve.
const { readDocuments } = await import(
  new URL('../../content/read-documents.ts', import.meta.url).href
);
const documents = readDocuments(fileURLToPath(new URL('../../content/documents', import.meta.url)));

const folder = fileURLToPath(new URL('../functions', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const names = readdirSync(folder);

await build({
  entryPoints: names.map((name) => ({ in: `${folder}/${name}/index.ts`, out: `${name}/bundle` })),
  outdir: folder,
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'esnext',
  legalComments: 'none',
  logLevel: 'warning',
  // CommonJS packages load Node's own modules by `require`, which an ES module does not have.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module';\nconst require = makeRequire(import.meta.url);",
  },
  plugins: [
    {
      name: 'documents',
      setup: (bundling) => {
        bundling.onResolve({ filter: /^virtual:documents$/ }, ({ path }) => ({
          path,
          namespace: path,
        }));
        bundling.onLoad({ filter: /./, namespace: 'virtual:documents' }, () => ({
          contents: `export const documents = ${JSON.stringify(documents)};`,
        }));
      },
    },
  ],
  // The optional native version of pg is not installed.
  external: ['pg-native'],
});
console.log(`Bundled ${names.join(', ')}.`);
