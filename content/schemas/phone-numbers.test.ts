import { expect, test } from 'vitest';
import { firstE164, internationalNumber, phoneNumbersIn } from './phone-numbers.ts';

const MOBILE = '+94771234567';
const LANDLINE = '+94112345678';

test.each([
  '077 123 4567',
  '+94 77 123 4567',
  '0094771234567',
  '771234567',
  '94771234567',
  '077/1234567',
  '(077) 123-4567',
  '077\u20111234567',
  '077\t123\ufe0f 4567',
  '０７７１２３４５６７',
  '\u202a+94 77 123 4567\u202c',
  'tel:+94771234567',
  'Amma 077 123 4567',
  '077 123 4567 (mother)',
])('reads one number: %j', (typed) =>
  expect(phoneNumbersIn(typed).map(({ e164 }) => e164)).toEqual([MOBILE]),
);

test.each([
  '0771234567 / 0112345678',
  '0771234567/0112345678',
  '077 123 4567, 011 234 5678',
  '0771234567 or 0112345678',
  '+94771234567; +94112345678',
  '0771234567 0112345678',
  '0771234567 & 011-2345678',
])('reads two numbers: %j', (typed) =>
  expect(phoneNumbersIn(typed).map(({ e164 }) => e164)).toEqual([MOBILE, LANDLINE]),
);

test('reads a number whose last digits name further lines', () => {
  expect(phoneNumbersIn('011 234 5678/9').map(({ e164 }) => e164)).toEqual([LANDLINE]);
});

test('returns a number that no telephone has, and its digits', () => {
  expect(phoneNumbersIn('077 123')).toEqual([{ text: '077 123', e164: null, digits: '9477123' }]);
  expect(phoneNumbersIn('077 123 / 0112345678')).toMatchObject([{ e164: LANDLINE }]);
  expect(firstE164('077 123')).toBeNull();
});

test.each(['', 'none', 'abc', '12', '/'])('finds no number in %j', (typed) =>
  expect(phoneNumbersIn(typed)).toEqual([]),
);

test.each([
  ['011 258 4411', '+94 11 258 4411'],
  ['077 712 3456', '+94 77 712 3456'],
  ['\u200e+94 11 234 5678', '+94 11 234 5678'],
  ['+94 11 000 0000', '+94 11 000 0000'],
  ['0771234567 / 0112345678', undefined],
  ['ask at the desk', undefined],
])('shows %j as %s', (typed, shown) => expect(internationalNumber(typed)).toBe(shown));
