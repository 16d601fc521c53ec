import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { readBuildEnv } from './build/env.ts';
import { leaveOut } from './build/leave-out.ts';

// A malformed variable stops here, with a sentence that names it.
const { siteOrigin } = readBuildEnv(process.env);

/** What only pages with a form need. */
const forms = /\/(app\/forms|payloads)\/|\/content\/(forms|form-help|legal)\.ts/;

/** Fewer, larger files compress better and cost a slow phone less to ask for. */
const chunks = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  { name: 'shared', test: (id: string) => !forms.test(id), minShareCount: 3, priority: 2 },
  { name: 'forms', test: forms, minShareCount: 2 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leaveOut()],
  define: { 'import.meta.env.VITE_SITE_ORIGIN': JSON.stringify(siteOrigin) },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
});
