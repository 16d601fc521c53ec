import { describe, expect, test } from 'vitest';
import { payloadField } from '#payloads/form-fields.ts';
import { readForm } from '#payloads/read-form.ts';
import { aRegistration } from '#test/server-forms.ts';
import {
  answersText,
  readDraft,
  readStoredDraft,
  readStoredRegistration,
  toFormValues,
} from './form-values.ts';

function formData(entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

const filled = formData([
  ['firstName', 'Nethmi'],
  ['level', 'a-level'],
  ['subjects-o-level', 'Science'],
  ['subjects-a-level', 'Physics'],
  ['subjects-a-level', 'English'],
  ['agreeToTerms', 'yes'],
  ['address', ' '],
  ['hp-note', ''],
  ['consentVersion', '2026-11'],
]);

test('only the subjects of the chosen level count', () => {
  const registration = readForm('registration', filled);
  expect(registration.subjects).toEqual(['Physics', 'English']);
  expect(registration).toMatchObject({ level: 'a-level', agreeToTerms: true, lastName: '' });
});

test('without a level there are no subjects, and an invented level is none', () => {
  for (const level of ['', 'z-level']) {
    const data = formData([
      ['level', level],
      ['subjects-a-level', 'Physics'],
    ]);
    expect(readForm('registration', data)).toMatchObject({
      level: '',
      subjects: [],
      agreeToTerms: false,
    });
  }
});

test('a draft keeps what was typed, and neither consent nor what is not the visitor’s', () => {
  expect(readDraft(filled)).toEqual({
    firstName: ['Nethmi'],
    level: ['a-level'],
    'subjects-o-level': ['Science'],
    'subjects-a-level': ['Physics', 'English'],
  });
});

test('what was sent goes back into the fields it came from', () => {
  const values = toFormValues({ ...readForm('registration', filled), submissionId: 'x' });
  expect(values.getAll('firstName')).toEqual(['Nethmi']);
  expect(values.getAll('level')).toEqual(['a-level']);
  expect(values.getAll('subjects-a-level')).toEqual(['Physics', 'English']);
  expect(values.getAll('agreeToTerms')).toEqual(['yes']);
});

test('an enquiry has its five fields, also where one is empty', () => {
  expect(readForm('enquiry', formData([['name', 'Kumari']]))).toEqual({
    name: 'Kumari',
    email: '',
    phone: '',
    subject: '',
    message: '',
  });
});

test('both lists of subjects are one field of the payload', () => {
  expect(payloadField('subjects-o-level')).toBe('subjects');
  expect(payloadField('email')).toBe('email');
});

describe('what an earlier version stored', () => {
  test('is read without the fields that it lacks', () => {
    const stored = { firstName: 'Nethmi', level: 'a-level', subjects: ['Physics'] };
    expect(readStoredRegistration(stored)).toMatchObject({
      firstName: 'Nethmi',
      parentEmail: '',
      level: 'a-level',
      subjects: ['Physics'],
      agreeToTerms: false,
    });
  });

  test.each([
    { level: 7, subjects: 'Physics' },
    { level: 'a-level', subjects: [null, {}] },
    { level: '__proto__', firstName: {} },
  ])('is empty where it is not what it should be: %j', (stored) =>
    expect(readStoredRegistration(stored)).toMatchObject({ firstName: '', subjects: [] }),
  );

  test.each([{ name: 'A' }, { name: [1] }, { name: [['A']] }, { name: null }])(
    'is no draft when it is not lists of texts: %j',
    (stored) => expect(readStoredDraft(stored)).toBeUndefined(),
  );
});

test('an enquiry reads as its form does, without what was left blank', () => {
  const enquiry = {
    name: 'Nethmi Sample',
    email: 'nethmi@student.example',
    phone: ' ',
    subject: 'Physics & Chemistry',
    message: 'May we visit?\nOn Saturday?',
  };
  expect(answersText('enquiry', enquiry)).toBe(
    'Full Name: Nethmi Sample\n' +
      'Email Address: nethmi@student.example\n' +
      'Subject: Physics & Chemistry\n' +
      'Message: May we visit?\nOn Saturday?',
  );
});

test('a registration names its level and subjects, and writes its day as the pages do', () => {
  const registration = aRegistration({
    dateOfBirth: '2008-05-14',
    subjects: ['Physics', 'Logic & Scientific Method'],
    previousSchool: '',
  });
  const text = answersText('registration', registration);
  expect(text).toContain('Level: A Level\nSubjects: Physics, Logic & Scientific Method\n');
  expect(text).toContain('Date of Birth: 14 May 2008\n');
  expect(text).not.toContain('Previous School');
  expect(text).toMatch(/Terms and Conditions: Agreed$/);
});
