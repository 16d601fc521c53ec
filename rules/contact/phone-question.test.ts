import { expect, test } from 'vitest';
import { phoneQuestion } from './phone-question.ts';

test.each(['077 123 4567', '+94 77 123 4567', '0094771234567', '771234567', '+44 20 7946 0000'])(
  'accepts the complete number %s',
  (typed) => expect(phoneQuestion(typed)).toBeUndefined(),
);

test('accepts two numbers in one field', () => {
  expect(phoneQuestion('077 123 4567 / 011 258 7412')).toBeUndefined();
});

test.each([
  ['abc', 'This has no digits. Is it a phone number?'],
  ['07712345', 'This number has 8 digits. Is one missing?'],
  ['+94 77 123 456', 'This number has 10 digits. Is one missing?'],
  ['9', 'This number has 1 digit. Is one missing?'],
])('asks about %s', (typed, question) => expect(phoneQuestion(typed)).toBe(question));
