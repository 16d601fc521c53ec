import { expect, test } from 'vitest';
import { firstNameOf } from './first-name.ts';

test.each([
  ['Nimali Perera', 'Nimali'],
  ['  Kasun', 'Kasun'],
  ['ප්‍රසන්න පෙරේරා', 'ප්‍රසන්න'],
  ['ශ්‍රියානි', 'ශ්‍රියානි'],
  ['கார்த்திக்', 'கார்த்திக்'],
  ["D'Shani Silva", "D'Shani"],
  ['Anne-Marie', 'Anne-Marie'],
  ['José', 'José'],
])('takes the first word of %s', (name, first) => expect(firstNameOf(name)).toBe(first));

test.each(['Mrs. Perera', 'mrs perera', 'Dr Silva', 'Rev. Fernando', 'K. A. Perera', 'K Perera'])(
  'takes no title or initial for a first name: %s',
  (name) => expect(firstNameOf(name)).toBe(''),
);

test.each([
  'www.example.com x',
  '<b>Nimali</b>',
  'a@b.example',
  '\u200dNimali',
  'x'.repeat(25),
  '1stPrize winner',
  '',
])('takes only a plain word: %j', (name) => expect(firstNameOf(name)).toBe(''));
