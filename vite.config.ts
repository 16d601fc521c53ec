import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { readBuildEnv } from './build/env.ts';

// A malformed variable stops here, with a sentence that names it.
const { siteOrigin } = readBuildEnv(process.env);

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: { 'import.meta.env.VITE_SITE_ORIGIN': JSON.stringify(siteOrigin) },
  build: {
    assetsInlineLimit: 0,
  },
});
