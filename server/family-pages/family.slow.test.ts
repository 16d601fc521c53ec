import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '#test/browser.ts';
import { readMails } from '#test/server-app.ts';
import { aRegistration } from '#test/server-forms.ts';
import {
  aPlace,
  type Place,
  postTo,
  type ServerProcess,
  startServer,
} from '#test/server-process.ts';

// Only a real browser shows with which Origin a plain form is posted.
let place: Place;
let server: ServerProcess;
let browser: Browser;
beforeAll(async () => {
  place = aPlace();
  server = await startServer(place);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.end('SIGKILL');
  place?.remove();
});

async function linkTo(address: string): Promise<string> {
  await postTo(server.url, 'send-registration-email', aRegistration({ email: address }));
  for (let attempt = 0; attempt < 250; attempt += 1) {
    const mails = await readMails(join(place.dataDir, 'mail'));
    const mail = mails.find(({ to }) => to?.[0]?.address === address);
    const link = /http:\S+\/mine\?\S+/.exec(mail?.text ?? '')?.[0];
    if (link) return link;
    await sleep(20);
  }
  throw new Error('No acknowledgement came.');
}

test.each([
  ['with', true],
  ['without', false],
])('the forms work %s scripts, and are not sent again by a reload', async (word, scripts) => {
  const context = await browser.newContext({ javaScriptEnabled: scripts });
  const page = await context.newPage();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postData() ?? '');
  });
  const link = await linkTo(`${word}@example.com`);
  expect((await page.goto(link))?.headers()['referrer-policy']).toBe('no-referrer');
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('071 555 6677');
  const status = () => page.getByRole('status').textContent();
  const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await click('Save this number');
  expect(await status()).toBe('Thank you. We will call you on 071 555 6677.');
  await page.reload();
  expect(await status()).toBe('Thank you. We will call you on 071 555 6677.');
  await click('Withdraw');
  await click('Yes, withdraw it');
  expect(await status()).toBe('It is withdrawn. The office knows, and will not call you.');
  await click('Undo');
  expect(await status()).toBe('Undone. We have your registration again.');
  await click('This was not us');
  expect(await status()).toContain('Thank you for telling us.');
  expect(await page.getByRole('button').count()).toBe(0);
  expect(posts).toHaveLength(5);
  await context.close();
});
