import { expect, it } from 'vitest';
import { school } from '#content/school/school.ts';
import { openingHours } from './structured-data.ts';

it("writes the office's hours as schema.org does", () => {
  expect(openingHours(school.officeHours.value)).toBe('Mo-Su 08:30-17:00');
  expect(openingHours({ days: 'Tuesday to Friday', times: '12 noon to 9.15 p.m.' })).toBe(
    'Tu-Fr 12:00-21:15',
  );
  expect(openingHours({ days: 'Saturday', times: '9 a.m. to 1 p.m.' })).toBe('Sa-Sa 09:00-13:00');
});
