import { expect, it } from 'vitest';
import { school } from '#test/school-env.ts';
import { readWrittenDocuments } from '../read-documents.ts';
import { waysToPay } from './payment.ts';
import { questionsOn } from './questions.ts';

const documents = readWrittenDocuments(school.DEFAULT_DOCUMENTS);

it('shows nothing about payment until the school has given something', () => {
  expect(waysToPay(documents.payment)).toEqual([]);
  const given = { account: null, reference: 'Your reference', when: 'Each month', desk: null };
  expect(waysToPay(given)).toEqual([{ name: 'When', text: 'Each month' }]);
  expect(waysToPay({ ...given, account: 'Sample Bank, 1' }).map(({ name }) => name)).toEqual([
    'When',
    'Bank transfer',
    'Write on it',
  ]);
});

it('shows a question on its pages once it has an answer that is no placeholder', () => {
  expect(questionsOn(documents.questions, 'fees')).toEqual([]);
  const medium = { id: 'medium', question: 'Which medium?', answer: 'English', pages: ['fees'] };
  const asked = [medium, { ...medium, id: 'sample', placeholders: ['answer'] }];
  const questions = { asked } as unknown as typeof documents.questions;
  expect(questionsOn(questions, 'fees')).toEqual([
    { id: 'medium', question: 'Which medium?', answer: 'English' },
  ]);
  expect(questionsOn(questions, 'contact')).toEqual([]);
});
