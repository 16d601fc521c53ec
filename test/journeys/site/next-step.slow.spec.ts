import { thanks } from '#content/forms/registration.ts';
import { sitePaths } from '#content/pages/paths.ts';
import { schoolOf } from '#content/school/school.ts';
import { telHref, whatsAppHref } from '#rules/contact/contact-links.ts';
import { documents } from '#test/documents.ts';
import { attribute, elementsNamed, linksIn, parseHtml, textOf } from '#test/html.ts';
import { fillRegistration, registering, submitRegistration } from '../fill-forms.ts';
import { expect, openPage, test } from '../harness.ts';

const school = schoolOf(documents);
/** The form, and the page that begins with the same buttons. */
const withoutBand = ['/register', '/contact'];

test('every page ends with the fee, the next class, the place and three ways to join', async ({
  request,
}) => {
  for (const path of sitePaths) {
    const html = parseHtml(await (await request.get(path)).text());
    const bands = elementsNamed(html, 'section').filter(
      (section) => attribute(section, 'aria-labelledby') === 'next-step',
    );
    expect(bands.length, path).toBe(withoutBand.includes(path) ? 0 : 1);
    for (const band of bands) {
      const facts = textOf(band);
      for (const fact of ['an hour', 'a month', 'Next class', school.address])
        expect(facts, path).toContain(fact);
      const links = Object.fromEntries(linksIn(band));
      expect(links['Register Now'], path).toMatch(/^\/register/);
      expect(links.WhatsApp, path).toBe(whatsAppHref(school.mobile));
      expect(links.Call, path).toBe(telHref(school.landline));
    }
  }
});

// The styles place it, so it needs no scripts.
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 664 } });

  test('the bar comes after the first screen and goes under the slip at the end', async ({
    page,
  }) => {
    await page.goto('/programs/a-level-physics');
    const bar = page.getByRole('navigation', { name: 'Call or register' });
    const register = bar.getByRole('link', { name: /^Register/ });
    await expect(bar).not.toBeInViewport();
    await page.mouse.move(195, 300);
    await page.mouse.wheel(0, 1600);
    await expect(bar).toBeInViewport({ ratio: 0.9 });
    await expect(register).toHaveAttribute('href', /level=a-level&subject=Physics/);
    await expect(bar.getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      telHref(school.landline),
    );
    await expect(bar.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      whatsAppHref(school.mobile),
    );
    await page.mouse.wheel(0, 100_000);
    await expect(bar).not.toBeInViewport();
    // A tall screen shows the end of the slip, which lies over all of the bar.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.mouse.wheel(0, 100_000);
    await expect(page.getByText('©')).toBeInViewport();
    expect(
      await bar.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        return [2, 195, 388].some((x) =>
          element.contains(document.elementFromPoint(x, bottom - 4)),
        );
      }),
    ).toBe(false);

    // No bar is on the form, on /contact and on a desk.
    for (const path of withoutBand) {
      await page.goto(path);
      await expect(bar).toHaveCount(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/about');
    await expect(bar).toBeHidden();
  });
});

test('a receipt leads to the family’s page, and to its times once there are any', async ({
  page,
}) => {
  let times: object[] | undefined;
  await page.route(registering, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: { ...json, times } });
  });
  for (const name of ['Open your page', thanks.choose]) {
    const at = Date.parse('2026-12-01T10:30:00Z');
    times = name === thanks.choose ? [{ id: 'one', at }] : undefined;
    await openPage(page, '/register');
    await fillRegistration(page);
    await submitRegistration(page).click();
    const receipt = page.getByRole('article');
    const reference = await receipt.locator('[data-reference]').textContent();
    const link = receipt.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', /\/functions\/v1\//);
    const free = page.getByRole('link', { name: 'Tuesday, 1 December, 4.00 p.m.' });
    if (times) {
      await expect(free).toHaveAttribute('href', /&slot=one$/);
      // In an element that does not break over lines.
      await expect(free.getByText('4.00 p.m.', { exact: true })).toBeVisible();
    } else await expect(free).toHaveCount(0);
    await link.click();
    await expect(page.getByRole('main')).toContainText(reference ?? '');
  }
});
