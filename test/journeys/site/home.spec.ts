import { claimsOf } from '#content/school/claims.ts';
import { classroomOnPhones } from '#content/school/facilities.ts';
import { homeCoursesOf } from '#content/teaching/courses.ts';
import { weekOf } from '#rules/timetable/classes.ts';
import { classRegisterLink } from '#rules/timetable/register-link.ts';
import { documents } from '#test/documents.ts';
import { enlargeText } from '../cut-off.ts';
import { expect, openPage, test } from '../harness.ts';

const levels = ['o-level', 'a-level'] as const;
const tabNames = { 'o-level': 'O Level Classes', 'a-level': 'A Level Classes' };
const headings = { 'o-level': 'Local GCE O/L Timetable', 'a-level': 'Local GCE A/L Timetable' };

test('shows its sections in order, from the hero to fee, time, place and Register; each tab shows its courses and its timetable', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Excel in your O Level and A Level exams',
  );
  await expect(page.getByRole('link', { name: 'Enroll Now' })).toHaveAttribute('href', '/register');
  const main = page.getByRole('main');
  await expect(main).toContainText(claimsOf(documents).passRate.figure);
  await expect(main).toContainText(claimsOf(documents).experience.figure);
  await expect(main).toContainText('20% off');
  await expect(main.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
    'Choose your subject',
    'Local GCE O/L Timetable',
    'What students say',
    'Why Choose Us',
    'The teachers',
    'Facilities',
    'Ready to register?',
  ]);
  await expect(main).toContainText('A brief assessment first.');
  const fee = main.getByRole('definition').filter({ hasText: 'From Rs. 750 an hour' });
  await expect(fee).toContainText('Rs. 6,000 a month');
  await expect(
    main.getByRole('link', { name: 'Register Now', exact: true }).last(),
  ).toHaveAttribute('href', '/register');
  for (const { name, text } of documents.testimonials.home) {
    const voice = page.getByRole('figure').filter({ hasText: name });
    await expect(voice).toContainText(text);
    await expect(voice).toContainText('5 out of 5');
  }
  for (const room of ['Classroom', 'Computer lab', 'Library', 'Conference hall', 'Dining area']) {
    await expect(page.getByRole('figure').filter({ hasText: room })).toBeVisible();
  }
  const maths = page.getByRole('listitem').filter({ hasText: 'Local, Edexcel, Cambridge' }).first();
  await expect(maths).toContainText(/From Rs\. 750 per hour/);

  for (const level of levels) {
    await page.getByRole('tab', { name: tabNames[level] }).click();
    const panel = page.getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    for (const { title, link } of homeCoursesOf(documents)[level]) {
      await expect(
        panel.getByRole('link', { name: `Learn More about ${title}`, exact: true }),
      ).toHaveAttribute('href', link);
    }
    await expect(panel.getByRole('heading', { name: headings[level] })).toBeVisible();
    const registers = panel.getByRole('link', { name: /^Register Now for / });
    await expect(registers).toHaveCount(weekOf(documents)[level].length);
    for (const one of weekOf(documents)[level]) {
      await expect(
        panel.getByRole('link', { name: `Register Now for ${one.subject}, ${one.day}` }),
      ).toHaveAttribute('href', classRegisterLink(one));
    }
  }
});

test('the tabs follow the address and the keyboard, and do not scroll the page', {
  tag: '@slow',
}, async ({ page }) => {
  await openPage(page, '/#a-level');
  const oLevel = page.getByRole('tab', { name: tabNames['o-level'] });
  const aLevel = page.getByRole('tab', { name: tabNames['a-level'] });
  await expect(aLevel).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await aLevel.focus();
  // After the last, the first.
  await page.keyboard.press('ArrowRight');
  await expect(oLevel).toHaveAttribute('aria-selected', 'true');
  await oLevel.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('ArrowRight');
  await expect(aLevel).toBeFocused();
  await expect(aLevel).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: headings['a-level'] })).toBeVisible();
  await expect(page.getByRole('heading', { name: headings['o-level'] })).toBeHidden();
  await page.keyboard.press('Home');
  await expect(oLevel).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(aLevel).toBeFocused();
  await expect(page).toHaveURL('/#a-level');
  await page.keyboard.press('ArrowLeft');
  await expect(oLevel).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a closed tab is laid out before it is opened', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => {
    const ask = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
      if (this.closest('#a-level-panel')) document.documentElement.dataset.asked = '';
      return ask.call(this);
    };
  });
  await page.goto('/');
  await expect(page.locator('html[data-asked]')).toBeAttached();
  // Closed, and laid out anyway.
  const content = page.locator('#a-level-panel > :last-child');
  await expect(content).toBeHidden();
  expect(await content.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(100);
});

test('the content of a closed tab is hidden from view, screen readers and the Tab key', {
  tag: '@slow',
}, async ({ page }) => {
  await openPage(page, '/');
  const closed = page.locator('#a-level-panel');
  const content = closed.locator('> :last-child');
  await expect(closed).toBeHidden();
  expect(await content.evaluate((element) => element.checkVisibility())).toBe(false);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await page.locator('#o-level-panel').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  const reached = page.locator(':focus');
  await expect(reached).toBeVisible();
  expect(await closed.evaluate((panel) => panel.contains(document.activeElement))).toBe(false);
  await page.getByRole('tab', { name: tabNames['a-level'] }).click();
  await expect(content).toBeVisible();
  await expect(page.locator('#o-level-panel')).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the first picture is the one cropped for phones', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/');
    const picture = page
      .getByRole('img', { name: documents.facilities.rooms[0]?.picture.alt ?? '' })
      .first();
    const file = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(file).toContain(classroomOnPhones);
  });
});

test('no line of a testimonial’s name begins with a dot, with large text on a phone', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(enlargeText, 34);
  await page.goto('/');
  const captions = page.locator('blockquote + figcaption');
  await expect(captions).not.toHaveCount(0);
  const beginWithDot = await captions.evaluateAll(
    (all) =>
      all.filter((caption) => {
        const walker = document.createTreeWalker(caption, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          const at = text.data.indexOf('·');
          if (at < 0) continue;
          const dot = document.createRange();
          dot.setStart(text, at);
          dot.setEnd(text, at + 1);
          return dot.getBoundingClientRect().left <= caption.getBoundingClientRect().left + 1;
        }
        return false;
      }).length,
  );
  expect(beginWithDot).toBe(0);
});
