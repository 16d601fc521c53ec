// Writes one self-contained bundle.js beside each function's index.ts: the Supabase CLI takes no
// imports from outside supabase/, and the functions share their code with server/.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

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
  // CommonJS packages ask for Node's own modules by `require`, which a module has to make.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module';\nconst require = makeRequire(import.meta.url);",
  },
  // pg's native twin is optional, and not there.
  external: ['pg-native'],
});
console.log(`Bundled ${names.join(', ')}.`);
