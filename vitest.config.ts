import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { school } from './test/school-env.ts';

const every =
  '{app,art,build,content,db,demo,office,payloads,rules,server,supabase,test,ui}/**/*.test.{ts,tsx}';
const slow = '**/*.slow.test.ts';

/**
 * Unit and function tests are next to their file; Playwright runs the browser's journeys. The slow
 * ones start processes, Postgres or Deno, and choose the store that a whole file is tested with:
 * each file of theirs has a process of its own. The others share theirs, with all that is imported.
 */
export default defineConfig({
  resolve: {
    alias: {
      'virtual:documents': resolve('test/documents.ts'),
      'virtual:load-facts': resolve('test/documents.ts'),
    },
  },
  test: {
    env: school,
    pool: 'forks',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Projects with other worker counts must be in other groups; one group runs after another.
          sequence: { groupOrder: 0 },
          include: [every],
          exclude: [slow],
          isolate: false,
          // More than there are processors: the longest files wait for time limits, mails and
          // processes rather than for a processor. Not many more: each worker imports the server.
          maxWorkers: 2 * availableParallelism(),
        },
      },
      // Each of these may start servers.
      {
        extends: true,
        test: {
          name: 'slow',
          include: [slow],
          globalSetup: ['test/built-site.ts', 'test/shared-postgres.ts'],
          sequence: { groupOrder: 1 },
          maxWorkers: 3 * availableParallelism(),
          // Builds have a low priority: they wait for all that runs beside them.
          testTimeout: 15 * 60_000,
          hookTimeout: 15 * 60_000,
        },
      },
    ],
    environment: 'node',
    unstubGlobals: true,
    // These only end what hangs: a busy machine is slow, but its results are right.
    testTimeout: 2 * 60_000,
    hookTimeout: 5 * 60_000,
    // Shorter than what is done again after 25 s or more.
    expect: { poll: { timeout: 20_000 } },
  },
});
