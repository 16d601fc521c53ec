import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '#test/browser.ts';
import { disabledFeatures, oneProcessPerContext, thisMachineOnly } from '#test/browser-switches.ts';

/**
 * Marked where they stand: whole files by their name, single journeys by `{ tag: '@slow' }`. Most of the
 * time is theirs: `npm run check` leaves them to `npm test`.
 */
const slow = /@slow|\.slow\.spec/;

/** The journeys run in a real Chromium against the built site and the real server. */
export default defineConfig({
  testDir: 'test/journeys',
  globalSetup: './test/journeys/build.ts',
  outputDir: 'test-results',
  // Not projects: each would have its own workers, with a browser and a server each.
  ...(process.env.JOURNEYS === 'quick' && { grepInvert: slow }),
  ...(process.env.JOURNEYS === 'slow' && { grep: slow }),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // More than there are processors: a journey also waits, for time limits, mails and changes.
  workers: '150%',
  // This only ends what hangs: a busy machine is slow, but its results are right.
  timeout: 15 * 60_000,
  // Shorter than the 30 s after which a page fetches again what it has missed.
  expect: { timeout: 25_000 },
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 25_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Asia/Colombo',
    // An endless animation is drawn during the whole journey, and a press may miss what still
    // moves. Journeys about motion ask for it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would answer before the tests can; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        disabledFeatures,
        thisMachineOnly,
        oneProcessPerContext,
        // Chromium's sandbox refuses to run as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
