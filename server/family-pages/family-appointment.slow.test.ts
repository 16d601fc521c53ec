import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSlots, slotsBetween } from '#server/store/office/diary.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { readMails } from '#test/server-app.ts';
import { aRegistration } from '#test/server-forms.ts';
import { place, placeForEachTest, start } from '#test/server-place.ts';
import { postTo, untilDelivered } from '#test/server-process.ts';

const DAY = 86_400_000;

placeForEachTest();

const mailsTo = async (address: string) =>
  (await readMails(join(place.dataDir, 'mail'))).filter(({ to }) => to?.[0]?.address === address);

test('kill -9 between a booking and its mail loses neither, and sends nothing twice', async () => {
  let server = await start({ RATE_LIMIT: 'off' });
  const families = ['a@example.com', 'b@example.com', 'c@example.com'];
  for (const email of families) {
    const form = aRegistration({ email, parentEmail: '' });
    await postTo(server.url, 'send-registration-email', form);
  }
  await untilDelivered(server.url);
  const { store } = openSqlite(join(place.dataDir, 'school.db'));
  const at = Date.now() + 7 * DAY;
  const slots = families.map((id) => ({ id, at, minutes: 30, seats: 1, room: id }));
  await openSlots(store, slots, 'desk@school.example', Date.now());

  for (const email of families) {
    const [mail] = await mailsTo(email);
    const link = /\/functions\/v1\/mine\?\S+/.exec(mail?.text ?? '')?.[0];
    const response = await fetch(server.url + link, {
      method: 'POST',
      headers: { origin: server.url },
      body: new URLSearchParams({ do: 'slot', slot: email }),
      redirect: 'manual',
    });
    await server.end('SIGKILL');
    expect(response.status).toBe(303);
    server = await start({ RATE_LIMIT: 'off' });
  }
  await untilDelivered(server.url);
  expect((await slotsBetween(store, at, at + 1)).map(({ taken }) => taken)).toEqual([1, 1, 1]);
  for (const email of families) {
    const confirmed = (await mailsTo(email)).filter(({ subject }) => subject?.startsWith('Your '));
    expect(confirmed).toHaveLength(1);
  }
  await store.destroy();
});
