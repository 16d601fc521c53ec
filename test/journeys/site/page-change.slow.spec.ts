import type { Page } from '@playwright/test';
import { expect, hold, openPage, test, waitForHydration } from '../harness.ts';

/** Opens a page, and marks the document: the mark is lost when the page loads again. */
async function open(page: Page, path = '/'): Promise<void> {
  await openPage(page, path);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
}

const stillHere = () => 'stillHere' in window;

test('links, with a query and a hash too, Back and Forward change the page and its head without a reload', async ({
  page,
}) => {
  await open(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Fee Structure' }).click();
  await expect(page).toHaveTitle(/^Fee/);
  // The head contains only the new page's tags.
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fees$/);
  await expect(page.locator('meta[name=description], meta[property]')).toHaveCount(0);
  await footer.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveTitle(/^About/);
  expect(new URL(page.url()).pathname).toBe('/about');

  await page.goBack();
  await expect(page).toHaveTitle(/^Fee/);
  expect(new URL(page.url()).pathname).toBe('/fees');
  await page.goForward();
  await expect(page).toHaveTitle(/^About/);
  await footer.getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/register#terms');
  await expect(page.getByRole('dialog', { name: /terms/i })).toBeVisible();
  expect(await page.evaluate(stillHere)).toBe(true);

  // A page that Back restores from memory shows no loading bar.
  await page.evaluate(() => {
    document.documentElement.dataset.waiting = '';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting', '');
});

test('renders the first screen of a page before the rest', async ({ page }) => {
  await open(page);
  const sections = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const main = document.querySelector('main');
        const count = () => main?.querySelectorAll(':scope > section').length ?? 0;
        new MutationObserver((_, observer) => {
          if (!main?.querySelector('h1')?.textContent?.startsWith('Fee')) return;
          observer.disconnect();
          const first = count();
          const look = () => {
            if (main.querySelector('[data-to-come]')) requestAnimationFrame(look);
            else done([first, count()]);
          };
          look();
        }).observe(document, { subtree: true, childList: true });
      }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fee Structure' }).click();
  const [first, all] = await sections;
  expect(first).toBe(1);
  await page.reload();
  expect(all).toBe(await page.locator('main > section').count());
  expect(all).toBeGreaterThan(2);
});

test('a link to a newer version loads the whole page', async ({ page, expectedComplaints }) => {
  await open(page);
  expectedComplaints.push(/Failed to (load resource|fetch)/);
  // The module of the next page is gone, as after a new build.
  await page.route(/\/assets\/teachers-[^/]*\.js$/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Teachers' }).click();
  await expect(page).toHaveTitle(/teachers/i);
  expect(await page.evaluate(stillHere)).toBe(false);
});

test('shows the page that was requested last', async ({ page }) => {
  await open(page);
  // The first page's module arrives after the visitor has pressed another link.
  const about = /\/assets\/about-[^/]*\.js$/;
  const release = await hold(page, about);
  const late = page.waitForResponse(about);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'About', exact: true }).click();
  await footer.getByRole('link', { name: 'Fee Structure' }).click();
  await expect(page).toHaveTitle(/^Fee/);
  release();
  // Once it has run, the page has been idle.
  await page.evaluate(async (module) => {
    await import(module);
    await new Promise((idle) => requestIdleCallback(idle));
  }, (await late).url());
  await expect(page).toHaveTitle(/^Fee/);
  expect(new URL(page.url()).pathname).toBe('/fees');
});

test('choosing a tab does not cancel a page that is loading', async ({ page }) => {
  await open(page, '/schedule');
  const release = await hold(page, /\/assets\/teachers-[^/]*\.js$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Teachers' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-waiting', '');
  await page.getByRole('tab', { name: 'A Level' }).click();
  await expect(page).toHaveURL(/#a-level$/);
  await expect(page.locator('html')).toHaveAttribute('data-waiting', '');
  release();
  await expect(page).toHaveTitle(/teachers/i);
  await expect(page).toHaveURL('/teachers');
});

test('a dialog that is requested before it is rendered opens once it is', async ({ page }) => {
  await open(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Classes' }).hover();
  // At the moment at which the new page's first screen appears.
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const press = new MutationObserver(() => {
      const link = main?.querySelector<HTMLElement>('a[href="#consultation"]');
      if (!link || document.getElementById('consultation')) return;
      press.disconnect();
      link.click();
    });
    press.observe(document, { subtree: true, childList: true });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Classes' }).click();
  await expect(page.getByRole('dialog', { name: /Consultation/ })).toHaveAttribute('open', '');
});

test('Back to a page that is not loaded shows the old one until it is', async ({ page }) => {
  // A visit that began elsewhere: the browser has the entry, not the page's module.
  await open(page, '/fees');
  await open(page, '/about');
  await page.evaluate(() => history.pushState(null, '', '/fees'));
  await page.evaluate(() => history.pushState(null, '', '/about'));
  const release = await hold(page, /\/assets\/fees-[^/]*\.js$/);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.goBack();
  await expect(page).toHaveURL('/fees');
  await expect(page.locator('html')).toHaveAttribute('data-waiting', '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/i);
  release();
  await expect(page).toHaveTitle(/^Fee/);
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting', '');
  expect(await page.evaluate(stillHere)).toBe(true);
});

test('Back to a page whose module is gone loads the whole page', async ({
  page,
  expectedComplaints,
}) => {
  await open(page);
  expectedComplaints.push(/Failed to (load resource|fetch)/);
  await page.evaluate(() => history.pushState(null, '', '/teachers'));
  await page.evaluate(() => history.pushState(null, '', '/'));
  await page.route(/\/assets\/teachers-[^/]*\.js$/, (route) => route.abort());
  await page.goBack();
  await expect(page).toHaveTitle(/teachers/i);
  expect(await page.evaluate(stillHere)).toBe(false);
});

test('Back after a reload, before the scripts run, leads to the page of the address', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fee Structure' }).click();
  await expect(page).toHaveTitle(/^Fee/);
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  // Within the document, so there is no load to wait for.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  release();
  await expect(page).toHaveTitle(/^O Level and A Level classes/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Fee/);
});

test('so does Forward on the not-found page', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/404 \(Not Found\)/);
  await open(page, '/no/such/page');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fee Structure' }).click();
  await expect(page).toHaveTitle(/^Fee/);
  await page.goBack();
  await expect(page).toHaveTitle(/not found/i);
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL('/fees');
  release();
  await expect(page).toHaveTitle(/^Fee/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fee/);
});

test('a link to the page that is shown leads to its top; Back closes a dialog that the address has opened', async ({
  page,
}) => {
  await open(page, '/register');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Register Now' });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await link.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  const dialog = page.getByRole('dialog', { name: /terms/i });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/register');
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();
  // On a busy machine the event of the first closing arrives only now.
  await dialog.dispatchEvent('close');
  await expect(page).toHaveURL('/register#terms');
  await expect(dialog).toBeVisible();
});

test('Back closes a dialog that was opened before the scripts ran', async ({ page }) => {
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/teachers', { waitUntil: 'commit' });
  await page.getByRole('link', { name: /Asanka/ }).click();
  release();
  await waitForHydration(page);
  const dialog = page.getByRole('dialog', { name: /Asanka/ });
  await expect(dialog).toHaveAttribute('open', '');
  await page.goBack();
  await expect(page).toHaveURL('/teachers');
  await expect(dialog).toBeHidden();
});

/** The names of the scripts that this page has fetched. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/(.+)-[\w-]{8}\.js$/.exec(name)?.[1] ?? []),
  );

/** To where the footer's links are in view. */
const scrollToFooter = (page: Page) =>
  page.locator('footer a[href="/fees"]').first().scrollIntoViewIfNeeded();

test('prefetches links that are scrolled into view', async ({ page }) => {
  await page.goto('/about');
  // The only link of the first screen: the page is idle.
  await expect.poll(() => fetched(page)).toContain('schedule');
  expect(await fetched(page)).not.toContain('fees');
  await scrollToFooter(page);
  for (const name of ['fees', 'programs']) await expect.poll(() => fetched(page)).toContain(name);
});

test('prefetches links in view of a page that is scrolled while it loads', async ({ page }) => {
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/about', { waitUntil: 'commit' });
  await scrollToFooter(page);
  release();
  for (const name of ['fees', 'contact', 'schedule'])
    await expect.poll(() => fetched(page)).toContain(name);
});
