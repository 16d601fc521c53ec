import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Area, Scene, Shoot, Width } from './scene.ts';

/** Ten in the morning in Colombo: the time in every picture that does not name another. */
const NOW = '2026-11-22T04:30:00Z';
const HEIGHTS: Record<Width, number> = { 320: 640, 390: 844, 800: 1100, 1280: 800 };

/** A browser's profile in which every picture of a scene comes out the same. */
export function openContext(
  browser: Browser,
  origin: string,
  width: Width,
  scripts = true,
): Promise<BrowserContext> {
  const phone = width < 700;
  return browser.newContext({
    baseURL: origin,
    viewport: { width, height: HEIGHTS[width] },
    isMobile: phone,
    hasTouch: phone,
    javaScriptEnabled: scripts,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Colombo',
    // A page out of the worker's store would say as of when.
    serviceWorkers: 'block',
  });
}

/** Opens the page of a scene, with the clock stopped, and waits until nothing moves any more. */
export async function openScene(context: BrowserContext, scene: Scene): Promise<Page> {
  const page = await context.newPage();
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && !isLoopback(url),
    (route) => route.abort(),
  );
  if (scene.scripts !== false) await page.clock.setFixedTime(scene.now ?? NOW);
  await scene.prepare?.(page);
  await page.goto(scene.path);
  await settle(page, scene.scripts !== false);
  return page;
}

/** Waits for the scripts, the fonts and every picture, also those that wait to be scrolled to. */
export async function settle(page: Page, scripts = true): Promise<void> {
  if (scripts) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const start = await page.evaluate(() => scrollY);
  const { height, screen } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    screen: innerHeight,
  }));
  for (let top = 0; top < height; top += screen) {
    await scrollTo(page, top);
    await nextFrame(page, scripts);
  }
  await scrollTo(page, start);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A picture that does not come is part of what the page looks like; one that is shown at other
    // widths alone is not fetched, and would be waited for in vain.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
  });
  await nextFrame(page, scripts);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, left: 0, behavior: 'instant' }), top);
}

/** Lets the browser paint. */
async function nextFrame(page: Page, scripts: boolean): Promise<void> {
  // Without scripts neither frames nor timers call back.
  if (!scripts) return page.waitForTimeout(50);
  const painted = () =>
    new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => done())));
  await page.evaluate(painted);
}

/** Takes the pictures of a scene into a folder: NAME[-STATE].WIDTH.png. */
export function cameraFor(page: Page, scene: Scene, width: Width, folder: string): Shoot {
  const { name, scripts = true } = scene;
  return async (state, area: Area = 'page') => {
    const path = join(folder, `${state ? `${name}-${state}` : name}.${width}.png`);
    // What the pointer happens to lie over must not be in the picture.
    if (width >= 700) await page.mouse.move(0, 0);
    if (area === 'page') await scrollTo(page, 0);
    const height = await page.evaluate(settleLayers);
    await repaint(page, scripts);
    await page.screenshot({
      path,
      ...(area === 'page' && { fullPage: true, clip: { x: 0, y: 0, width, height } }),
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    });
    await page.evaluate(releaseLayers);
  };
}

/**
 * Has everything drawn anew. A busy browser keeps what it drew a fraction of a pixel elsewhere, when
 * the page moved under it.
 */
async function repaint(page: Page, scripts: boolean): Promise<void> {
  await page.evaluate(() => {
    const otherwise = new CSSStyleSheet();
    otherwise.replaceSync(
      '*, ::before, ::after { color: gray !important; background-position: 1px 1px !important }',
    );
    document.adoptedStyleSheets.push(otherwise);
  });
  await nextFrame(page, scripts);
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  await nextFrame(page, scripts);
}

/**
 * What sticks to an edge or lies over the page may be drawn as a layer of its own, and then a
 * fraction of a pixel elsewhere: whether it is depends on how busy the browser is. So for the picture
 * what sticks stands still, and dialogs are a part of the page, each where it is, on whole pixels.
 *
 * Out: how high the page is.
 */
function settleLayers(): number {
  window.scrollTo({ top: Math.round(scrollY), left: 0, behavior: 'instant' });
  const settle = (element: HTMLElement, style: string) => {
    element.dataset.settled = '';
    element.style.cssText = style;
  };
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    element.scrollTop = Math.round(element.scrollTop);
    if (element.matches('dialog[open]')) {
      const { left, top, height } = element.getBoundingClientRect();
      const place = `left: ${Math.round(left)}px; top: ${Math.round(top) + scrollY}px`;
      settle(
        element,
        `position: absolute; inset: auto; ${place}; margin: 0; height: ${height}px; overflow: hidden`,
      );
    } else if (scrollY === 0 && getComputedStyle(element).position === 'sticky') {
      settle(element, 'position: relative; inset: auto');
    }
  }
  return Math.ceil(document.documentElement.getBoundingClientRect().height);
}

function releaseLayers(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-settled]')) {
    element.style.cssText = '';
    delete element.dataset.settled;
  }
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
}
