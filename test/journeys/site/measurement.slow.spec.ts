import { conversionOf } from '#content/pages/o-level-overview.ts';
import { documents } from '#test/documents.ts';
import { expect, openPage, test, waitForHydration } from '../harness.ts';
import { eventsOn, namesOn, settled } from '../measurement.ts';

const oLevel = '/o-level-classes';

// static-host.slow.spec.ts tests a build with the vendor's ids.
test.describe('as built without ids', () => {
  test('counts a view once, and the conversion once per load, at no other site, and sends none of the visitor’s choices', async ({
    page,
    outsideRequests,
  }) => {
    await page.goto(oLevel);
    await settled(page);
    expect(outsideRequests).toEqual([]);
    expect(await eventsOn(page)).toEqual([
      ['event', 'page_view', { page_path: oLevel, page_title: await page.title() }],
      [
        'event',
        'conversion',
        { send_to: conversionOf(documents).send_to, value: 1, currency: 'AUD' },
      ],
    ]);

    await page.getByRole('checkbox', { name: 'Buddhism' }).check();
    await page.getByRole('button', { name: 'Continue to registration' }).click();
    await expect(page).toHaveURL(/subject=Buddhism/);
    await waitForHydration(page);
    const events = await eventsOn(page);
    expect(events).toMatchObject([['event', 'page_view', { page_path: '/register' }]]);
    expect(JSON.stringify(events)).not.toContain('Buddhism');
  });

  test('counts without hydration', async ({ page, expectedComplaints }) => {
    expectedComplaints.push(/Failed to (load resource|fetch)/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(oLevel);
    expect(await namesOn(page)).toEqual(['page_view', 'conversion']);
  });

  test('counts each view after a page change once, and the conversion once per visit', async ({
    page,
  }) => {
    await openPage(page, '/about');
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (let visit = 0; visit < 2; visit++) {
      await menu.getByRole('button', { name: 'Our Classes' }).click();
      await menu.getByRole('link', { name: 'O Level Classes' }).click();
      await expect(page).toHaveTitle(/^O Level/);
      await menu.getByRole('link', { name: 'Contact' }).click();
      // The view is counted when the title changes, just after the heading.
      await expect(page).toHaveTitle(/^Contact/);
    }
    const names = await namesOn(page);
    expect(names.filter((name) => name === 'page_view')).toHaveLength(5);
    expect(names.filter((name) => name === 'conversion')).toHaveLength(2);
  });
});
