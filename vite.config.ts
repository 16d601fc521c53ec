import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { documentsPlugin } from './build/documents.ts';
import { layersByFolder, styleVisitor, withoutInsertedStyles } from './build/styles.ts';
import { readBuildEnv } from './server/deps/env.ts';

// A malformed variable stops here, with a sentence that names it.
readBuildEnv(process.env);

/** What changes with a library's version only. */
const vendor = /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/;

/** What only pages with a form need. */
const forms =
  /\/app\/forms\/(?!level-choice|posted-form)|\/app\/browser\/(call-function|submission-|receipt)|\/payloads\/(?!today)|\/content\/forms\/(enquiry|registration|form-help|notices)\.ts/;

const rooms = /\/app\/school\/rooms\.|\/app\/assets\/rooms\//;

/**
 * Fewer, larger files compress better and cost a slow phone less to ask for. No group may include
 * the imports of its modules, otherwise every page would load the forms.
 */
const chunks = [
  { name: 'vendor', test: vendor, priority: 4 },
  // What every page runs, since the entry imports it.
  { name: 'site', tags: ['$initial' as const], priority: 3 },
  // Names of many pictures, which only three pages show.
  { name: 'rooms', test: rooms, minShareCount: 2, priority: 2 },
  {
    name: 'shared',
    test: (id: string) => !forms.test(id) && !rooms.test(id),
    minShareCount: 3,
    priority: 2,
  },
  { name: 'forms', test: forms, minShareCount: 2 },
];

export default defineConfig({
  appType: 'custom',
  plugins: [documentsPlugin(), react(), layersByFolder(), withoutInsertedStyles()],
  css: { transformer: 'lightningcss', lightningcss: { visitor: styleVisitor() } },
  build: {
    assetsInlineLimit: 0,
    // The layout needs newer browsers; syntax that these can read adds few bytes.
    cssTarget: ['chrome100', 'safari15', 'firefox100'],
  },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: { entry: 'app/entry.client.tsx' },
          // The boot script calls what the entry exports.
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups: chunks, includeDependenciesRecursively: false } },
        },
      },
    },
    ssr: {
      build: {
        // The fonts, which only the document names.
        emitAssets: true,
        rolldownOptions: {
          input: 'app/entry.server.tsx',
          // One file, so that a running server needs nothing of a build that was replaced.
          output: { codeSplitting: false },
        },
      },
    },
  },
});
