import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { findOrInstallBrowser } from '#test/browser.ts';
import { readMails } from '#test/server-app.ts';
import { aRegistration } from '#test/server-forms.ts';
import { ask, signInAt } from '#test/server-office-process.ts';
import { aPlace, postTo, startServer } from '#test/server-process.ts';

const DESK = 'hello@school.example';

test('an offer is mailed once although the server is killed, and answered once by two presses', async () => {
  const place = aPlace();
  const mailFolder = join(place.dataDir, 'mail');
  const start = async () => {
    const server = await startServer(place, { OFFICE_PORT: '0' });
    onTestFinished(() => server.end('SIGKILL').then(() => {}));
    const office = /The office is at (http:\/\/localhost:\d+)/.exec(server.output())?.[1] ?? '';
    return { ...server, office };
  };
  onTestFinished(place.remove);
  const mails = async (subject: string) =>
    (await readMails(mailFolder)).filter((mail) => mail.subject?.includes(subject));

  const first = await start();
  const reply = await postTo(first.url, 'send-registration-email', aRegistration());
  const { reference } = (await reply.json()) as { reference: string };
  const desk = await signInAt(first.office, DESK, mailFolder);
  const offer = await ask(
    first.office,
    'POST',
    `/api/submissions/${reference}/offer`,
    desk.cookie,
    {
      class: 'a-level-physics-saturday',
      until: new Date(Date.now() + 2 * 3_600_000).toISOString(),
    },
  );
  expect(offer.status).toBe(201);
  await first.end('SIGKILL');

  const { url, office } = await start();
  // Mails that the desk causes wait a minute.
  await expect.poll(() => mails('A place is free'), { timeout: 75_000 }).toHaveLength(2);
  const [mail] = await mails('A place is free');
  const link = /http:\S+(\/functions\/v1\/mine\?\S+)/.exec(mail?.text ?? '')?.[1];

  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url + link);
  await page.getByRole('button', { name: 'Yes, we take it' }).dblclick();
  await page.getByRole('heading', { name: 'You take the place' }).waitFor();

  const again = await signInAt(office, DESK, mailFolder);
  const stored = await again.get(`/api/submissions/${reference}`);
  expect(stored.offer).toMatchObject({ state: 'accepted' });
  expect(stored.history.map(({ what }: { what: string }) => what)).toEqual([
    'offered',
    'offer-accepted',
  ]);
  await expect.poll(() => mails('Yes to the place')).toHaveLength(1);
  expect(await mails('A place is free')).toHaveLength(2);
});
