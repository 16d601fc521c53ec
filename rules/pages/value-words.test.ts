import { expect, it } from 'vitest';
import { type DocumentId, documentFields } from '#content/schemas/documents.ts';
import { fieldAt } from '#content/schemas/editor-fields.ts';
import { shortTexts, valueText, valueWords } from './value-words.ts';

const at = (id: DocumentId, ...steps: string[]) => fieldAt(documentFields[id], steps);

it('writes values as a person reads them', () => {
  expect(valueText(at('fees', 'oLevelLocal'), 1350)).toBe('Rs. 1,350');
  expect(valueText(at('fees', 'aLevelLocal'), 1350)).toBe('LKR 1,350');
  expect(valueText(at('claims', 'workstations'), 2026)).toBe('2026');
  expect(valueText(at('payment', 'when'), null)).toBe('empty');
  const sunday = at('school', 'officeHours', 'Sunday');
  expect(valueText(sunday, { from: '08:30', to: '17:00' })).toBe('8.30 a.m.–5.00 p.m.');
  expect(valueText(sunday, null)).toBe('closed');
  expect(valueText(at('timetable', 'classes', 'o-level', '0', 'from'), '15:00')).toBe('3.00 p.m.');
  expect(valueText(at('holidays', 'closures', '0', 'from'), '2026-12-25')).toBe('25 December 2026');
  expect(valueText(at('holidays', 'closures', '0', 'levels'), ['o-level'])).toBe('O Level');
  expect(valueText(at('holidays', 'closures', '0', 'kind'), 'holiday')).toBe('Holiday');
  expect(valueText(at('teachers', 'a-level', '0'), { name: 'Mr. Perera' })).toBe('Mr. Perera');
  expect(valueText(at('teachers', 'a-level'), [{}, {}])).toBe('2 entries');
  expect(valueText(at('teachers', 'a-level', '0', 'picture'), { id: 'x', alt: 'y' })).toBe(
    'another photo',
  );
});

it('writes the texts of a list, and the names of classes and teachers', () => {
  const nameOf = (id: string) => ({ a: 'Physics, Saturday', t: 'Mr. Perera' })[id];
  expect(valueText(at('courses', 'tabs', 'ict', 'syllabus'), ['Files', 'Networks'])).toBe(
    'Files; Networks',
  );
  expect(valueText(at('courses', 'tabs', 'ict', 'syllabus'), [])).toBe('empty');
  expect(valueText(at('teachers', 'a-level', '0', 'classes'), ['a', 'gone'], nameOf)).toBe(
    'Physics, Saturday; gone',
  );
  expect(valueText(at('lecturers', 'a-level', '0', 'id'), 't', nameOf)).toBe('Mr. Perera');
});

it('cuts off a long text where a change is named, but not the change', () => {
  const same = 'The same beginning of both sentences, '.repeat(3);
  expect(shortTexts(`${same}old.`, `${same}new.`)).toEqual([
    '… of both sentences, old.',
    '… of both sentences, new.',
  ]);
  expect(shortTexts('old', 'new')).toEqual(['old', 'new']);
  expect(shortTexts(same, `${same}more`)[1]).toContain('more');
  expect(valueWords(undefined, 'a'.repeat(81), () => undefined)).toBe(`${'a'.repeat(80)} …`);
});
