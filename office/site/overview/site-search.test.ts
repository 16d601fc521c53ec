import { expect, it } from 'vitest';
import { filledDocuments } from '#content/fill-text.ts';
import { readWrittenDocuments } from '#content/read-documents.ts';
import { type DocumentId, labelOf } from '#content/schemas/documents.ts';
import { school } from '#test/school-env.ts';
import { hitsIn, patternOf } from './site-search.ts';

const documents = readWrittenDocuments(school.DEFAULT_DOCUMENTS);
const filled = filledDocuments(documents);

const labels = (search: string) =>
  (Object.keys(documents) as DocumentId[]).flatMap((id) =>
    hitsIn(id, documents[id], filled[id], search).map(({ steps }) =>
      labelOf(id, steps, documents[id]),
    ),
  );

it('finds the names of fields', () => {
  expect(labels('hotline')).toContain('Hotline');
  expect(labels('Copyright')).toEqual(['Copyright year']);
  expect(labels('early-bird discount')).toContain('Early-bird discount in percent');
});

it.each(['1200', '1,200', 'LKR 1,200', '1 200'])('finds a price written as %s', (search) => {
  expect(labels(search)).toEqual(['Edexcel A Level / IAL on subject pages, per hour']);
});

it.each(['0110000001', '011 000 0001', '+94 11 000 0001', '+94110000001', '000 0001'])(
  'finds a phone number written as %s',
  (search) => {
    expect(labels(search)).toContain('Hotline');
  },
);

it.each([
  'At most 25 students',
  '25 students at most',
  'Excel in your O Level and A Level exams',
  'We are at 32 C, Dickman’s Road, Colombo 05. The office is open',
  "classes on Dickman's Road with subject teachers",
])('finds a sentence copied from a page: %s', (sentence) => {
  expect(labels(sentence)).not.toEqual([]);
});

it('finds what is in braces on the form, and a closed day', () => {
  expect(labels('{regularMaximum}')).not.toEqual([]);
  expect(labels('Sunday')).toContain('Campus tours, Sunday');
});

it('takes signs as signs', () => {
  expect(labels('(.*)')).toEqual([]);
  expect(patternOf('a.b').test('axb')).toBe(false);
  expect(patternOf('1,200').exec('LKR 1200 an hour')?.[0]).toBe('1200');
});

it.each(['3.00 p.m.', '15:00'])('finds a time written as %s', (search) => {
  expect(labels(search)).toContain('Classes, O Level classes, Science, Monday 3.00 p.m., Start');
});

it.each(['25 December 2026', '2026-12-25'])(
  'finds a day written as %s, and shows it in words',
  (search) => {
    const [hit] = hitsIn('holidays', documents.holidays, filled.holidays, search);
    expect(hit?.text).toBe('25 December 2026');
  },
);
