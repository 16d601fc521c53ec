import { expect, test } from 'vitest';
import { cleanEmail, cleanLine, cleanText, plainApostrophes, readDay } from './typed-text.ts';

test.each([
  ['  Nimali ', 'Nimali'],
  ['\u200eNimali\u200f', 'Nimali'],
  ['Ni\u200bma\u2060li\ufeff', 'Nimali'],
  ['\u202eNimali', 'Nimali'],
  ['Nimali\u00a0Perera', 'Nimali Perera'],
  ['\u200b\u2060\u200d\u200c ', ''],
  ['\u00a0\u3000', ''],
  // Blank to the eye.
  ['\ufe0f\u034f\u3164\u2800\u115f\u1160\uffa0\u{e0041}', ''],
  ['077\ufe0f 123\u034f 4567', '077 123 4567'],
  ['Nim\u200dal', 'Nimal'],
  ['Nimali \u200d \u200c', 'Nimali'],
  // A text keeps its lines; those of other programs become lines too.
  ['No. 5\u000bGalle Road\u2028Colombo\n\tSri Lanka', 'No. 5\nGalle Road\nColombo\n\tSri Lanka'],
  [
    'Ayesha \u{1f469}\u{1f3fd}\u200d\u{1f393} \u2764\ufe0f',
    'Ayesha \u{1f469}\u{1f3fd}\u200d\u{1f393} \u2764\ufe0f',
  ],
  // The joiner is part of the name.
  ['\u0d9a\u0dca\u200d\u0dc2', '\u0d9a\u0dca\u200d\u0dc2'],
  ['\u0b95\u0bcd\u200c\u0bb7', '\u0b95\u0bcd\u200c\u0bb7'],
  ['ශ්‍රියානි', 'ශ්‍රියානි'],
])('cleans %j', (typed, cleaned) => expect(cleanText(typed)).toBe(cleaned));

test.each([
  ['077\t123\t4567', '077 123 4567'],
  ['Nimali\u000bPerera\f\u2028', 'Nimali Perera'],
  ['Nimali\nPerera', 'Nimali\nPerera'],
  ['a\u0000b', 'a\u0000b'],
])('cleans the line %j', (typed, cleaned) => expect(cleanLine(typed)).toBe(cleaned));

test('takes linear time', () => {
  const began = process.cpuUsage();
  expect(cleanText('\u200d\u0dc1'.repeat(100_000))).toHaveLength(199_999);
  expect(cleanText('\u200b '.repeat(100_000))).toBe('');
  expect(process.cpuUsage(began).user).toBeLessThan(3_000_000);
});

test.each([
  '\u200enimali@gmail.com',
  'nimali@gmail.com\u200b',
  'nimali@\u2060gmail.com',
  '\u00a0nimali@gmail.com\u00a0',
  'nimali\u00a0@gmail.com',
  '\tnimali@\u2028gmail.com\u000b',
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

test.each([
  ['Dickman’s Road', "Dickman's Road"],
  ['O’Brien’s', "O'Brien's"],
  ['The students’ room', "The students' room"],
  ['Press ‘Register’ here', 'Press ‘Register’ here'],
  ['‘It’s free’, they say', "‘It's free’, they say"],
  ['5’ and “more”', '5’ and “more”'],
])('writes the apostrophes of %j as the site does', (typed, shown) => {
  expect(plainApostrophes(typed)).toBe(shown);
});
