import { expect, it } from 'vitest';
import { school } from '#test/school-env.ts';
import { readWrittenDocuments } from '../read-documents.ts';
import { type DocumentId, documentFields, problemsInFields } from './documents.ts';
import { inPresentForm, withNewFields } from './older-documents.ts';

const documents = readWrittenDocuments(school.DEFAULT_DOCUMENTS);

it.each(Object.keys(documents) as DocumentId[])('leaves the document %s as it is', (id) => {
  expect(inPresentForm(id, documents[id])).toEqual(documents[id]);
});

it.each<[DocumentId, older: object, present: object]>([
  [
    'offer',
    { percent: 20, before: { month: 12, day: 31 }, year: null },
    { isOn: true, percent: 20, before: '2026-12-31', everyYear: true },
  ],
  [
    'offer',
    { percent: 15, before: { month: 3, day: 3 }, year: 2031, placeholders: ['percent'] },
    {
      isOn: true,
      percent: 15,
      before: '2031-03-03',
      everyYear: false,
      placeholders: ['percent'],
    },
  ],
  [
    'school',
    {
      ...documents.school,
      officeHours: { firstDay: 'Monday', lastDay: 'Friday', from: '09:00', to: '16:00' },
      tourHours: { firstDay: 'Saturday', lastDay: 'Monday', from: '09:00', to: '16:00' },
      social: {
        facebook: 'https://facebook.com/school',
        youtube: 'https://youtube.com/school',
        placeholders: ['youtube'],
      },
    },
    {
      officeHours: { Friday: { from: '09:00', to: '16:00' }, Saturday: null },
      tourHours: {
        Monday: { from: '09:00' },
        Tuesday: null,
        Friday: null,
        Sunday: { to: '16:00' },
      },
      social: [
        { id: 'facebook', name: 'Facebook', url: 'https://facebook.com/school' },
        { name: 'YouTube', placeholders: ['url'] },
      ],
    },
  ],
])('reads an older document %s', (id, older, present) => {
  const read = inPresentForm(id, older);
  expect(read).toMatchObject(present);
  expect(problemsInFields(id, read)).toEqual([]);
});

it('returns what has no known form', () => {
  for (const value of [null, undefined, 'text', 4, []]) {
    expect(problemsInFields('offer', inPresentForm('offer', value))).not.toEqual([]);
  }
});

it('takes the fields that an older release did not have from another version', () => {
  const { register: _, ...pages } = documents.pages;
  const { topics: _topics, ...contact } = pages.contact;
  const older = { ...pages, contact, home: { ...pages.home, headline: 'Ours' } };
  const read = withNewFields(documentFields.pages, older, documents.pages);
  expect(read).toEqual({ ...documents.pages, home: older.home });
  expect(problemsInFields('pages', read)).toEqual([]);
  const teacher = { ...documents.teachers, 'o-level': [{ id: 'a' }] };
  expect(withNewFields(documentFields.teachers, teacher, documents.teachers)).toEqual(teacher);
});
