import { expect, test } from 'vitest';
import { cleanEmail, cleanText, readDay } from './typed-text.ts';

test.each([
  ['  Nimali ', 'Nimali'],
  ['\u200eNimali\u200f', 'Nimali'],
  ['Ni\u200bma\u2060li\ufeff', 'Nimali'],
  ['\u202eNimali', 'Nimali'],
  ['Nimali\u00a0Perera', 'Nimali Perera'],
  ['\u200b\u2060\u200d\u200c ', ''],
  ['\u00a0\u3000', ''],
  // The joiner is part of the name.
  ['ශ්‍රියානි', 'ශ්‍රියානි'],
])('cleans %j', (typed, cleaned) => expect(cleanText(typed)).toBe(cleaned));

test.each([
  '\u200enimali@gmail.com',
  'nimali@gmail.com\u200b',
  'nimali@\u2060gmail.com',
  '\u00a0nimali@gmail.com\u00a0',
  'nimali\u00a0@gmail.com',
  'nimali@gmail.com\u200d',
])('cleans the e-mail address %j', (typed) => expect(cleanEmail(typed)).toBe('nimali@gmail.com'));

test.each([
  ['04/05/2009', '2009-05-04'],
  ['4.5.2009', '2009-05-04'],
  ['4-5-2009', '2009-05-04'],
  [' 04 05 2009 ', '2009-05-04'],
  ['2009-05-04', '2009-05-04'],
  ['31/02/2009', '2009-02-31'],
  ['4 May 2009', '4 May 2009'],
  ['04/05/09', '04/05/09'],
])('reads the day %j, day first', (typed, day) => expect(readDay(typed)).toBe(day));
