import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { release } from '#server/staff/actions.ts';
import { createTestApp, mailsTo, type TestApp } from '#test/server-app.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';

const OFFICE = 'office@school.example';
const BROWSER = { headers: { origin: 'http://localhost', host: 'localhost' } };

let server: TestApp;
beforeEach(async () => {
  server = await createTestApp();
});
afterEach(() => server.close());

async function held() {
  const rows = await server.store
    .selectFrom('submissions')
    .select(['id', 'hold', 'hold_reasons'])
    .orderBy('received_at')
    .execute();
  return rows.map(({ hold, hold_reasons }) => [hold, hold_reasons]);
}

/** How many mails the office has, and how many the visitor. */
async function mailed() {
  const mails = await server.mails();
  const office = mailsTo(mails, OFFICE).length;
  return { office, visitor: mails.length - office };
}

// Sent without a browser's Origin and time, which is the harder case.
describe('ordinary words', () => {
  test.each([
    { specialRequirements: 'Wants to study pharmacy after A/L' },
    { specialRequirements: 'We both work from home' },
    { previousSchool: 'A/L Physics classes.Online or physical?' },
    { specialRequirements: 'Seen on facebook.com and musaeus.lk. Slots on Sunday?' },
  ])('of a registration hold nothing back: %j', async (changes) => {
    const form = aRegistration({ ...changes, parentEmail: '' });
    await server.post('send-registration-email', form);
    expect(await held()).toEqual([[null, null]]);
    expect(await mailed()).toEqual({ office: 1, visitor: 1 });
  });

  test('nor in the subject of an enquiry', async () => {
    const subject = 'A/L Physics classes.Online or physical?';
    await server.post('send-contact-email', anEnquiry({ subject }));
    expect(await held()).toEqual([[null, null]]);
    expect(await mailed()).toEqual({ office: 1, visitor: 1 });
  });
});

describe('what no person sends is kept for the digest', () => {
  test.each([
    ['the field that nobody sees', { website: 'x' }, 'filled in a field that people do not see'],
    ['markup', { message: 'My daughter <a href="x">likes</a> physics' }, 'markup'],
    [
      'three links',
      { message: 'My son’s papers: https://a.example http://b.example/x www.c.example' },
      '3 links',
    ],
  ])('%s', async (_, changes, reason) => {
    await server.post('send-contact-email', { ...anEnquiry(), ...changes }, BROWSER);
    const [[hold, reasons] = []] = await held();
    expect(hold).toBe('spam');
    expect(reasons).toContain(reason);
    expect(await mailed()).toEqual({ office: 0, visitor: 0 });
  });

  test('the same text again and again, however it is spelled', async () => {
    const words = 'This is the text that a program sends from everywhere, again and again.';
    for (let index = 0; index < 10; index += 1) {
      const message = index % 2 ? words.toUpperCase() : `${words.replaceAll(' ', '  ')}!!`;
      const body = anEnquiry({
        message,
        email: `f${index}@example.com`,
        subject: `Physics ${index}`,
      });
      await server.post('send-contact-email', body, { ...BROWSER, address: `198.51.100.${index}` });
      server.pass(1);
    }
    expect((await held()).map(([hold]) => hold)).toEqual([...Array(8).fill(null), 'spam', 'spam']);
    expect(await mailed()).toEqual({ office: 8, visitor: 8 });
  });
});

test('the classes that “My timetable” writes into registrations are no such text', async () => {
  const specialRequirements = ['Physics', 'Chemistry', 'Combined Maths']
    .map((subject) => `${subject}: Saturday 9.00–12 noon (weekend group)`)
    .join('\n');
  for (let index = 0; index < 12; index += 1) {
    const email = `f${index}@example.com`;
    const body = aRegistration({ specialRequirements, email, parentEmail: '' });
    await server.post('send-registration-email', body, { address: `198.51.100.${index}` });
  }
  expect((await held()).map(([hold]) => hold)).toEqual(Array(12).fill(null));
});

test('neither is an inequality markup', async () => {
  const message = 'How does one prove that x<a and 0 < a < b give x < b? (A/L Combined Maths)';
  await server.post('send-contact-email', anEnquiry({ message }), BROWSER);
  expect(await held()).toEqual([[null, null]]);
});

test('two links are one too few to be kept, and one address is no link', async () => {
  const message =
    'Her school reports: https://a.example/1 and https://a.example/2, or x@www.example.com';
  await server.post('send-contact-email', anEnquiry({ message }), BROWSER);
  expect(await held()).toEqual([[null, null]]);
});

describe('what only looks odd', () => {
  const odd = anEnquiry({
    subject: 'Your website',
    message: 'We offer SEO and quality backlinks to businesses, see https://rank.example',
  });

  test('is mailed to staff at once, marked, and only not thanked', async () => {
    await server.post('send-contact-email', odd);
    const [[hold, reasons] = []] = await held();
    expect(hold).toBe('suspect');
    expect(reasons).toContain('phrases of advertisements');
    const mails = await server.mails();
    expect(mails.map((mail) => mail.to?.[0]?.address)).toEqual([OFFICE]);
    expect(mails[0]?.subject).toMatch(/Nimali Perera - Your website \(not thanked\)$/);
    expect(mails[0]?.text).toContain(`(${reasons})`);
    expect(mails[0]?.text).toContain('Not spam: https://www.school.example/functions/v1/not-spam');
  });

  test('is thanked when staff say that it is none, and staff have no second mail', async () => {
    await server.post('send-contact-email', odd);
    await server.mails();
    const { id } = await server.store
      .selectFrom('submissions')
      .select('id')
      .executeTakeFirstOrThrow();
    await release(server.store, id, [OFFICE], 'the test', server.now());
    expect(await mailed()).toEqual({ office: 1, visitor: 1 });
  });

  test('is in no digest, since it has been mailed', async () => {
    await server.post('send-contact-email', odd);
    await server.jobs();
    expect(await mailed()).toEqual({ office: 1, visitor: 0 });
  });
});
