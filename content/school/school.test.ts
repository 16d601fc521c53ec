import { expect, it } from 'vitest';
import { school } from '#test/school-env.ts';
import { readWrittenDocuments } from '../read-documents.ts';
import { officeHoursOf } from './school.ts';

const documents = readWrittenDocuments(school.DEFAULT_DOCUMENTS);

it('writes neighbouring days with the same hours in one line', () => {
  const { officeHours } = documents.school;
  expect(officeHoursOf(officeHours).text).toBe('Monday to Sunday, 8.30 a.m. to 5 p.m.');
  const shorter = {
    ...officeHours,
    Saturday: { from: '08:30', to: '13:00' },
    Sunday: null,
  } as const;
  expect(officeHoursOf(shorter)).toEqual({
    lines: [
      { days: 'Monday to Friday', times: '8.30 a.m. to 5 p.m.' },
      { days: 'Saturday', times: '8.30 a.m. to 1 p.m.' },
    ],
    text: 'Monday to Friday, 8.30 a.m. to 5 p.m.; Saturday, 8.30 a.m. to 1 p.m.',
  });
  const noon = { ...officeHours, Sunday: { from: '08:30', to: '12:00' } } as const;
  expect(officeHoursOf(noon).lines[1]?.times).toBe('8.30 a.m. to 12 noon');
  const apart = officeHoursOf({ ...officeHours, Wednesday: null });
  expect(apart.lines.map(({ days }) => days)).toEqual(['Monday to Tuesday', 'Thursday to Sunday']);
});
