import ICAL from 'ical.js';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { aSubmission } from '#test/server-forms.ts';
import { acknowledgement, classCalendar } from './acknowledgements.ts';
import { envelope } from './transport.ts';

const sent = aSubmission({
  kind: 'registration',
  fields: {
    firstName: 'Nethmi',
    lastName: 'Test',
    email: 'nethmi@mail.example',
    phone: '070 000 0000',
    dateOfBirth: '2009-05-01',
    address: '12, Test Lane',
    level: 'a-level',
    subjects: ['Physics', 'Logic & Scientific Method'],
    previousSchool: '',
    parentName: 'Kumari Test',
    parentPhone: '070 000 0001',
    parentEmail: '',
    specialRequirements: '',
    agreeToTerms: true,
  },
});

const registeredFor = (
  subjects: string[],
  more: { specialRequirements?: string; classes?: string[] } = {},
) => ({
  ...sent,
  fields: { ...sent.fields, subjects, ...more },
});

it('is attached to the acknowledgement and opens in another program', async () => {
  const message = await acknowledgement(sent, sent.fields.email);
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message: bytes } = await composer.sendMail(
    envelope(message, sent.fields.email, 'row-1', { address: 'school@mail.example' }),
  );
  const mail = await PostalMime.parse(bytes as Buffer);
  const [file] = mail.attachments;
  expect(file).toMatchObject({ filename: 'classes.ics', mimeType: 'text/calendar' });
  const text = new TextDecoder().decode(file?.content as ArrayBuffer);
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual([
    'Physics (A Level), weekday group',
    'Physics (A Level), weekend group',
  ]);
  expect(mail.text).toContain('attached calendar');
  expect(mail.html).toContain('attached calendar');
});

it('contains the groups that were chosen on the timetable', () => {
  const [file] = classCalendar(
    registeredFor(['Physics'], { classes: ['a-level-physics-saturday'] }),
  );
  expect(file?.content.match(/^SUMMARY:.*$/gm)).toEqual(['SUMMARY:Physics (A Level)']);
});

it('is left out when the timetable has no class of the subjects', async () => {
  const other = registeredFor(['Logic & Scientific Method']);
  expect(classCalendar(other)).toEqual([]);
  const { text, html } = await acknowledgement(other, sent.fields.email);
  expect(`${text}${html}`).not.toContain('attached');
});

it('contains nothing that was typed', () => {
  const [file] = classCalendar(
    registeredFor(['Physics'], { specialRequirements: 'Buy at https://spam.example' }),
  );
  expect(file?.content).not.toMatch(/spam|Nethmi|Test Lane/);
});
