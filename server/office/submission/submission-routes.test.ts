import { describe, expect, test } from 'vitest';
import { markUnwanted } from '#server/store/outbox/unwanted-mailboxes.ts';
import { findByReference } from '#server/store/submissions/submissions.ts';
import { COLLEAGUE, DESK, desk, office, officeForEachTest } from '#test/server-office.ts';

officeForEachTest();

describe('one submission', () => {
  test('is given whole', async () => {
    const reference = await office.registration();
    await office.site.mails();
    const { status, json } = await desk.get(`/api/submissions/${reference}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      reference,
      fields: { firstName: 'Kasun', dateOfBirth: '2009-05-17', agreeToTerms: true },
      history: [],
      family: [],
      again: [],
      heldFor: '',
    });
    expect(json.mails).toContainEqual({
      message: 'registration-staff',
      recipient: 'office@school.example',
      state: 'file',
      at: expect.any(String),
      attempts: 1,
      lastError: null,
    });
    expect(json.mails).toHaveLength(3);
  });

  test('is found in any spelling of its reference; another is 404', async () => {
    const reference = await office.enquiry();
    for (const spelling of [reference.toLowerCase(), reference.replace('-', '')]) {
      expect((await desk.get(`/api/submissions/${spelling}`)).status).toBe(200);
    }
    for (const path of ['/api/submissions/AAAA-AAAA', '/api/submissions/x', '/api/other']) {
      const { status, json } = await desk.get(path);
      expect(status).toBe(404);
      expect(json.error.message).toMatch(/\.$/);
    }
  });

  test('knows the family by the guardian, and the same child by name and birthday', async () => {
    const first = await office.registration();
    const again = await office.registration({ firstName: 'KASUN', phone: '0771111111' });
    const sister = await office.registration({
      firstName: 'Amaya',
      dateOfBirth: '2011-02-03',
      parentPhone: '+94 11 2587412',
      parentEmail: '',
    });
    const asked = await office.enquiry({ email: 'Ruwan@Example.com', phone: '' });
    await office.registration({
      firstName: 'Kasun',
      dateOfBirth: '2001-01-01',
      parentPhone: '0112000000',
      parentEmail: 'other@example.com',
    });
    const { json } = await desk.get(`/api/submissions/${first}`);
    expect(json.family.sort()).toEqual([again, sister, asked].sort());
    expect(json.again).toEqual([again]);
    expect(json.related.map((item: { reference: string }) => item.reference).sort()).toEqual(
      [again, sister, asked].sort(),
    );
    expect((await desk.get(`/api/submissions/${asked}`)).json.family).toContain(first);
  });

  test('knows the family by each of several numbers, and the child by a folded name', async () => {
    const first = await office.registration({
      firstName: 'José K.A.',
      lastName: 'D’Souza',
      parentPhone: '0771234567 / 0112345678',
      parentEmail: '',
    });
    const child = { firstName: "D'Souza", lastName: 'Jose K. A.' };
    const again = await office.registration({
      ...child,
      parentPhone: '0714445555',
      parentEmail: '',
    });
    const asked = await office.enquiry({ phone: '+94 11 234 5678', email: 'x@example.com' });
    const { json } = await desk.get(`/api/submissions/${first}`);
    expect(json).toMatchObject({ family: [asked], again: [again] });
    expect(json.replies[0].whatsapp).toContain('wa.me/94771234567');
  });

  test('has replies with only the first name and the reference', async () => {
    const reference = await office.registration({ parentPhone: '0712345678' });
    const { replies } = (await desk.get(`/api/submissions/${reference}`)).json;
    expect(replies.length).toBeGreaterThan(2);
    for (const { name, text, whatsapp, sms, mail } of replies) {
      expect(name).not.toBe('');
      expect(text).toContain('Hello Kasun,');
      expect(text).toContain(reference);
      expect(whatsapp).toBe(`https://wa.me/94712345678?text=${encodeURIComponent(text)}`);
      expect(sms).toBe(`sms:+94712345678?&body=${encodeURIComponent(text)}`);
      expect(mail).toMatch(/^mailto:ruwan@example\.com\?subject=.*&body=/);
      for (const link of [whatsapp, sms, decodeURIComponent(mail.split('?')[1])]) {
        for (const secret of ['Fernando', 'Ruwan', '2009', 'Physics', 'Galle', '777654321']) {
          expect(link).not.toContain(secret);
        }
      }
    }
  });

  test('has no reply by message for a landline, and greets no address', async () => {
    const reference = await office.enquiry({ phone: '011 258 7412', name: 'www.example.com x' });
    const { replies } = (await desk.get(`/api/submissions/${reference}`)).json;
    expect(replies[0]).toMatchObject({ whatsapp: null, sms: null });
    expect(replies[0].text).toMatch(/^Hello, /);
  });

  test('names no time of a day on which the school is closed', async () => {
    const reference = await office.registration();
    const at = '2026-11-25T04:30:00.000Z';
    const body = { state: 'assessment', was: 'new', at };
    await desk.post(`/api/submissions/${reference}/state`, body);
    const texts = async () =>
      (await desk.get(`/api/submissions/${reference}`)).json.replies
        .map(({ text }: { text: string }) => text)
        .join();
    expect(await texts()).toContain('Wednesday, 25 November, 10.00 a.m.');
    const day = { from: '2026-11-25', to: '2026-11-25', kind: 'weather', reason: '' };
    await desk.post('/api/closures', { ...day, levels: ['o-level', 'a-level'] });
    expect(await texts()).not.toContain('25 November');
  });

  test('has no reply by mail to who said that it was not theirs', async () => {
    const reference = await office.registration();
    const { id = '' } = (await findByReference(office.site.store, reference)) ?? {};
    const mails = async () =>
      (await desk.get(`/api/submissions/${reference}`)).json.replies.map(
        ({ mail }: { mail: string | null }) => mail?.split('?')[0] ?? null,
      );
    expect(new Set(await mails())).toEqual(new Set(['mailto:ruwan@example.com']));
    await markUnwanted(office.site.store, id, 'Ruwan@Example.com');
    expect(new Set(await mails())).toEqual(new Set(['mailto:kasun@example.com']));
    await markUnwanted(office.site.store, id, 'kasun@example.com');
    expect(new Set(await mails())).toEqual(new Set([null]));
    // The address was mistyped, and is put right.
    await desk.patch(`/api/submissions/${reference}`, { fields: { email: 'k.f@example.com' } });
    expect(new Set(await mails())).toEqual(new Set(['mailto:k.f@example.com']));
  });
});

describe('who has opened a submission', () => {
  test('includes a person who received it as the response to a change without effect', async () => {
    const reference = await office.registration();
    await desk.post(`/api/submissions/${reference}/release`);
    expect(await opened(reference)).toEqual([DESK]);
    const colleague = await office.signIn(COLLEAGUE);
    const fields = { phone: '+94 77 765 4321' };
    await colleague.patch(`/api/submissions/${reference}`, { fields });
    expect(await opened(reference)).toEqual([DESK, COLLEAGUE]);
  });

  const MINUTE = 60_000;
  const opened = async (reference: string) => {
    const rows = await office.site.store
      .selectFrom('submission_history')
      .innerJoin('submissions', 'submissions.id', 'submission_history.submission_id')
      .select('actor')
      .where('reference', '=', reference)
      .where('what', '=', 'opened')
      .execute();
    return rows.map(({ actor }) => actor);
  };
  const byItself = { 'x-unattended': '1' };

  test('is logged again after ten minutes', async () => {
    const reference = await office.registration();
    for (const minutes of [0, 9, 2]) {
      office.site.pass(minutes * MINUTE);
      await desk.get(`/api/submissions/${reference}`);
    }
    expect(await opened(reference)).toEqual([DESK, DESK]);
  });

  test('does not include a page that refetches it unattended', async () => {
    const reference = await office.registration();
    await desk.get(`/api/submissions/${reference}`);
    office.site.pass(11 * MINUTE);
    const { status } = await desk.get(`/api/submissions/${reference}`, byItself);
    expect(status).toBe(200);
    expect(await opened(reference)).toEqual([DESK]);
  });

  test('includes a person who has not opened it before, also unattended', async () => {
    const reference = await office.registration();
    await desk.get(`/api/submissions/${reference}`, byItself);
    expect(await opened(reference)).toEqual([DESK]);
    const colleague = await office.signIn(COLLEAGUE);
    await colleague.get(`/api/submissions/${reference}`, byItself);
    expect(await opened(reference)).toEqual([DESK, COLLEAGUE]);
  });
});

describe('a note', () => {
  test('is in the history, oldest first', async () => {
    const reference = await office.registration();
    await desk.post(`/api/submissions/${reference}/notes`, { text: 'First' });
    const { json } = await desk.post(`/api/submissions/${reference}/notes`, {
      text: 'Second\nline',
    });
    expect(json.history.map(({ note }: { note: string }) => note)).toEqual([
      'First',
      'Second\nline',
    ]);
    expect(json.history[0]).toMatchObject({ what: 'note', by: DESK });
  });

  test.each([[{ text: '' }], [{ text: '  ' }], [{ text: 'x'.repeat(2001) }], [{}], [{ text: 1 }]])(
    'of %j is refused',
    async (body) => {
      const reference = await office.registration();
      expect((await desk.post(`/api/submissions/${reference}/notes`, body)).status).toBe(422);
    },
  );

  test('may have 2,000 characters', async () => {
    const reference = await office.registration();
    const text = 'ක'.repeat(2000);
    expect((await desk.post(`/api/submissions/${reference}/notes`, { text })).status).toBe(200);
  });
});
