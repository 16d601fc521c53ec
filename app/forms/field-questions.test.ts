import { expect, test } from 'vitest';
import { questionAboutBirthday, questionAboutPhone, suggestEmail } from './field-questions.ts';

test.each([
  ['nethmi@gmial.com', 'nethmi@gmail.com'],
  ['nethmi@gmai.com', 'nethmi@gmail.com'],
  ['nethmi@gmaill.com', 'nethmi@gmail.com'],
  ['nethmi@gnail.com', 'nethmi@gmail.com'],
  ['nethmi@gmail.con', 'nethmi@gmail.com'],
  ['nethmi@gmial.con', 'nethmi@gmail.com'],
  ['Nethmi.P@Gmial.com', 'Nethmi.P@gmail.com'],
  ['a@yaho.com', 'a@yahoo.com'],
  ['a@hotmial.com', 'a@hotmail.com'],
  ['a@outlok.com', 'a@outlook.com'],
  ['a@sltnet.lk ', undefined],
  ['a@sltnat.lk', 'a@sltnet.lk'],
  ['office@company.con', 'office@company.com'],
  ['nimali@gmail', 'nimali@gmail.com'],
  ['nimali@gmial', 'nimali@gmail.com'],
  ['<nimali@gmail.com', 'nimali@gmail.com'],
  ['Nimali <nimali@gmial.com>', 'nimali@gmail.com'],
  ['nimali@gmail.com.', 'nimali@gmail.com'],
  ['\u200enimali@gmial.com\u00a0', 'nimali@gmail.com'],
])('suggests for %s: %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

test.each([
  'nethmi@gmail.com',
  'a@student.example',
  'a@mail.com.lk',
  'a@gmail.lk',
  'x@mail.com',
  'x@email.com',
  'x@love.com',
  'Nimali@Gmail.com',
  'two words@gmial.com',
  'a@b@gmial.com',
  'gmial.com',
  '',
])('suggests nothing for %s', (typed) => expect(suggestEmail(typed)).toBeUndefined());

test.each([
  ['2026-11-25', true],
  ['1978-03-02', true],
  ['2018-11-24', true],
  ['2017-11-25', false],
  ['2009-05-17', false],
  ['2001-01-01', false],
  ['not a day', false],
  ['0200-05-17', false],
])('asks about the birthday %s: %s', (birthday, isAsked) =>
  expect(questionAboutBirthday(birthday, Date.parse('2026-11-25T04:30:00Z')) !== '').toBe(isAsked),
);

test.each([
  ['', undefined],
  [' \u200b', undefined],
  ['077 123 4567', undefined],
  ['\u202a0771234567 / 0112345678\u202c', undefined],
  ['abc', 'This has no digits. Is it a phone number?'],
  ['07712345', 'This number has 8 digits. Is one missing?'],
])('asks about the phone number %j: %s', (typed, question) =>
  expect(questionAboutPhone(typed)).toBe(question),
);
