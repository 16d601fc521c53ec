import { expect, it } from 'vitest';
import { documents } from '#test/documents.ts';
import { lastOpenTime } from './office-time.ts';

const { officeHours } = documents.school;
const last = (time: string, hours = officeHours) =>
  new Date(lastOpenTime(hours, Date.parse(`${time}+05:30`)) + 330 * 60_000)
    .toISOString()
    .slice(0, 16);

it('stays within the hours of the office', () => {
  expect(last('2026-11-30T11:00')).toBe('2026-11-30T11:00');
  expect(last('2026-11-30T07:05')).toBe('2026-11-29T17:00');
  expect(last('2026-11-30T21:00')).toBe('2026-11-30T17:00');
});

it('skips days on which the office is closed', () => {
  expect(last('2026-11-30T07:05', { ...officeHours, Sunday: null })).toBe('2026-11-28T17:00');
  const never = Object.fromEntries(Object.keys(officeHours).map((day) => [day, null]));
  expect(last('2026-11-30T07:05', never as typeof officeHours)).toBe('2026-11-30T07:05');
});
