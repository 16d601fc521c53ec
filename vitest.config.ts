import { defineConfig } from 'vitest/config';

/** Unit and function tests stand beside their file; the browser's journeys are Playwright's. */
export default defineConfig({
  test: {
    include: [
      '{app,build,content,db,office,payloads,rules,server,supabase,test}/**/*.test.{ts,tsx}',
    ],
    environment: 'node',
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
