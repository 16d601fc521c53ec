import { chromium, expect, test } from '@playwright/test';
import { disabledFeatures, featuresIn } from '#test/browser-switches.ts';

test('disables the browser features that Playwright disables', async ({ launchOptions }) => {
  const plain = await chromium.launchServer({
    executablePath: launchOptions.executablePath,
    args: launchOptions.args?.filter((arg) => arg !== disabledFeatures),
  });
  const playwrights = featuresIn(plain.process().spawnargs);
  await plain.close();
  expect(playwrights.length).toBeGreaterThan(0);
  expect(featuresIn([disabledFeatures])).toEqual(expect.arrayContaining(playwrights));
});
