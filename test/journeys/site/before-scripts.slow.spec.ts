import type { Locator, Page } from '@playwright/test';
import { buttonsForScripts } from '../before-scripts.ts';
import {
  expect,
  hold,
  openPage,
  saveData,
  test,
  waitForHydration,
  waitForIdle,
} from '../harness.ts';

/** Delays the scripts until the test releases them. */
const holdScripts = (page: Page) => hold(page, /\/assets\/.*\.js$/);

const isHydrated = () => 'hydrated' in document.documentElement.dataset;

test('styles that load out of order are applied in order', async ({ page }) => {
  const styled = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
        ({ href }) => href.match(/\/assets\/([a-z]+)-/)?.[1],
      ),
    );
  const release = await hold(page, /\/assets\/entry-.*\.css$/);
  const others = page.waitForResponse(/\/assets\/fees-.*\.css$/);
  await page.goto('/fees', { waitUntil: 'commit' });
  await (await others).finished();
  expect(await styled()).toEqual([]);
  release();
  await waitForHydration(page);
  const order = await styled();
  expect(order[0]).toBe('entry');
  // Not the last: a prefetched page may have added its styles.
  expect(order.indexOf('fees')).toBeGreaterThan(0);
});

test('a page works although the scripts that it loads later never arrive', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED/);
  for (const path of ['/', '/schedule', '/register', '/contact']) {
    const html = await (await page.request.get(path)).text();
    await page.route(/\/assets\/.*\.js$/, (route) =>
      html.includes(route.request().url().split('/').at(-1) ?? '')
        ? route.continue()
        : route.abort(),
    );
    // Not one that leaving the last page has cut off.
    const missed = page.waitForEvent('requestfailed', (request) =>
      Boolean(request.failure()?.errorText.includes('ERR_FAILED')),
    );
    await openPage(page, path);
    await missed;
    await waitForIdle(page);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('choosing a level shows its subjects before the scripts run, and what is typed and chosen stays', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/register', { waitUntil: 'commit' });
  const physics = page.getByRole('checkbox', { name: 'Physics', exact: true });
  await expect(physics).toBeHidden();
  await page.getByRole('radio', { name: 'A Level (Grades 12-13)' }).check();
  await expect(physics).toBeVisible();
  await physics.check();
  await page.getByLabel('First Name').fill('Early');
  release();
  await waitForHydration(page);
  await expect(physics).toBeChecked();
  await expect(page.getByLabel('First Name')).toHaveValue('Early');
  const slip = page.getByRole('complementary', { name: 'Your registration' });
  await expect(slip).toContainText('Early');
  await expect(slip).toContainText('Physics');
  await expect(page.locator('form[data-form="registration"]')).toBeVisible();
});

test('what an address has ticked and the visitor unticks before the scripts run stays unticked', async ({
  page,
}) => {
  const level = 'level=a-level';
  for (const [path, label] of [
    [`/schedule?${level}&class=a-level-physics-saturday`, 'Physics, Saturday'],
    [`/fees?${level}&subjects-a-level=Physics&hours=2.5`, 'Physics'],
    [`/register?${level}&subject=Physics&class=a-level-physics-saturday`, 'Physics'],
  ] as const) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const box = page.getByLabel(label, { exact: label === 'Physics' });
    const hours = page.getByLabel('Hours a week');
    await box.uncheck();
    if (path.startsWith('/fees')) await hours.selectOption('The usual hours');
    release();
    await waitForHydration(page);
    await waitForIdle(page);
    await expect(box).not.toBeChecked();
    if (path.startsWith('/register'))
      await expect(page.getByRole('checkbox', { name: /^Physics, Sat/ })).toHaveCount(0);
    else await expect(page).not.toHaveURL(/physics|hours=2/i);
    if (path.startsWith('/fees')) await expect(hours).toHaveValue('');
  }
});

test('a tab, the menu and a link work before the scripts run', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await holdScripts(page);
  await page.goto('/schedule', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'A Level Schedule' }).click();
  await expect(page.locator('#a-level-panel')).toBeVisible();
  await expect(page.locator('#o-level-panel')).toBeHidden();
  const menu = page.locator('header details').first();
  await menu.locator('summary[aria-label="Menu"]').click();
  await expect(menu.getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
  await menu.getByRole('link', { name: 'Contact', exact: true }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/contact$/);
  expect(await page.evaluate(isHydrated)).toBe(false);
});

test('a form sent before the scripts run comes back with its result', async ({ page, school }) => {
  await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.locator('form[data-form="enquiry"]');
  await form.getByLabel('Full Name').fill('Early Sample');
  await form.getByLabel('Email Address').fill('early@parent.example');
  await form.getByLabel('Subject').fill('Before the scripts');
  await form.getByLabel('Message').fill('Sent at once.');
  await form.getByRole('button', { name: 'Send' }).click({ noWaitAfter: true });
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect
    .poll(() => school.mails().filter(({ subject }) => subject?.includes('Early Sample')).length)
    .toBe(1);
});

test('requests no script before the first paint', async ({ page }) => {
  for (const path of ['/', '/register'] as const) {
    await openPage(page, path);
    const { paint, script } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
      script: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    }));
    expect(script).toBeGreaterThanOrEqual(paint);
  }
});

test.describe('with Save-Data', () => {
  test.beforeEach(({ page }) => saveData(page));

  test('loads no script until something needs it, and no symbol moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script' || request.url().endsWith('.js'))
        scripts.push(request.url());
    });
    await page.goto('/contact');
    await page.mouse.wheel(0, 600);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await expect(page.locator('[data-at]').first()).toHaveCSS('animation-name', 'none');
    // The view is counted anyway.
    expect(await page.evaluate(() => window.dataLayer?.length)).toBe(1);
    await page.locator('form[data-form="enquiry"]').getByLabel('Full Name').focus();
    await waitForHydration(page);
    expect(scripts.length).toBeGreaterThan(0);
    await expect(symbolInView(page)).toHaveCSS('animation-name', 'none');
  });

  test('Back after a reload leads to the page of the address, also without scripts', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.locator('form[data-form="enquiry"]').getByLabel('Full Name').focus();
    await waitForHydration(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fee Structure' }).click();
    await expect(page).toHaveURL('/fees');
    await page.reload();
    expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect(page).toHaveTitle(/^Contact/);
    await expect(page.locator('form[data-form="enquiry"]')).toBeVisible();
  });
});

test('symbols outside the screen do not move, and none with reduced motion', async ({ page }) => {
  await openPage(page, '/');
  await expect(symbolInView(page)).toHaveCSS('animation-name', 'none');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const first = page.locator(':has(> [data-at])').first();
  const last = page.locator(':has(> [data-at])').last();
  await expectSymbols(first, 'drift');
  await expectSymbols(last, 'rest');
  await last.scrollIntoViewIfNeeded();
  await expectSymbols(last, 'drift');
  await expectSymbols(first, 'rest');
});

/** Expects every symbol of a section to drift, or to rest at its start. */
async function expectSymbols(section: Locator, state: 'drift' | 'rest'): Promise<void> {
  const symbols = section.locator('[data-at]');
  expect(await symbols.count()).toBeGreaterThan(0);
  const expected = state === 'drift' ? /drift running / : /^none .*matrix\(.*, 0, -7\)$/;
  const others = async () => {
    const styles = await symbols.evaluateAll((all) =>
      all.map((symbol) => {
        const { animationName, animationPlayState, transform } = getComputedStyle(symbol);
        return `${animationName} ${animationPlayState} ${transform}`;
      }),
    );
    return styles.filter((style) => !expected.test(style));
  };
  await expect.poll(others, `symbols that do not ${state}`).toEqual([]);
}

/** A symbol that the page has found to be in view, and so lets move. */
function symbolInView(page: Page): Locator {
  return page.locator('[data-on-screen] [data-at]').first();
}

test('pages are complete without scripts, and show no button that needs them and no symbol that moves', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: school.origin });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of ['/', '/schedule', '/fees', '/teachers', '/register', '/programs'] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await buttonsForScripts(page), path).toEqual([]);
    const symbol = page.locator('[data-at]').first();
    await expect(symbol, path).toHaveCSS('animation-name', 'none');
  }
  await context.close();
});
