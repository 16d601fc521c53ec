import { expect, test } from 'vitest';
import { documents } from '#test/documents.ts';
import { documentsOnPages } from './documents.ts';

const ask = (id: string, question: string, answer: string) => ({
  id,
  question,
  answer,
  pages: ['contact' as const],
});
const asked = [
  ask('a', 'Is there an early bird discount?', 'Yes.'),
  ask('b', 'Is there a discount?', 'Yes, 20% before December 31st.'),
  ask('c', 'May we visit?', 'Yes.'),
];
const idsOn = (day: string, isOn = true) =>
  documentsOnPages(
    { ...documents, offer: { ...documents.offer, isOn }, questions: { asked } },
    Date.parse(`${day}T10:00:00+05:30`),
    new Set(),
  ).questions.asked.map(({ id }) => id);

test('a question about the early-bird offer is on pages only while it is offered', () => {
  expect(idsOn('2026-12-30')).toEqual(['a', 'b', 'c']);
  expect(idsOn('2026-12-31')).toEqual(['c']);
  expect(idsOn('2026-12-01', false)).toEqual(['c']);
});
