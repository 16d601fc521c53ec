import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { readBuildEnv } from './build/env.ts';
import { leaveOut } from './build/leave-out.ts';

// A malformed variable stops here, with a sentence that names it.
const { siteOrigin } = readBuildEnv(process.env);

/** Fewer, larger files compress better, and each page needs most of what several share. */
const chunks = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
  { name: 'shared', minShareCount: 5 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), leaveOut()],
  define: { 'import.meta.env.VITE_SITE_ORIGIN': JSON.stringify(siteOrigin) },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
});
