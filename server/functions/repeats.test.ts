import { describe, expect, test } from 'vitest';
import { forget } from '#server/store/submissions/forget.ts';
import { server, serverForEachTest } from '#test/server-app.ts';
import { correct } from '#test/server-desk.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';

// A form that is sent again because its reply was lost.

const DAY = 86_400_000;

serverForEachTest();

const register = (body: object) => server.post('send-registration-email', body);

/** Posted like a browser without scripts, with the same values each time. */
const postForm = () =>
  server.app.request('/contact', {
    method: 'POST',
    body: new URLSearchParams({ ...anEnquiry({ message: 'Is there a place?' }) }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

const stored = () => server.store.selectFrom('submissions').selectAll().execute();

async function theOnlyId(): Promise<string> {
  const rows = await stored();
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? '';
}

const erase = async (id: string) =>
  forget({ store: server.store, clock: server.now, removeMails: server.removeMails }, [id]);

describe('a repeat after a correction', () => {
  test('gets the first reply again after the office has corrected a field', async () => {
    const form = { ...aRegistration(), submissionId: crypto.randomUUID() };
    const first = await (await register(form)).json();
    await correct({ parentPhone: '077 000 0001' }, await theOnlyId());
    const repeat = await register(form);
    expect([repeat.status, await repeat.json()]).toEqual([200, first]);
    await theOnlyId();
  });

  test('with other details is rejected', async () => {
    const submissionId = crypto.randomUUID();
    await register({ ...aRegistration(), submissionId });
    const other = await register({ ...aRegistration({ firstName: 'Amali' }), submissionId });
    expect(other.status).toBe(422);
    expect(await other.text()).toContain('already submitted with different details');
  });

  test('gets the first reply again without scripts', async () => {
    const first = await postForm();
    expect(first.status).toBe(303);
    await correct({ email: 'nimali.p@example.com' }, await theOnlyId());
    expect((await postForm()).status).toBe(303);
    await theOnlyId();
  });

  test('is compared with the stored fields if an earlier version stored it', async () => {
    const form = { ...aRegistration(), submissionId: crypto.randomUUID() };
    const first = await (await register(form)).json();
    await server.store.updateTable('submissions').set({ sent_digest: null }).execute();
    expect(await (await register(form)).json()).toEqual(first);
    const other = await register({ ...form, address: 'elsewhere' });
    expect(other.status).toBe(422);
  });
});

describe('a repeat of an erased submission', () => {
  test('gets 410 for 30 days, and stores and mails nothing', async () => {
    const form = { ...aRegistration(), submissionId: crypto.randomUUID() };
    await register(form);
    await erase(await theOnlyId());
    const mailsBefore = (await server.mails()).length;
    for (const days of [0, 29]) {
      server.pass(days * DAY);
      const repeat = await register(form);
      expect(repeat.status).toBe(410);
      expect(await repeat.json()).toEqual({
        error: { message: 'This form was submitted before and has since been deleted' },
      });
    }
    expect(await stored()).toEqual([]);
    expect(await server.mails()).toHaveLength(mailsBefore);
    server.pass(2 * DAY);
    expect((await register(form)).status).toBe(200);
  });

  test('without scripts gets the reason on the same day', async () => {
    await postForm();
    await erase(await theOnlyId());
    const repeat = await postForm();
    expect(repeat.status).toBe(410);
    expect(await repeat.text()).toContain('has since been deleted');
    expect(await stored()).toEqual([]);
  });

  test('leaves only a hash of the id', async () => {
    const submissionId = crypto.randomUUID();
    await register({ ...aRegistration(), submissionId });
    await erase(submissionId);
    const kept = JSON.stringify(
      await server.store.selectFrom('erased_submissions').selectAll().execute(),
    );
    expect(JSON.parse(kept)).toHaveLength(1);
    expect(kept).not.toContain(submissionId);
    server.pass(31 * DAY);
    await erase('another');
    const left = await server.store.selectFrom('erased_submissions').selectAll().execute();
    expect(JSON.stringify(left)).not.toContain(JSON.parse(kept)[0].id_hash);
  });
});
