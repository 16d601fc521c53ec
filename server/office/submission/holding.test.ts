import { describe, expect, test } from 'vitest';
import { DESK, desk, office, officeForEachTest, references } from '#test/server-office.ts';

officeForEachTest();

describe('spam and not spam', () => {
  const held = { message: 'https://a.example https://b.example https://c.example casino' };

  test('releases a held submission: staff get its mail and the family is acknowledged', async () => {
    office.site.deps.limits.on = true;
    const reference = await office.enquiry(held);
    expect(await office.site.mails()).toEqual([]);
    const { hold, heldFor } = (await desk.get(`/api/submissions/${reference}`)).json;
    expect(hold).toBe('spam');
    expect(heldFor.length).toBeGreaterThan(0);
    const { json } = await desk.post(`/api/submissions/${reference}/release`);
    expect(json).toMatchObject({
      held: false,
      history: [{ what: 'released', by: DESK }],
    });
    const mails = await office.site.mails();
    const to = mails.map((mail) => mail.to?.[0]?.address).sort();
    expect(to).toEqual(['nimali@example.com', 'office@school.example']);
    expect(await references()).toEqual([reference]);
  });

  test('releases a submission that only waits for its acknowledgement', async () => {
    const reference = await office.registration();
    await office.site.store.updateTable('submissions').set({ hold: 'address' }).execute();
    const { items } = (await desk.get('/api/submissions?held=1')).json;
    expect(items).toMatchObject([{ reference, held: true, hold: 'address' }]);
    expect((await desk.get(`/api/submissions/${reference}`)).json.hold).toBe('address');
  });

  test('spam and its release do not send a mail twice', async () => {
    const reference = await office.registration();
    const before = (await office.site.mails()).length;
    await desk.post(`/api/submissions/${reference}/spam`);
    await desk.post(`/api/submissions/${reference}/spam`);
    await desk.post(`/api/submissions/${reference}/release`);
    const { status, json } = await desk.post(`/api/submissions/${reference}/release`);
    expect(status).toBe(200);
    expect(json.history).toHaveLength(2);
    expect((await office.site.mails()).length).toBe(before);
  });

  test('what the desk has marked is in no digest', async () => {
    const reference = await office.enquiry();
    await office.site.mails();
    await desk.post(`/api/submissions/${reference}/spam`);
    await office.site.jobs();
    const digests = await office.site.store
      .selectFrom('outbox')
      .selectAll()
      .where('message', '=', 'digest')
      .execute();
    expect(digests).toEqual([]);
  });
});
