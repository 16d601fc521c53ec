import { expect, test } from 'vitest';
import { opensAgain } from './opening-hours.ts';

const open = { from: '08:30', to: '17:00' } as const;
const week = {
  Monday: open,
  Tuesday: open,
  Wednesday: open,
  Thursday: open,
  Friday: { from: '09:00', to: '12:00' },
  Saturday: null,
  Sunday: null,
} as const;

test.each([
  ['2026-11-23T06:00', ''],
  ['2026-11-23T01:00', '8.30 a.m.'],
  ['2026-11-23T12:00', '8.30 a.m.'],
  ['2026-11-26T12:00', '9.00 a.m.'],
  ['2026-11-27T12:00', 'Monday 8.30 a.m.'],
])('at %s UTC the office opens again: %j', (time, text) =>
  expect(opensAgain(week, Date.parse(`${time}Z`))).toBe(text),
);

test('an office that never opens has no such time', () => {
  const never = Object.fromEntries(Object.keys(week).map((day) => [day, null]));
  expect(opensAgain(never as unknown as typeof week, 0)).toBe('');
});
