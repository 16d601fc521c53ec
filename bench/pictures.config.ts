import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** Screenshots of every page and state, compared with those in the folder that PICTURES names. */
export default defineConfig({
  ...journeys,
  globalSetup: '../test/journeys/build.ts',
  testDir: '.',
  outputDir: '../test-results',
  projects: [320, 390, 1280].map((width) => ({
    name: String(width),
    testMatch: 'pictures.spec.ts',
    use: {
      viewport: { width, height: width < 700 ? 844 : 800 },
      isMobile: width < 700,
      hasTouch: width < 700,
    },
  })),
  reporter: 'list',
  workers: 2,
  snapshotPathTemplate: join(
    process.env.PICTURES ?? 'test-results/pictures',
    '{arg}.{projectName}{ext}',
  ),
});
