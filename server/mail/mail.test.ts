import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Submission } from '#server/store/submissions/submissions.ts';
import { documents } from '#test/documents.ts';
import { createTestApp, readMails } from '#test/server-app.ts';
import { anEnquiry, aRegistration, aSubmission } from '#test/server-forms.ts';
import { openTestStore } from '#test/server-store.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { acknowledgement } from './acknowledgements.ts';
import { digestMail } from './digest.ts';
import { fileTransport } from './file-transport.ts';
import type { MailMessage } from './message.ts';
import { familyChangesMail, reminderMail } from './reminder.ts';
import { familyMailFailed, submissionMail } from './staff-mails.ts';

const enquiry = (changes = {}, stored = {}) =>
  aSubmission({ kind: 'enquiry', fields: anEnquiry(changes) }, stored);
const registration = (changes = {}, stored = {}) =>
  aSubmission({ kind: 'registration', fields: aRegistration(changes) }, stored);

const FAMILY = 'nimali@example.com';
const NOW = Date.parse('2026-11-21T06:00:00Z');
const held = { hold: 'address', holdReasons: 'words of advertisements' } as const;
const failed = [{ message: 'offer', recipient: FAMILY, last_error: null }] as const;

/** The bytes of the mails that arrived. */
const sizes: number[] = [];
/** The mail as it arrives. */
async function arrived(message: MailMessage, to = 'office@school.example') {
  const folder = temporaryFolder();
  const transport = fileTransport(folder, () => ({
    name: 'The School',
    address: 'web@school.example',
  }));
  await transport.send({ message, to, id: crypto.randomUUID(), signal: AbortSignal.timeout(5000) });
  sizes.push(statSync(join(folder, readdirSync(folder)[0] ?? '')).size);
  const [mail] = await readMails(folder);
  if (!mail) throw new Error('No mail came.');
  return mail;
}

const KNOWN_HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
  'x-auto-response-suppress',
];

test('asks other programs not to answer', async () => {
  const { headers } = await arrived(await reminderMail(documents, [], NOW));
  const header = (name: string) => headers.find(({ key }) => key === name)?.value;
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(header('x-auto-response-suppress')).toBe('All');
});

test.each([
  ['', /no number was given/, /Answered/, 'an answer'],
  ['011 258 7412', /please call/, /Called/, 'a call'],
])(
  'offers a call to a written-down family only with a number: %j',
  async (parentPhone, what, press, wanted) => {
    const stored = { channel: 'message', callAgainAt: NOW } as const;
    const sent = registration({ phone: '', parentPhone, subjects: [] }, stored);
    const links = { called: 'https://www.school.example/called' };
    const mails = [
      await familyMailFailed(documents, sent, failed, NOW, links),
      await reminderMail(documents, [{ sent, links }], NOW),
    ];
    expect(mails[0]?.text).toMatch(what);
    expect(mails[1]?.subject).toContain(`1 family is waiting for ${wanted}: `);
    expect(mails[1]?.text).toContain(`Wants ${wanted} from: `);
    expect(/\bcall\b/.test(`${mails[1]?.text}`)).toBe(parentPhone !== '');
    for (const { text } of mails) {
      expect(text).toMatch(press);
      expect(text).toMatch(/^A Level$/m);
      expect(text.includes('Parent/Guardian')).toBe(parentPhone !== '');
    }
  },
);

describe('typed text cannot create headers', () => {
  // The schema rejects line breaks; the mail must be safe even without that.
  const attack = fc.tuple(
    fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', ', ', '; ', '> ', '" '),
    fc.constantFrom(
      'Bcc: evil@evil.example',
      'evil@evil.example',
      '<evil@evil.example>',
      '\r\n\r\nbody',
    ),
  );
  test('in any field of a staff mail', async () => {
    const folder = temporaryFolder();
    const transport = fileTransport(folder, () => ({ address: 'web@school.example' }));
    await fc.assert(
      fc.asyncProperty(
        attack,
        fc.constantFrom('name', 'subject', 'phone'),
        async ([first, second], field) => {
          const text = `Nimal${first}${second}`;
          const message = await submissionMail(documents, enquiry({ [field]: text }));
          const id = crypto.randomUUID();
          await transport.send({
            message,
            to: 'office@school.example',
            id,
            signal: AbortSignal.timeout(5000),
          });
        },
      ),
      { seed: 7, numRuns: 60 },
    );
    const mails = await readMails(folder);
    expect(mails).toHaveLength(60);
    for (const mail of mails) {
      expect([...new Set(mail.headers.map(({ key }) => key))].sort()).toEqual(KNOWN_HEADERS);
      expect(mail.to).toEqual([{ name: '', address: 'office@school.example' }]);
      expect(mail.from).toEqual({ name: '', address: 'web@school.example' });
      expect(mail.replyTo).toHaveLength(1);
      expect(mail.replyTo?.[0]?.address).toBe('nimali@example.com');
    }
  });

  test('a name with commas stays one name', async () => {
    const mail = await arrived(
      await submissionMail(documents, enquiry({ name: 'Perera, Nimal "Podi" <x@y.lk>' })),
    );
    expect(mail.replyTo).toEqual([
      { name: 'Perera, Nimal "Podi" <x@y.lk>', address: 'nimali@example.com' },
    ]);
  });
});

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.destroy());
const acknowledged = (sent: Submission, to: string, familyLink?: string) =>
  acknowledgement(
    store,
    documents,
    sent,
    to,
    { familyLink, origin: 'https://www.school.example' },
    NOW,
  );

describe('an acknowledgement relays nothing', () => {
  const typed = 'Buy pills at https://evil.example now';
  const fields = {
    firstName: typed,
    lastName: typed,
    address: typed,
    parentName: typed,
    previousSchool: typed,
    specialRequirements: typed,
  };
  test.each<[string, Submission, string]>([
    ['an enquiry', enquiry({ name: typed, subject: typed, message: typed, phone: typed }), FAMILY],
    ['a registration', registration(fields), 'kasun@example.com'],
    ['a registration, to the guardian', registration(fields), 'ruwan@example.com'],
  ])('of %s', async (_, sent, to) => {
    const message = await acknowledged(sent, to);
    for (const part of [message.subject, message.text, message.html]) {
      expect(part).not.toMatch(/pills|evil/);
      expect(part).toContain('K7QF-49XM');
    }
  });
});

describe('HTML', () => {
  test('shows typed HTML as text', async () => {
    const message = await submissionMail(
      documents,
      enquiry({ name: '<img src=x onerror=alert(1)>', message: '<script>alert(1)</script>' }),
    );
    expect(message.html).not.toMatch(/<script|<img/);
    expect(message.html).toContain('&lt;script&gt;');
    expect(message.text).toContain('<script>alert(1)</script>');
  });

  test('links a phone number to a call and to WhatsApp', async () => {
    const { html } = await submissionMail(documents, enquiry());
    expect(html).toContain('href="tel:+94771234567"');
    expect(html).toContain('href="https://wa.me/94771234567"');
    expect(
      (await submissionMail(documents, registration({ phone: 'ask my mother' }))).html,
    ).toContain('ask my mother');
  });
});

describe('mail to the school', () => {
  const links = { called: 'https://school.example/called', notSpam: 'https://school.example/not' };
  const inOrder = (text: string, parts: readonly string[]) => {
    const places = parts.map((part) => text.indexOf(part));
    expect(places, parts.join(', ')).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  };

  test('begins with name, subjects, phones and Called, and follows the form’s order', async () => {
    const { text, html } = await submissionMail(documents, registration(), {
      called: links.called,
    });
    const parts = [
      'Kasun Fernando',
      'A Level: Physics, Chemistry',
      '+94 77 765 4321',
      'Ruwan Fernando',
      '011 258 7412',
      links.called,
      'Saturday, 21 November, 11.30 a.m.',
      'kasun@example.com',
      '17 May 2009',
      '12/3 Galle Road',
      'Royal College',
      'ruwan@example.com',
      'Agreed',
    ];
    inOrder(text, parts);
    inOrder(html.slice(html.indexOf('<h1')), parts);
    expect(text).not.toContain('a.m..');
  });

  test('asks for the call at once when its time is over, and for none after one', async () => {
    const sent = registration();
    const later = sent.receivedAt + 24 * 3_600_000;
    const { text } = await submissionMail(documents, sent, links, later);
    expect(text).toContain('11.30 a.m. Call now: the 24 hours are over. Reply');
    const called = registration({}, { state: 'called' });
    expect((await submissionMail(documents, called, {}, later)).text).not.toMatch(
      /Call (now|before)/,
    );
  });

  test('writes the year of a time in another one, like every mail to the office', async () => {
    const sent = registration({}, { receivedAt: Date.parse('2026-12-31T06:00:00Z') });
    const { text } = await submissionMail(documents, sent);
    expect(text).toContain('Call before Friday, 1 January 2027, 11.30 a.m.');
    const after = sent.receivedAt + 24 * 3_600_000;
    for (const mail of [
      await submissionMail(documents, sent, {}, after),
      await familyMailFailed(documents, sent, failed, after),
      await reminderMail(documents, [{ sent }], after),
      await familyChangesMail(documents, [{ sent }], after),
      await digestMail(documents, [{ sent }], after),
    ])
      expect(mail.text).toContain('Thursday, 31 December 2026, 11.30 a.m.');
  });

  test('leaves out empty fields', async () => {
    const none = { previousSchool: '', parentEmail: '', specialRequirements: '' };
    const { text, html } = await submissionMail(documents, registration(none));
    for (const part of [text, html]) {
      expect(part).not.toMatch(
        /Previous School|Parent\/Guardian(&#39;|')s Email|Special|none given/,
      );
    }
    const enquired = await submissionMail(documents, enquiry({ phone: '' }));
    expect(enquired.text).not.toContain('Phone:');
    expect(enquired.text).toContain('No phone number was given');
  });

  test('gives the reason why it was not acknowledged, and how to acknowledge it', async () => {
    for (const mail of [
      await submissionMail(documents, registration({}, held), links),
      await submissionMail(documents, enquiry({}, held), links),
    ]) {
      expect(mail.subject).toContain('K7QF-49XM');
      expect(mail.subject).toMatch(/\(not acknowledged\)$/);
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain(held.holdReasons);
        expect(part).toContain('Not spam');
      }
    }
  });

  test('mentions no button without links, as on Supabase', async () => {
    for (const mail of [
      await submissionMail(documents, registration({}, held)),
      await submissionMail(documents, enquiry({}, held)),
      await reminderMail(documents, [{ sent: enquiry() }], 0),
      await familyMailFailed(documents, enquiry(), failed, NOW),
    ]) {
      for (const part of [mail.text, mail.html]) expect(part).not.toMatch(/Not spam|Called|press/);
    }
    expect((await submissionMail(documents, enquiry({}, held))).text).toContain(
      'release K7QF-49XM',
    );
  });

  test('links to an address that cannot add headers', async () => {
    const email = 'a?bcc=evil@evil.example&subject=x%0d@school.example';
    for (const { html } of [
      await submissionMail(documents, enquiry({ email })),
      await submissionMail(documents, registration({ email, parentEmail: email })),
      await reminderMail(documents, [{ sent: enquiry({ email }) }], 0),
    ]) {
      const hrefs = html.match(/mailto:a[^"]*/g) ?? [];
      expect(hrefs.length).toBeGreaterThan(0);
      for (const href of hrefs) {
        expect(href).not.toMatch(/[?&]/);
        const url = new URL(href.replaceAll('&amp;', '&'));
        expect(url.search).toBe('');
        expect(decodeURIComponent(url.pathname)).toBe(email);
      }
    }
  });
});

test.each([
  ['2026-11-21T06:00:00Z', 'Saturday, 21 November, 11.30 a.m.\n'],
  ['2026-11-21T06:30:00Z', 'Saturday, 21 November, 12 noon.\n'],
])('an acknowledgement of %s gives the time as the pages do', async (receivedAt, words) => {
  const sent = { ...enquiry(), receivedAt: Date.parse(receivedAt) };
  expect((await acknowledged(sent, FAMILY)).text).toContain(words);
  const registered = { ...registration(), receivedAt: Date.parse(receivedAt) };
  expect((await acknowledged(registered, 'kasun@example.com')).text).toContain(words);
});

describe('a mail about many families', () => {
  const links = {
    office: 'https://office.school.example/submissions/K7QF-49XM',
    called: `https://www.school.example/functions/v1/called?id=${'x'.repeat(120)}`,
  };
  const many = (length: number, changes: object, stored = {}) =>
    Array.from({ length }, () => ({ sent: registration(changes, stored), links }));

  test.each([
    ['usual names', {}],
    ['long Sinhala names', { firstName: 'නිමල්'.repeat(30), parentName: 'ශ්‍රියානි'.repeat(20) }],
  ])('is below 90 KB with %s, and counts and links the rest', async (_, changes) => {
    const mail = await arrived(await reminderMail(documents, many(100, changes), NOW));
    const listed = mail.text?.match(/^K7QF-49XM · /gm)?.length ?? 0;
    expect(listed).toBeGreaterThan(15);
    expect(mail.text).toContain(`${100 - listed} families more`);
    expect(mail.text).toContain('Open the list in the office: https://office.school.example/\n');
    expect(sizes.at(-1)).toBeLessThan(90_000);
    await arrived(await familyChangesMail(documents, many(100, changes), NOW));
    expect(sizes.at(-1)).toBeLessThan(90_000);
  });

  test('lists all when they fit, with numbers to tap', async () => {
    const { text, html } = await reminderMail(documents, many(10, {}), NOW);
    expect(text.match(/^K7QF-49XM · /gm)).toHaveLength(10);
    expect(text).not.toContain('families more');
    expect(html.match(/href="tel:/g)?.length).toBeGreaterThanOrEqual(20);
  });

  test('tells those that waited from those that asked for a call', async () => {
    const asked = many(2, {}, { callAgainAt: NOW - 1000 });
    const [both, only, one] = [
      await reminderMail(documents, [...many(1, {}), ...asked], NOW),
      await reminderMail(documents, asked, NOW),
      await reminderMail(documents, many(1, {}), NOW),
    ];
    expect(both?.text).toContain(
      '1 family has waited 20 hours or more. 2 families have asked to be called again by now.',
    );
    expect(only?.text).not.toContain('20 hours');
    expect(one?.text).not.toContain('asked to be called');
  });
});

describe('Outlook for Windows', () => {
  test('gets a table of a fixed width, and padding on cells instead of links', async () => {
    const links = { called: 'https://school.example/called' };
    const { html } = await submissionMail(documents, registration(), links);
    expect(html).toMatch(/<!--\[if mso\]><table[^>]* width="580"/);
    for (const [, style] of html.matchAll(/<a [^>]*style="([^"]*)"/g)) {
      expect(style).not.toContain('padding');
    }
    expect(html).toMatch(
      /<td style="padding:11px 18px[^>]*><a href="https:..school.example.called"/,
    );
  });
});

test('an acknowledgement gives one instruction to those who did not send the form', async () => {
  const link = 'https://www.school.example/functions/v1/mine?id=1';
  for (const { text } of [
    await acknowledged(enquiry(), FAMILY, link),
    await acknowledged(registration(), 'kasun@example.com', link),
  ]) {
    expect(text.match(/Did you not send this\?/g)).toHaveLength(1);
    expect(text).not.toContain('ignore this e-mail');
  }
  expect((await acknowledged(enquiry(), FAMILY)).text).toContain('ignore this e-mail');
});

describe('a mail that this version does not know', () => {
  test('stays due with an error, and other mails are sent', async () => {
    const server = await createTestApp();
    onTestFinished(() => server.close());
    await server.post('send-contact-email', anEnquiry());
    await server.store
      .updateTable('outbox')
      .set({ message: 'of-a-later-version' as 'digest' })
      .where('message', '=', 'enquiry-acknowledgement')
      .execute();
    expect(await server.mails()).toHaveLength(1);
    const [row] = await server.store
      .selectFrom('outbox')
      .selectAll()
      .where('state', '!=', 'delivered')
      .execute();
    expect(row).toMatchObject({ state: 'due', attempts: 1 });
    expect(row?.last_error).toContain('does not know the message of-a-later-version');
  });
});
