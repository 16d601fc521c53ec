import { describe, expect, test } from 'vitest';
import { release } from '#server/outbox/staff-actions.ts';
import { documents } from '#test/documents.ts';
import { mailsTo, server, serverForEachTest } from '#test/server-app.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';

const OFFICE = 'office@school.example';
const BROWSER = { headers: { origin: 'http://localhost', host: 'localhost' } };

serverForEachTest();

async function held() {
  const rows = await server.store
    .selectFrom('submissions')
    .select(['id', 'hold', 'hold_reasons'])
    .orderBy('received_at')
    .execute();
  return rows.map(({ hold, hold_reasons }) => [hold, hold_reasons]);
}

/** How many mails the office has received, and how many the visitor. */
async function mailed() {
  const mails = await server.mails();
  const office = mailsTo(mails, OFFICE).length;
  return { office, visitor: mails.length - office };
}

// Sent without a browser's Origin and times, which is the harder case.
describe('ordinary words', () => {
  test.each([
    { specialRequirements: 'Wants to study pharmacy after A/L' },
    { specialRequirements: 'We both work from home' },
    { specialRequirements: 'Weak at inheritance, sex linkage and testosterone control' },
    { specialRequirements: 'Business Studies: marketing, loans, crypto, investment, casino case' },
    { specialRequirements: 'ICT: SEO, backlinks, SELECT (1), onload=, javascript: and {{x}}' },
    { previousSchool: 'KQWRTPSDFG', specialRequirements: 'QwErTyUiOp asdfghjkl' },
    { previousSchool: 'A/L Physics classes.Online or physical?' },
    { specialRequirements: 'Seen on facebook.com and musaeus.lk. Slots on Sunday?' },
  ])('in a registration never hold it: %j', async (changes) => {
    const form = aRegistration({ ...changes, parentEmail: '' });
    await server.post('send-registration-email', form);
    expect(await held()).toEqual([[null, null]]);
    expect(await mailed()).toEqual({ office: 1, visitor: 1 });
  });

  test.each([
    { subject: 'A/L Physics classes.Online or physical?' },
    { subject: 'Your website', message: 'We offer SEO and backlinks, see https://rank.example' },
    { message: 'Здравствуйте! 100 % discount $ 500 click here now' },
  ])('in an enquiry never hold it: %j', async (changes) => {
    await server.post('send-contact-email', anEnquiry(changes));
    expect(await held()).toEqual([[null, null]]);
    expect(await mailed()).toEqual({ office: 1, visitor: 1 });
  });
});

describe('signals of programs hold a form for the digest', () => {
  test.each([
    [
      'the field that people do not see',
      { website: 'x' },
      'filled in a field that people do not see',
    ],
    ['less than 3 seconds', { elapsedMs: 2999 }, 'filled in within 3 seconds'],
    ['markup', { message: 'My daughter <a href="x">likes</a> physics' }, 'markup'],
    [
      'three links',
      { message: 'My son’s papers: https://a.example http://b.example/x www.c.example' },
      '3 links',
    ],
    ['a link in the name', { name: 'Nimali https://a.example' }, 'a link in a name'],
  ])('%s', async (_, changes, reason) => {
    await server.post('send-contact-email', { ...anEnquiry(), ...changes }, BROWSER);
    const [[hold, reasons] = []] = await held();
    expect(hold).toBe('spam');
    expect(reasons).toContain(reason);
    expect(await mailed()).toEqual({ office: 0, visitor: 0 });
  });

  test('the same text sent repeatedly, in any spelling', async () => {
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

test.each(['firstName', 'lastName', 'parentName'])(
  'a link in the field %s holds',
  async (field) => {
    await server.post(
      'send-registration-email',
      aRegistration({ [field]: 'www.a.example' }),
      BROWSER,
    );
    expect((await held()).map(([hold]) => hold)).toEqual(['spam']);
  },
);

test('the classes that “My timetable” writes into registrations may repeat', async () => {
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

test('three seconds are enough for a person', async () => {
  await server.post('send-contact-email', { ...anEnquiry(), elapsedMs: 3000 }, BROWSER);
  expect(await held()).toEqual([[null, null]]);
});

test('an inequality is not markup', async () => {
  const message = 'How does one prove that x<a and 0 < a < b give x < b? (A/L Combined Maths)';
  await server.post('send-contact-email', anEnquiry({ message }), BROWSER);
  expect(await held()).toEqual([[null, null]]);
});

test('two links and an e-mail address are accepted', async () => {
  const message =
    'Her school reports: https://a.example/1 and https://a.example/2, or x@www.example.com';
  await server.post('send-contact-email', anEnquiry({ message }), BROWSER);
  expect(await held()).toEqual([[null, null]]);
});

describe('a form that only the limits hold', () => {
  async function many() {
    for (let index = 0; index < 13; index += 1) {
      const email = `f${index}@example.com`;
      const form = anEnquiry({ email, message: `Question ${index}` });
      await server.post('send-contact-email', form, { address: '198.51.100.7' });
      server.pass(1);
    }
  }

  test('is mailed to staff at once, marked, and not acknowledged', async () => {
    await many();
    expect((await held()).at(-1)).toEqual(['address', 'many from one address this hour']);
    expect(await mailed()).toEqual({ office: 13, visitor: 12 });
    const mail = mailsTo(await server.mails(), OFFICE).find(({ subject }) =>
      /not/.test(subject ?? ''),
    );
    expect(mail?.subject).toMatch(/Nimali Perera - Physics on Saturdays \(not acknowledged\)$/);
    expect(mail?.text).toContain('many from one address this hour');
    expect(mail?.text).toContain('Not spam: https://www.school.example/functions/v1/not-spam');
  });

  test('is acknowledged after "Not spam", without a second mail to staff', async () => {
    await many();
    await server.mails();
    const { id } = await server.store
      .selectFrom('submissions')
      .select('id')
      .where('hold', 'is not', null)
      .executeTakeFirstOrThrow();
    await release(server.store, documents, id, [OFFICE], 'the test', server.now());
    expect(await mailed()).toEqual({ office: 13, visitor: 13 });
  });

  test('is in no digest, since it was mailed', async () => {
    await many();
    await server.jobs();
    expect(await mailed()).toEqual({ office: 13, visitor: 12 });
  });
});
