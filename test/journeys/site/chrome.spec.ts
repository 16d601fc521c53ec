import type { Page } from '@playwright/test';
import { sitePaths } from '#content/pages/paths.ts';
import { schoolOf } from '#content/school/school.ts';
import { documents } from '#test/documents.ts';
import { attribute, elementsNamed, linksIn, parseHtml, textOf } from '#test/html.ts';
import { expect, hold, openPage, test, waitForHydration } from '../harness.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const tel = (number: string) => `tel:${number.replaceAll(' ', '')}`;

const aboutLinks = [
  ['About Us', '/about'],
  ['Teachers', '/teachers'],
  ['Facilities', '/facilities'],
  ['Fees', '/fees'],
] as const;
const footerLinks = [
  ['Home', '/'],
  ['About', '/about'],
  ['Teachers', '/teachers'],
  ['Facilities', '/facilities'],
  ['Fee Structure', '/fees'],
  ['Our Classes', '/programs'],
  ['Class Schedule', '/schedule'],
];
const outsideLinks = [
  documents.school.sites.parentInstitution.programsUrl,
  documents.school.sites.partnerUniversity.url,
  documents.school.sites.englishPrograms.url,
];

test('every page has the header, the menu, one main part and the footer', async ({ request }) => {
  for (const path of sitePaths) {
    const html = parseHtml(await (await request.get(path)).text());
    const named = (tag: string) => elementsNamed(html, tag);
    for (const tag of ['header', 'main', 'footer'])
      expect(named(tag).length, `${tag} of ${path}`).toBe(1);
    expect(named('header').flatMap(linksIn), path).toEqual(
      expect.arrayContaining([
        [`Landline ${schoolOf(documents).landline}`, tel(schoolOf(documents).landline)],
        [`Hotline ${schoolOf(documents).hotline}`, tel(schoolOf(documents).hotline)],
        [schoolOf(documents).email, `mailto:${schoolOf(documents).email}`],
        [
          documents.school.sites.parentInstitution.name,
          documents.school.sites.parentInstitution.url,
        ],
        ['Register', '/contact'],
      ]),
    );
    const navigations = new Map(named('nav').map((nav) => [attribute(nav, 'aria-label'), nav]));
    expect([...navigations.keys()], path).toEqual(expect.arrayContaining(['Main', 'Footer']));
    const footer = navigations.get('Footer');
    expect(footer && linksIn(footer), path).toEqual(footerLinks);
    expect(named('footer').flatMap(linksIn), path).toContainEqual(['Register Now', '/register']);
    const words = named('footer').map(textOf).join();
    expect(words, path).toMatch(/students to excel in O.Level and A.Level examinations\./);
    expect(words, path).toContain('© 2024');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the dropdowns open on hover and on keyboard focus', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Physics' })).toBeHidden();
    await main.getByRole('button', { name: 'Our Classes' }).hover();
    await expect(main.getByRole('link', { name: 'Physics' })).toBeVisible();
    await page.mouse.move(10, 700);
    await main.getByRole('button', { name: 'About' }).focus();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('link', { name: 'About Us' })).toBeFocused();
  });

  test.describe('on a phone', () => {
    test.use(phone);
    test('the menu opens', { tag: '@slow' }, async ({ page }) => {
      await page.goto('/');
      await openMenu(page);
      await page
        .getByRole('navigation', { name: 'Menu' })
        .getByText('About', { exact: true })
        .tap();
      await page
        .getByRole('navigation', { name: 'Menu' })
        .getByRole('link', { name: 'Facilities' })
        .tap();
      await expect(page).toHaveURL('/facilities');
    });
  });
});

test('About opens on hover: four pages, three other sites', { tag: '@slow' }, async ({ page }) => {
  await openPage(page, '/teachers');
  const main = page.getByRole('navigation', { name: 'Main' });
  const about = main.getByRole('button', { name: 'About' });
  await expect(about).toHaveAttribute('aria-current', 'true');
  await about.hover();
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  for (const [name, path] of aboutLinks)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  for (const url of outsideLinks) await expect(main.locator(`a[href="${url}"]`)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Teachers' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.mouse.move(10, 700);
  await expect(about).toHaveAttribute('aria-expanded', 'false');
  await expect(main.getByRole('link', { name: 'About Us' })).toBeHidden();
});

test('the dropdowns by keyboard: Enter opens, Escape and leaving close; Our Classes lists both levels, and a press does not close it', {
  tag: '@slow',
}, async ({ page }) => {
  await openPage(page, '/');
  const main = page.getByRole('navigation', { name: 'Main' });
  const about = main.getByRole('button', { name: 'About' });
  await about.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: 'About Us' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(about).toBeFocused();
  await expect(about).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  await main.getByRole('link', { name: 'Schedule' }).focus();
  await expect(about).toHaveAttribute('aria-expanded', 'false');

  // The mouse opens it, before it presses.
  await main.getByRole('button', { name: 'Our Classes' }).click();
  await expect(main.getByRole('link', { name: /^O.Level Classes$/ })).toHaveAttribute(
    'href',
    '/o-level-classes',
  );
  await expect(main.getByRole('link', { name: /^A.Level Classes$/ })).toHaveAttribute(
    'href',
    '/a-level-classes',
  );
  await expect(main.locator('a[href^="/programs/"]:visible')).toHaveCount(10);
  await main.getByRole('link', { name: 'Biology' }).click();
  await expect(page).toHaveURL('/programs/a-level-biology');
});

test('every page change starts at the top, Back included, and is announced', async ({ page }) => {
  await openPage(page, '/teachers');
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await footer.getByRole('link', { name: 'Facilities' }).click();
  await expect(page).toHaveURL('/facilities');
  await expect(page.getByRole('heading', { level: 1, name: 'Facilities' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /Facilities/ })).toHaveCount(1);
  await expect(page).toHaveTitle(/Facilities/);

  await page.evaluate(() => scrollTo(0, 900));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Teachers' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the first Tab stop skips the header', async ({ page }) => {
  await openPage(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the menu marks and opens the group of the page', { tag: '@slow' }, async ({ page }) => {
    for (const [path, group, link] of [
      ['/programs', 'Our Classes', 'Physics'],
      ['/register', 'Our Classes', 'Physics'],
      ['/programs/a-level-physics', 'Our Classes', 'Physics'],
      ['/teachers', 'About', 'Teachers'],
    ] as const) {
      await openPage(page, path);
      await openMenu(page);
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await expect(menu.locator('summary[aria-current=true]')).toHaveText(group);
      await expect(menu.getByRole('link', { name: link, exact: true })).toBeVisible();
      await expect(menu.locator('details[open]')).toHaveCount(1);
    }
  });

  test('the menu lists all pages and closes when a link is tapped', async ({ page }) => {
    await openPage(page, '/schedule');
    const banner = page.getByRole('banner');
    await expect(banner.getByText(schoolOf(documents).landline).first()).toBeVisible();
    await openMenu(page);
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByText('About', { exact: true }).tap();
    await menu.getByText('Our Classes', { exact: true }).tap();
    for (const [name, path] of aboutLinks)
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    for (const url of outsideLinks) await expect(menu.locator(`a[href="${url}"]`)).toBeVisible();
    await expect(menu.locator('a[href^="/programs/"]:visible')).toHaveCount(10);
    for (const name of ['Home', 'Schedule', 'Contact'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();

    const register = banner.getByRole('link', { name: 'Register Now' });
    await register.scrollIntoViewIfNeeded();
    await expect(register).toBeInViewport();
    await expect(register).toHaveAttribute('href', '/register');
    for (const href of [tel(schoolOf(documents).landline), `mailto:${schoolOf(documents).email}`])
      await expect(banner.locator(`details a[href="${href}"]`).first()).toBeVisible();

    await menu.getByRole('link', { name: 'Teachers' }).tap();
    await expect(page).toHaveURL('/teachers');
    await expect(menu).toBeHidden();
  });

  test('a menu that was opened before the scripts arrive stays open', { tag: '@slow' }, async ({
    page,
  }) => {
    const run = await hold(page, '**/assets/*.js');
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByLabel('Menu', { exact: true }).first().click();
    run();
    await waitForHydration(page);
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  });

  test('Escape closes the menu, also when the focus is outside; it closes when the focus leaves it, so that the focus is visible', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, '/fees');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await openMenu(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    await openMenu(page);
    const last = page.getByRole('banner').getByRole('link', { name: 'Register Now' });
    await last.focus();
    await expect(last).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
  });
});

async function openMenu(page: Page) {
  await page.locator('summary[aria-label="Menu"]').tap();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
}
