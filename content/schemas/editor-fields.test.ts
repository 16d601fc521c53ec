import { describe, expect, it } from 'vitest';
import { school } from '#test/school-env.ts';
import { readWrittenDocuments } from '../read-documents.ts';
import { type DocumentId, documentFields, labelOf } from './documents.ts';
import { entryName, fieldAt, labelIn } from './editor-fields.ts';

const documents = readWrittenDocuments(school.DEFAULT_DOCUMENTS);

const ids = Object.keys(documents) as DocumentId[];

/** The steps to every value of a document that is no record or list, without the marks. */
function leaves(value: unknown, steps: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...steps]];
  return Object.entries(value)
    .filter(([key]) => key !== 'placeholders')
    .flatMap(([key, inner]) => leaves(inner, [...steps, key]));
}

describe.each(ids)('the document %s', (id) => {
  const all = leaves(documents[id]);

  it('has a field for every value, of the value’s type', () => {
    for (const steps of all) {
      const field = fieldAt(documentFields[id], steps);
      const value = steps.reduce<unknown>((outer, step) => Object(outer)[step], documents[id]);
      const path = steps.join('/');
      expect(field, path).toBeDefined();
      if (value === null) expect(field?.empty, path).toBeNull();
      else if (typeof value === 'number') expect(field?.kind, path).toMatch(/^(number|money)$/);
      else if (typeof value === 'boolean') expect(field?.kind, path).toBe('yesNo');
      else expect(field?.kind, path).not.toMatch(/^(number|money|yesNo|record|list)$/);
    }
  });

  it('calls every value what a clerk would call it', () => {
    for (const steps of all) {
      const field = fieldAt(documentFields[id], steps);
      const isEntry = /^\d+$/.test(steps.at(-1) ?? '');
      if (steps.at(-1) !== 'id' && !isEntry) expect(field?.label, steps.join('/')).not.toBe('');
      const label = labelOf(id, steps, documents[id]);
      const keys = steps.filter((step) => /[a-z][A-Z]|-level/.test(step));
      for (const key of keys) expect(label.split(', '), label).not.toContain(key);
    }
  });
});

it.each<[DocumentId, string[], string]>([
  ['fees', ['aLevelCambridge'], 'Cambridge A Level, per hour'],
  ['teachers', ['a-level', '2', 'name'], 'A Level teachers, Mr. Asanka Sample, Name'],
  ['timetable', ['classes', 'o-level', '0', 'room'], 'Science, Monday 3.00 p.m., Room'],
  ['testimonials', ['o-level-ict', '0', 'text'], 'On O Level ICT'],
  ['courses', ['a-level-physics', 'lead'], 'A Level Physics, Lead'],
  ['legal', ['terms', 'sections', '0', 'paragraphs', '1'], 'asking for a place, Paragraphs, 2'],
])('calls %s %j %s', (id, steps, label) => {
  expect(labelOf(id, steps, documents[id])).toContain(label);
});

it('calls a result by its subject and year, once it has one', () => {
  expect(entryName({ id: 'one', subject: 'Physics', year: 2025 })).toBe('Physics 2025');
  expect(entryName({ id: 'one', subject: 'Physics', year: '' })).toBeUndefined();
});

it('knows how each kind of value is edited, and its limits', () => {
  const at = (id: DocumentId, ...steps: string[]) => fieldAt(documentFields[id], steps);
  expect(at('school', 'hotline')).toMatchObject({ kind: 'phone', label: 'Hotline' });
  expect(at('school', 'email')).toMatchObject({ kind: 'email' });
  expect(at('school', 'siteUrl')).toMatchObject({ kind: 'link' });
  expect(at('school', 'name')).toMatchObject({ kind: 'text', most: 60 });
  expect(at('school', 'map', 'latitude')).toMatchObject({ kind: 'number', most: 90 });
  expect(at('school', 'officeHours', 'Sunday')).toMatchObject({ kind: 'hours', empty: null });
  expect(at('school', 'officeHours', 'Sunday', 'from')).toMatchObject({ kind: 'time' });
  expect(at('timetable', 'classes', 'o-level', '0', 'day')?.options).toContain('Monday');
  expect(at('fees', 'oLevelLocal')).toMatchObject({ kind: 'money', most: 100_000 });
  expect(at('holidays', 'closures', '0', 'from')).toMatchObject({ kind: 'date' });
  expect(at('holidays', 'closures', '0', 'levels')).toMatchObject({
    kind: 'list',
    empty: 'absent',
  });
  expect(at('offer', 'before')).toMatchObject({ kind: 'date' });
  expect(at('payment', 'when')).toMatchObject({ kind: 'longText', empty: null });
  expect(at('courses', 'o-level-ict', 'overview')).toMatchObject({ kind: 'longText', most: 2000 });
  expect(at('testimonials', 'home')).toMatchObject({ kind: 'list', most: 12 });
  expect(at('facilities', 'rooms', '0', 'picture')).toMatchObject({ kind: 'picture' });
  expect(at('legal', 'reviewed')).toMatchObject({ kind: 'yesNo' });
  expect(at('school')?.fields).not.toHaveProperty('placeholders');
});

it('labels a document without steps by its own name', () => {
  expect(labelIn({ kind: 'record', label: 'Fees' }, [], {})).toBe('Fees');
});
