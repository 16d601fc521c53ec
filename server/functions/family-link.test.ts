import { expect, test } from 'vitest';
import { startOf } from '#rules/calendar/colombo.ts';
import { openSlots } from '#server/store/office/diary.ts';
import { server, serverForEachTest, storedRow } from '#test/server-app.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import { sendOn } from '#test/server-links.ts';

// The family's own link in the reply to a registration.

const SITE = 'https://www.school.example';

serverForEachTest({ origins: [SITE] });

const register = async (more: object = {}) => {
  const body = { ...aRegistration(), ...more };
  return (await server.post('send-registration-email', body)).json();
};
const pageAt = async (link: string) => (await server.app.request(link.replace(SITE, ''))).text();
async function openSlot(id = 'one', hour = 10, room = '') {
  const at = startOf('2026-11-28') + hour * 3_600_000;
  const slot = { id, at, minutes: 30, seats: 1, room, for: 'assessment' } as const;
  await openSlots(server.store, [{ ...slot, submissionId: null }], 'desk', server.now());
}

test('is in the reply, opens the family’s page, and is the same in a repeat', async () => {
  const submissionId = crypto.randomUUID();
  const first = await register({ submissionId });
  expect(Object.keys(first).sort()).toEqual(['link', 'ok', 'reference']);
  expect(first.link).toMatch(/^https:\/\/www\.school\.example\/functions\/v1\/mine\?/);
  expect(await pageAt(first.link)).toContain(first.reference);
  server.pass(3_600_000);
  expect(await register({ submissionId })).toEqual(first);
});

test('corrects both numbers, as the person who filled in the form', async () => {
  const { link } = await register();
  const page = await pageAt(link);
  expect(page).toContain('Phone Number</label>');
  expect(page).toContain('Parent/Guardian&#39;s Phone</label>');
  for (const [field, phone] of [
    ['phone', '071 555 6678'],
    ['parentPhone', '071 555 6677'],
  ] as const) {
    const saved = await sendOn(server, link.replace(SITE, ''), { do: 'phone', field, phone }, SITE);
    expect(saved.status).toBe(303);
  }
  const { fields } = await storedRow();
  expect(JSON.parse(fields)).toMatchObject({ phone: '071 555 6678', parentPhone: '071 555 6677' });
});

test('is not in the reply to an enquiry', async () => {
  const reply = await (await server.post('send-contact-email', anEnquiry())).json();
  expect(Object.keys(reply).sort()).toEqual(['ok', 'reference']);
});

test('of a held registration is like any other, but shows no times until it is released', async () => {
  await openSlot();
  const held = await register({ website: 'https://spam.example' });
  expect(Object.keys(await register()).sort()).toEqual(Object.keys(held).sort());
  expect(held.times).toMatchObject([{ id: 'one' }]);
  expect(await pageAt(held.link)).not.toContain('Take this time');
  await server.store.updateTable('submissions').set({ hold: null }).execute();
  expect(await pageAt(held.link)).toContain('Take this time');
});

test('comes with the next three free times, and opens with the one that was pressed', async () => {
  await openSlot();
  await openSlot('same-hour', 10, 'Room 2');
  for (const hour of [11, 12, 13]) await openSlot(`at-${hour}`, hour);
  const { link, times } = await register();
  expect(times).toEqual([
    { id: 'one', at: startOf('2026-11-28') + 10 * 3_600_000 },
    { id: 'at-11', at: startOf('2026-11-28') + 11 * 3_600_000 },
    { id: 'at-12', at: startOf('2026-11-28') + 12 * 3_600_000 },
  ]);
  expect(await pageAt(link)).not.toContain(' checked');
  const page = await pageAt(`${link}&slot=at-12`);
  expect(page).toContain('value="at-12" required checked');
  // A reload after the press must not choose it again.
  expect(page).not.toContain('slot=at-12');
});
