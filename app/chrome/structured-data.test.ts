import { expect, it } from 'vitest';
import { documents } from '#test/documents.ts';
import { openingHours } from './structured-data.ts';

it("writes the office's hours as schema.org does", () => {
  expect(openingHours(documents.school.officeHours)).toEqual(['Mo-Su 08:30-17:00']);
  const { from, to } = { from: '12:00', to: '21:15' } as const;
  const week = {
    ...documents.school.officeHours,
    Monday: null,
    Tuesday: { from, to },
    Sunday: null,
  };
  expect(openingHours(week)).toEqual(['Tu 12:00-21:15', 'We-Sa 08:30-17:00']);
});
