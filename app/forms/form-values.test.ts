import { describe, expect, test } from 'vitest';
import { payloadField } from '#payloads/form-fields.ts';
import {
  readEnquiry,
  readRegistration,
  readStoredRegistration,
  readStoredValues,
  readValues,
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
  ['submissionId', ''],
  ['consentVersion', '2026-11'],
]);

test('only the subjects of the chosen level count', () => {
  const registration = readRegistration(filled);
  expect(registration.subjects).toEqual(['Physics', 'English']);
  expect(registration).toMatchObject({ level: 'a-level', agreeToTerms: true, lastName: '' });
});

test('without a level there are no subjects, and an invented level is none', () => {
  for (const level of ['', 'z-level']) {
    const data = formData([
      ['level', level],
      ['subjects-a-level', 'Physics'],
    ]);
    expect(readRegistration(data)).toMatchObject({ level: '', subjects: [], agreeToTerms: false });
  }
});

test('a draft keeps what was typed, and neither consent nor what is not the visitor’s', () => {
  expect(readValues(filled)).toEqual({
    firstName: ['Nethmi'],
    level: ['a-level'],
    'subjects-o-level': ['Science'],
    'subjects-a-level': ['Physics', 'English'],
  });
});

test('what was sent goes back into the fields it came from', () => {
  expect(toFormValues({ ...readRegistration(filled), submissionId: 'x' })).toMatchObject({
    firstName: ['Nethmi'],
    level: ['a-level'],
    'subjects-a-level': ['Physics', 'English'],
    agreeToTerms: ['yes'],
  });
});

test('an enquiry has its five fields, also where nothing stands in one', () => {
  expect(readEnquiry(formData([['name', 'Kumari']]))).toEqual({
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
    (stored) => expect(readStoredValues(stored)).toBeUndefined(),
  );
});
