import { expect, it } from 'vitest';
import facts from '#documents/school.json' with { type: 'json' };
import { openingHours } from './structured-data.ts';

it("writes the office's hours as schema.org does", () => {
  expect(openingHours(facts.officeHours)).toEqual(['Mo-Su 08:30-17:00']);
  const { from, to } = { from: '12:00', to: '21:15' } as const;
  const week = { ...facts.officeHours, Monday: null, Tuesday: { from, to }, Sunday: null };
  expect(openingHours(week)).toEqual(['Tu 12:00-21:15', 'We-Sa 08:30-17:00']);
});
