import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readMails } from '#test/server-app.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import { enquiryAcknowledgement } from './enquiry-acknowledgement.ts';
import { enquiryStaff } from './enquiry-staff.ts';
import { fileTransport } from './files.ts';
import type { MailMessage, SentEnquiry, SentRegistration } from './message.ts';
import { registrationAcknowledgement } from './registration-acknowledgement.ts';
import { registrationStaff } from './registration-staff.ts';
import { greetingName } from './words.ts';

const common = {
  reference: 'K7QF-49XM',
  receivedAt: Date.parse('2026-11-21T06:00:00Z'),
  phoneE164: '+94771234567',
  guardianPhoneE164: null,
};
const enquiry = (changes = {}): SentEnquiry => ({
  ...common,
  kind: 'enquiry',
  fields: anEnquiry(changes),
});
const registration = (changes = {}): SentRegistration => ({
  ...common,
  kind: 'registration',
  fields: aRegistration(changes),
});

/** The mail as it would arrive. */
async function arrived(message: MailMessage, to = 'office@school.example') {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const transport = fileTransport(folder, { name: 'The School', address: 'web@school.example' });
  await transport.send({ message, to, id: crypto.randomUUID(), signal: AbortSignal.timeout(5000) });
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
];

describe('headers cannot be made by what is typed', () => {
  // The schema refuses line breaks before; the mail must hold even if one came through.
  const attack = fc.tuple(
    fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', ', ', '; ', '> ', '" '),
    fc.constantFrom(
      'Bcc: evil@evil.example',
      'evil@evil.example',
      '<evil@evil.example>',
      '\r\n\r\nbody',
    ),
  );
  test('by any field, in staff mail', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mail-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const transport = fileTransport(folder, { address: 'web@school.example' });
    await fc.assert(
      fc.asyncProperty(
        attack,
        fc.constantFrom('name', 'subject', 'phone'),
        async ([first, second], field) => {
          const text = `Nimal${first}${second}`;
          const message = await enquiryStaff(enquiry({ [field]: text }));
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
      await enquiryStaff(enquiry({ name: 'Perera, Nimal "Podi" <x@y.lk>' })),
    );
    expect(mail.replyTo).toEqual([
      { name: 'Perera, Nimal "Podi" <x@y.lk>', address: 'nimali@example.com' },
    ]);
  });
});

describe('an acknowledgement relays nothing', () => {
  const typed = 'Buy pills at https://evil.example now';
  test('of an enquiry', async () => {
    const message = await enquiryAcknowledgement(
      enquiry({ name: typed, subject: typed, message: typed, phone: typed }),
    );
    for (const part of [message.subject, message.text, message.html]) {
      expect(part).not.toMatch(/pills|evil/);
      expect(part).toContain('K7QF-49XM');
    }
  });
  test('of a registration', async () => {
    const fields = {
      firstName: typed,
      lastName: typed,
      address: typed,
      parentName: typed,
      previousSchool: typed,
      specialRequirements: typed,
    };
    for (const to of ['kasun@example.com', 'ruwan@example.com']) {
      const message = await registrationAcknowledgement(registration(fields), to);
      for (const part of [message.subject, message.text, message.html]) {
        expect(part).not.toMatch(/pills|evil/);
        expect(part).toContain('K7QF-49XM');
      }
    }
  });

  test.each([
    ['Nimali Perera', 'Nimali'],
    ['නිමල් පෙරේරා', 'නිමල්'],
    ['சுந்தரம்', 'சுந்தரம்'],
    ['José', 'José'],
    ['K.P. Perera', ''],
    ['www.evil.example now', ''],
    ['<b>Nimal</b>', ''],
    ['Mrs Perera', ''],
    ['1stPrize winner', ''],
    ['Congratulationsyouhavewonthelottery', ''],
    ['  ', ''],
  ])('%s is greeted as %j', (name, greeting) => {
    expect(greetingName(name)).toBe(greeting);
  });
});

describe('HTML', () => {
  test('shows what was typed as text', async () => {
    const message = await enquiryStaff(
      enquiry({ name: '<img src=x onerror=alert(1)>', message: '<script>alert(1)</script>' }),
    );
    expect(message.html).not.toMatch(/<script|<img/);
    expect(message.html).toContain('&lt;script&gt;');
    expect(message.text).toContain('<script>alert(1)</script>');
  });

  test('lets a phone be called and written to', async () => {
    const { html } = await enquiryStaff(enquiry());
    expect(html).toContain('href="tel:+94771234567"');
    expect(html).toContain('href="https://wa.me/94771234567"');
    expect((await registrationStaff(registration({ phone: 'ask my mother' }))).html).toContain(
      'ask my mother',
    );
  });
});

test('attachments go with a mail', async () => {
  const message = await enquiryAcknowledgement(enquiry());
  const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
  const attachments = [{ filename: 'classes.ics', contentType: 'text/calendar', content }];
  const mail = await arrived({ ...message, attachments });
  expect(mail.attachments[0]?.filename).toBe('classes.ics');
});
