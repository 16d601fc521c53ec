import { expect, test } from 'vitest';
import { suggestEmail } from './email-suggestion.ts';

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
])('%s: %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

test.each([
  'nethmi@gmail.com',
  'a@student.example',
  'a@mail.com.lk',
  'a@gmail.lk',
  'gmial.com',
  '',
])('leaves %s alone', (typed) => expect(suggestEmail(typed)).toBeUndefined());
