import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { launchBrowser } from '#test/browser.ts';
import { readMails } from '#test/server-app.ts';
import { aRegistration } from '#test/server-forms.ts';
import { ask, officeOf, signInAt } from '#test/server-office-process.ts';
import { place, placeForEachTest, start } from '#test/server-place.ts';
import { postTo } from '#test/server-process.ts';

const DESK = 'hello@school.example';

placeForEachTest();

test('an offer is mailed once although the server is killed, and answered once by two presses', async () => {
  const mailFolder = join(place.dataDir, 'mail');
  const mails = async (subject: string) =>
    (await readMails(mailFolder)).filter((mail) => mail.subject?.includes(subject));

  const first = await start({ OFFICE_PORT: '0' });
  const reply = await postTo(first.url, 'send-registration-email', aRegistration());
  const { reference } = (await reply.json()) as { reference: string };
  const firstOffice = officeOf(first);
  const desk = await signInAt(firstOffice, DESK, mailFolder);
  const offer = await ask(firstOffice, 'POST', `/api/submissions/${reference}/offer`, desk.cookie, {
    class: 'a-level-physics-saturday',
    until: new Date(Date.now() + 2 * 3_600_000).toISOString(),
  });
  expect(offer.status).toBe(201);
  await first.end('SIGKILL');

  const second = await start({ OFFICE_PORT: '0' });
  // Mails that the desk causes wait a minute.
  await expect.poll(() => mails('A place is free'), { timeout: 75_000 }).toHaveLength(2);
  const [mail] = await mails('A place is free');
  const link = /http:\S+(\/functions\/v1\/mine\?\S+)/.exec(mail?.text ?? '')?.[1];

  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(second.url + link);
  await page.getByRole('button', { name: 'Yes, we take it' }).dblclick();
  await page.getByRole('heading', { name: 'You take the place' }).waitFor();

  const again = await signInAt(officeOf(second), DESK, mailFolder);
  const stored = await again.get(`/api/submissions/${reference}`);
  expect(stored.offer).toMatchObject({ state: 'accepted' });
  expect(stored.history.map(({ what }: { what: string }) => what)).toEqual([
    'offered',
    'offer-accepted',
  ]);
  await expect.poll(() => mails('Yes to the place')).toHaveLength(1);
  expect(await mails('A place is free')).toHaveLength(2);
});
