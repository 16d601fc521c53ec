import { expect, test } from 'vitest';
import { fillText } from './fill-text.ts';
import { classRefusals } from './office/class-words.ts';
import { classesPage } from './office/classes-texts.ts';
import { sitePage } from './office/site-texts.ts';
import { counted, listed, sentence } from './sentence.ts';
import { hoursText } from './teaching/dates.ts';

const HOUR = 'Saturday 9.00 a.m.';

test('names are listed as written, with one word before the last', () => {
  expect(listed(new Set(['ICT', 'English', 'ICT', 'Science']))).toBe('ICT, English and Science');
  expect(listed(['Monday', 'Friday'], 'or')).toBe('Monday or Friday');
  expect(listed(['Monday'], 'or')).toBe('Monday');
  expect(listed(['Art, Craft'])).toBe('Art, Craft');
  expect(listed(['Business, Accounting', 'ICT'])).toBe('Business, Accounting and ICT');
});

test('a sentence has one full stop, also after an hour', () => {
  expect([sentence('Come on Saturday'), sentence(`Come on ${HOUR}`), sentence('Why?')]).toEqual([
    'Come on Saturday.',
    `Come on ${HOUR}`,
    'Why?',
  ]);
  const facts = { when: HOUR, day: 'Saturday' };
  expect(fillText('Come on {when}. Or on {day}. {else}.', facts)).toBe(
    `Come on ${HOUR} Or on Saturday. {else}.`,
  );
});

test('a count of one has no plural', () => {
  expect([0, 1, 2, '1', '10,482'].map((count) => counted(count, 'family', 'families'))).toEqual([
    '0 families',
    '1 family',
    '2 families',
    '1 family',
    '10,482 families',
  ]);
  expect([1, 1.5].map(hoursText)).toEqual(['1 hour', '1.5 hours']);
  const text = 'For {revisionHours} hours, {revisionMaximum} students at most.';
  expect(fillText(text, { revisionHours: 1, revisionMaximum: 1 })).toBe(
    'For 1 hour, 1 student at most.',
  );
  expect(fillText(text, { revisionHours: 1.5, revisionMaximum: 20 })).toBe(
    'For 1.5 hours, 20 students at most.',
  );
});

test.each([
  classesPage.pins.instead('3.00–5.00 p.m.'),
  classesPage.pins.by('Dilani', `today, ${HOUR}`),
  classesPage.sheet.sameRoom(`Physics, ${HOUR}`),
  classesPage.sheet.sameTime(`Physics, ${HOUR}`),
  classRefusals.closed('Physics', 'The road is flooded.'),
  sitePage.editor.colleague('Dilani', 'Hotline', HOUR),
])('has one full stop after an hour: %s', (text) => {
  expect(text).not.toContain('..');
  expect(text).toMatch(/[.?]$/);
});
