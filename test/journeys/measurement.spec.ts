import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { conversion } from '#content/pages/conversion.ts';
import { buildWith } from './build-with.ts';
import { expect, hydrated, test } from './harness.ts';
import { type School, startSchool } from './school.ts';

const oLevel = '/o-level-classes';

test.describe('as built without ids', () => {
  test('a view is counted once, and the conversion once a load', async ({ page }) => {
    await page.goto(oLevel);
    await hydrated(page);
    expect(await eventsOn(page)).toEqual([
      ['event', 'page_view', { page_path: oLevel, page_title: await page.title() }],
      ['event', 'conversion', { send_to: conversion.destination.value, value: 1, currency: 'AUD' }],
    ]);
  });

  test('neither needs hydration', async ({ page, expectedComplaints }) => {
    expectedComplaints.push(/Failed to (load resource|fetch)/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(oLevel);
    expect(await namesOn(page)).toEqual(['page_view', 'conversion']);
  });

  test('by links of the app each view counts once, and each visit converts once', async ({
    page,
  }) => {
    await page.goto('/about');
    await hydrated(page);
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (let visit = 0; visit < 2; visit++) {
      await menu.getByRole('button', { name: 'Our Classes' }).click();
      await menu.getByRole('link', { name: 'O Level Classes' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('O Level');
      await menu.getByRole('link', { name: 'Contact' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
    }
    const names = await namesOn(page);
    expect(names.filter((name) => name === 'page_view')).toHaveLength(5);
    expect(names.filter((name) => name === 'conversion')).toHaveLength(2);
  });

  test('what a visitor chose is never in it', async ({ page }) => {
    await page.goto(oLevel);
    await hydrated(page);
    await page.getByRole('checkbox', { name: 'Buddhism' }).check();
    await page.getByRole('button', { name: 'Go on to registration' }).click();
    await expect(page).toHaveURL(/subject=Buddhism/);
    await hydrated(page);
    const events = await eventsOn(page);
    expect(events).toMatchObject([['event', 'page_view', { page_path: '/register' }]]);
    expect(JSON.stringify(events)).not.toContain('Buddhism');
  });

  test('nobody else is asked for a script', async ({ page, outsideRequests }) => {
    await page.goto(oLevel);
    await settled(page);
    expect(outsideRequests).toEqual([]);
  });
});

test.describe('as built with both ids', () => {
  test.describe.configure({ mode: 'serial' });
  let folder: string;
  let other: School;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    folder = await buildWith({
      VITE_ANALYTICS_ID: 'G-TEST123456',
      VITE_CONVERSION_ID: 'AW-123456789/label',
    });
    other = await startSchool({}, folder);
  });

  test.afterAll(async () => {
    await other?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  test('the vendor’s script comes once the page has settled', async ({ page, outsideRequests }) => {
    await page.goto(other.origin + oLevel);
    await settled(page);
    await expect
      .poll(() => outsideRequests)
      .toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123456']);
    expect(await eventsOn(page)).toMatchObject([
      ['js', {}],
      ['set', { page_location: other.origin + oLevel }],
      ['config', 'G-TEST123456', { send_page_view: false }],
      ['config', 'AW-123456789', { send_page_view: false }],
      ['event', 'page_view', { page_path: oLevel }],
      ['event', 'conversion', { send_to: 'AW-123456789/label', value: 1, currency: 'AUD' }],
    ]);
  });

  test('it never comes to a visitor who objects', async ({ page, outsideRequests }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await page.goto(other.origin + oLevel);
    await settled(page);
    expect(outsideRequests).toEqual([]);
    expect(await namesOn(page)).toContain('conversion');
  });

  test('it is told no address with a visitor’s choices in it', async ({ page }) => {
    await page.goto(`${other.origin}/register?level=a-level&subject=Physics`);
    await settled(page);
    expect(JSON.stringify(await eventsOn(page))).not.toContain('Physics');
  });
});

/** Everything that gtag.js would read, in order. */
async function eventsOn(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => (window.dataLayer ?? []).map((entry) => Array.from(entry as never)));
}

async function namesOn(page: Page): Promise<unknown[]> {
  return (await eventsOn(page)).filter(([kind]) => kind === 'event').map(([, name]) => name);
}

/** Waits until the page is loaded, hydrated and idle: when the vendor's script would be fetched. */
async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => idle(null))));
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => idle(null))));
}
