import ICAL from 'ical.js';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import type { Registration } from '#payloads/form-fields.ts';
import type { Submission } from '#server/store/submissions/submissions.ts';
import { documents } from '#test/documents.ts';
import { aRegistration, aSubmission } from '#test/server-forms.ts';
import { store, storeForEachTest } from '#test/server-store.ts';
import { storeChange, storeClosure } from '#test/server-timetable.ts';
import { acknowledgement } from './acknowledgements.ts';
import { envelope } from './transport.ts';

const fields = aRegistration({ parentEmail: '' });

const registeredFor = (
  subjects: string[],
  more: Partial<Registration> = {},
  changes: Partial<Submission> = {},
) => aSubmission({ kind: 'registration', fields: { ...fields, subjects, ...more } }, changes);

const NOW = registeredFor([]).receivedAt;
const ORIGIN = 'https://www.other.example';
const saturday = 'a-level-physics-saturday';
storeForEachTest();

const mailOf = (one: Submission) =>
  acknowledgement(store, documents, one, fields.email, { origin: ORIGIN }, NOW);
const calendarOf = async (one: Submission) =>
  (await mailOf(one)).attachments?.[0]?.content.replaceAll('\r\n ', '') ?? '';
const summaries = (text: string) => text.match(/(?<=^SUMMARY:).*(?=\r$)/gm) ?? [];

it('is attached to the acknowledgement and opens in another program', async () => {
  const message = await mailOf(registeredFor(['Physics'], { classes: [saturday] }));
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message: bytes } = await composer.sendMail(
    envelope(message, fields.email, 'row-1', { address: 'school@mail.example' }),
  );
  const mail = await PostalMime.parse(bytes as Buffer);
  const [file] = mail.attachments;
  expect(file).toMatchObject({ filename: 'classes.ics', mimeType: 'text/calendar' });
  const text = new TextDecoder().decode(file?.content as ArrayBuffer);
  const [event, ...others] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  expect(event?.getFirstPropertyValue('summary')).toBe('Physics (A Level)');
  expect(mail.text).toContain('attached calendar');
  expect(mail.html).toContain('attached calendar');
});

it('begins after the registration, with changes, closures and the site’s own address', async () => {
  await storeChange(store, NOW, { class: saturday, date: '2026-11-28' });
  await storeClosure(store, NOW, '2026-12-05');
  // It was sent on a Saturday, after the class.
  const text = await calendarOf(registeredFor(['Physics'], { classes: [saturday] }));
  expect(text).toContain('DTSTART;TZID=Asia/Colombo:20261212T090000');
  expect(text).toContain('URL;VALUE=URI:https://www.other.example/programs/a-level-physics');
});

it('contains a class whose group was chosen or that is the only one, and names the other subjects', async () => {
  const subjects = ['Physics', 'Chemistry', 'English', 'Logic & Scientific Method'];
  const one = registeredFor(subjects, { classes: [saturday] });
  expect(summaries(await calendarOf(one))).toEqual(['Physics (A Level)']);
  const { text, html } = await mailOf(one);
  for (const body of [text, html.replaceAll('&amp;', '&')]) {
    expect(body).toContain(
      'Chemistry, English and Logic & Scientific Method: we tell you the day when we call.',
    );
  }
  const oLevel = registeredFor(['Commerce'], { level: 'o-level' });
  expect(summaries(await calendarOf(oLevel))).toEqual(['Commerce (O Level)']);
  expect((await mailOf(oLevel)).text).not.toContain('we tell you the day');
});

it.each<[string, boolean, Partial<Submission>]>([
  ['of a new form', true, {}],
  ['of one that is released 24 hours later', false, { receivedAt: NOW - 24 * 3_600_000 }],
  ['of a family that was called before', false, { state: 'called', calledAt: NOW }],
  ['of one that asked for a day', false, { callAgainAt: NOW + 1 }],
])('the mail %s promises a call within 24 hours: %s', async (_, isPromised, changes) => {
  const { text } = await mailOf(registeredFor(['Physics'], {}, changes));
  expect(text.includes("We'll contact you within 24 hours")).toBe(isPromised);
});

it('leaves out a class for which the family waits', async () => {
  const waits = { waitsSince: { [saturday]: NOW }, waitingFor: ['Physics, Saturday'] };
  const one = registeredFor(['Physics'], { classes: [saturday] }, waits);
  expect((await mailOf(one)).attachments).toEqual([]);
  expect((await mailOf(one)).text).not.toContain('we tell you the day');
});

it('is about the class in which the family is placed, whatever it had asked for', async () => {
  const placed = {
    state: 'placed' as const,
    placedIn: ['a-level-physics-wednesday'],
    placedAt: NOW,
  } satisfies Partial<Submission>;
  const one = registeredFor(['Physics'], { classes: [saturday] }, placed);
  const text = await calendarOf(one);
  expect(text).toContain('DTSTART;TZID=Asia/Colombo:20261125T150000');
  expect((await mailOf(one)).text).toContain('Physics, Wednesday');
  expect((await mailOf(one)).text).not.toContain('Physics, Saturday');
});

it('is left out when the timetable has no class of the subjects', async () => {
  const { attachments, text, html } = await mailOf(registeredFor(['Logic & Scientific Method']));
  expect(attachments).toEqual([]);
  expect(`${text}${html}`).not.toContain('attached');
});

it('contains nothing that was typed', async () => {
  const text = await calendarOf(
    registeredFor(['Physics'], {
      classes: [saturday],
      specialRequirements: 'Buy at https://spam.example',
    }),
  );
  expect(text).not.toMatch(/spam|Kasun|Galle Road/);
});
