import type { Page } from '@playwright/test';
import { office as words } from '#content/office/office-texts.ts';
import { textsCutOff } from '../cut-off.ts';
import { waitForHydration } from '../harness.ts';
import { expect, signIn, test } from '../office-harness.ts';

// The browser's own text size of twice the usual one: media queries see it too.
test.beforeEach(async ({ page, context }) => {
  const devTools = await context.newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
});
// The diary has no time on a closed day.
test.use({ begins: '2026-11-23T05:00:00Z' });

test('no view of the office is cut off or scrolls sideways with text of twice the size', async ({
  page,
  context,
  office,
}) => {
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expectNothingCut(page, 'sign-in');

  await signIn(context, office);
  const reference = await office.registration({ subjects: ['Combined Mathematics'] });
  office.age(await office.enquiry({ name: 'Wijayasinghe-Abeywickramanayake' }), 30);
  const colleague = await office.colleague();
  const day = new Date(office.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const hours = { from: '15:00', to: '17:00', minutes: 40, seats: 2, room: 'Room 3' };
  const { json } = await colleague.post('/api/slots', { day, ...hours });
  const [slot] = (json as { ids: string[] }).ids;
  await colleague.post(`/api/submissions/${reference}/state`, {
    state: 'assessment',
    was: 'new',
    slot,
  });
  const sheets = ['close', 'notice'].map((sheet) => `/classes?sheet=${sheet}`);
  const diary = [`/diary?day=${day}`, '/diary?sheet=open'];
  const classId = 'a-level-combined-mathematics-thursday';
  const path = `/api/submissions/${reference}/waiting-for`;
  expect(await colleague.put(path, { classes: [classId] })).toBe(200);
  const lists = ['/', '/figures', `/classes/${classId}`, `/submissions/${reference}`];
  const views = [...lists, '/classes', ...sheets, ...diary, '/account'];
  for (const view of views) {
    await page.goto(view);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText(/^Loading /)).toHaveCount(0);
    if (view === '/') await page.getByText(words.list.filters(0), { exact: true }).click();
    await expectNothingCut(page, view);
  }
});

/** Nothing scrolls sideways and no text is cut off, at each width. */
async function expectNothingCut(page: Page, view: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${view} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(await textsCutOff(page, 'body'), `${view} at ${width} px`).toEqual([]);
  }
}
