import { expect, it } from 'vitest';
import facts from '#documents/school.json' with { type: 'json' };
import { openingHours } from './structured-data.ts';

it("writes the office's hours as schema.org does", () => {
  expect(openingHours(facts.officeHours)).toBe('Mo-Su 08:30-17:00');
  const week = { firstDay: 'Tuesday', lastDay: 'Friday', from: '12:00', to: '21:15' } as const;
  expect(openingHours(week)).toBe('Tu-Fr 12:00-21:15');
  expect(openingHours({ ...week, lastDay: 'Tuesday' })).toBe('Tu 12:00-21:15');
});
