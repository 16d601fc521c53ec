import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { schoolOf } from '#content/school/school.ts';
import { documents } from '#test/documents.ts';
import { server, serverForEachTest } from '#test/server-app.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';

serverForEachTest();

const rows = () => server.store.selectFrom('submissions').selectAll().execute();

describe('a form that is sent', () => {
  test('stores an enquiry and mails the office and the visitor', async () => {
    const response = await server.post('send-contact-email', anEnquiry());
    expect(response.status).toBe(200);
    const { ok, reference } = await response.json();
    expect(ok).toBe(true);
    expect(reference).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/);

    const [row] = await rows();
    expect(row).toMatchObject({ reference, kind: 'enquiry', phone_e164: '+94771234567' });
    expect(JSON.parse(row?.fields ?? '')).toEqual(anEnquiry());

    const mails = await server.mails();
    expect(mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual([
      'nimali@example.com',
      'office@school.example',
    ]);
    const staff = mails.find((mail) => mail.to?.[0]?.address === 'office@school.example');
    expect(staff?.subject).toBe(`${reference} Enquiry: Nimali Perera - Physics on Saturdays`);
    expect(staff?.replyTo).toEqual([{ name: 'Nimali Perera', address: 'nimali@example.com' }]);
    for (const value of Object.values(anEnquiry())) expect(staff?.text).toContain(value);
    const thanks = mails.find((mail) => mail.to?.[0]?.address === 'nimali@example.com');
    expect(thanks?.text).toContain(reference);
    expect(thanks?.html).toContain(reference);
    expect(thanks?.text).toContain('Thank you, Nimali.');
    expect(thanks?.text).not.toContain('Saturdays');
    expect(thanks?.replyTo).toEqual([{ name: 'School Name', address: 'hello@school.example' }]);
  });

  test('stores a registration and mails the office, the student and the guardian', async () => {
    const response = await server.post('send-registration-email', aRegistration());
    expect(response.status).toBe(200);
    const { reference } = await response.json();
    const [row] = await rows();
    expect(JSON.parse(row?.fields ?? '')).toEqual(aRegistration());
    expect(row?.consented_at).toBe(server.now());

    const mails = await server.mails();
    expect(mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual([
      'kasun@example.com',
      'office@school.example',
      'ruwan@example.com',
    ]);
    const staff = mails.find((mail) => mail.to?.[0]?.address === 'office@school.example');
    expect(staff?.subject).toContain(reference);
    expect(staff?.subject).toContain('Kasun Fernando');
    expect(staff?.subject).toContain('Physics, Chemistry');
    const { level: _, dateOfBirth: __, ...asTyped } = aRegistration();
    for (const value of Object.values(asTyped)) {
      if (typeof value === 'string') expect(staff?.text).toContain(value);
    }
    expect(staff?.text).toContain('17 May 2009');
    const toGuardian = mails.find((mail) => mail.to?.[0]?.address === 'ruwan@example.com');
    expect(toGuardian?.text).toContain('Thank you, Ruwan.');
    expect(toGuardian?.text).toContain('Contact Within 24hrs');
  });

  test('accepts a form without its optional fields', async () => {
    const { phone: _, ...enquiry } = anEnquiry();
    expect((await server.post('send-contact-email', enquiry)).status).toBe(200);
    const { previousSchool, parentEmail, specialRequirements, ...registration } = aRegistration();
    expect((await server.post('send-registration-email', registration)).status).toBe(200);
  });
});

describe('a duplicate of a form', () => {
  test('gets the first reply, and is not stored or mailed twice', async () => {
    const submissionId = randomUUID();
    const first = await server.post('send-contact-email', { ...anEnquiry(), submissionId });
    const again = await server.post('send-contact-email', {
      ...anEnquiry(),
      submissionId: submissionId.toUpperCase(),
      elapsedMs: 9900,
      website: 'other',
    });
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(await first.json());
    expect(await rows()).toHaveLength(1);
    expect(await server.mails()).toHaveLength(2);
  });

  test('is stored once when twenty arrive at once', async () => {
    const form = { ...aRegistration(), submissionId: randomUUID() };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => server.post('send-registration-email', form)),
    );
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
    const references = await Promise.all(
      replies.map(async (reply) => (await reply.json()).reference),
    );
    expect(new Set(references).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });
});

test('a page that is not recognised as ours gets the phone number', async () => {
  const headers = { host: '127.0.0.1:3000', origin: 'https://www.school.example' };
  const response = await server.post('send-contact-email', anEnquiry(), { headers });
  expect(response.status).toBe(403);
  expect((await response.json()).error.message).toContain(schoolOf(documents).hotline);
});

test.each([
  ['google', 'google'],
  ['tiktok', null],
  ['sign', null],
  ['toString', null],
  [7, null],
])('stores the source %j as %j', async (source, stored) => {
  expect((await server.post('send-contact-email', { ...anEnquiry(), source })).status).toBe(200);
  expect(await rows()).toMatchObject([{ source: stored }]);
});

describe('a rejected form', () => {
  test('names the field as the form does', async () => {
    const response = await server.post(
      'send-contact-email',
      anEnquiry({ email: 'nimali', name: '' }),
    );
    expect(response.status).toBe(422);
    const { error } = await response.json();
    expect(error.fields).toEqual({
      name: 'Full Name is needed.',
      email: 'Email Address needs an e-mail address, like name@example.com.',
    });
    expect(error.message).toContain('Full Name is needed');
  });

  test('names a missing field in our own words', async () => {
    const { message: _, ...withoutMessage } = anEnquiry();
    const response = await server.post('send-contact-email', withoutMessage);
    expect(response.status).toBe(422);
    const { error } = await response.json();
    expect(error.fields).toEqual({ message: 'The field message is needed.' });
  });

  test.each([
    [
      'a page of another site',
      anEnquiry(),
      { origin: 'https://evil.example' },
      403,
      'foreign origin',
    ],
    ['another type', anEnquiry(), { 'content-type': 'text/plain' }, 415, 'another type'],
    ['broken JSON', '{"name":"Zebulon', {}, 400, 'unreadable'],
    ['too much', anEnquiry({ message: 'Zebulon '.repeat(9000) }), {}, 413, 'too large'],
  ])(
    '%s gets a sentence, and is logged without its content',
    async (_, body, headers, status, reason) => {
      const response = await server.post('send-contact-email', body, { headers });
      expect(response.status).toBe(status);
      expect((await response.json()).error.message).toMatch(/^[A-Z]/);
      expect(await rows()).toEqual([]);
      expect(server.logged).toContainEqual({
        event: 'request refused',
        requestId: expect.any(String),
        status,
        reason,
      });
      expect(JSON.stringify(server.logged)).not.toMatch(/zebulon|nimali|evil|203\.0/i);
    },
  );

  test('logs the names of invalid fields, not their content', async () => {
    await server.post('send-contact-email', anEnquiry({ email: 'zebulon at quux', name: '' }));
    expect(server.logged).toContainEqual({
      event: 'request refused',
      requestId: expect.any(String),
      status: 422,
      reason: 'invalid',
      fields: ['name', 'email'],
    });
    expect(JSON.stringify(server.logged)).not.toMatch(/zebulon/i);
  });

  test('gets 503 when the store fails', async () => {
    await server.store.schema.alterTable('outbox').renameTo('away').execute();
    const response = await server.post('send-contact-email', anEnquiry());
    await server.store.schema.alterTable('away').renameTo('outbox').execute();
    expect(response.status).toBe(503);
    expect(await rows()).toHaveLength(0);
  });
});
