import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Today } from '#app/browser/use-today.ts';
import type { IsoDate } from '#content/teaching/dates.ts';
import { startOf } from '#rules/calendar/colombo.ts';
import { classById, type SchoolClass } from '#rules/timetable/classes.ts';
import { ClassCard } from './class-card.tsx';

const physics = classById('a-level-physics-wednesday') as SchoolClass;

/** The card of a class on a day of the visitor; without one, as it was built. */
const cardOn = (day: IsoDate | undefined, dates: Partial<SchoolClass>) =>
  renderToStaticMarkup(
    <Today value={day && startOf(day)}>
      <ClassCard slot={{ ...physics, room: 'Room 4', ...dates }} />
    </Today>,
  );

test('a class that had not begun shows its first day until then, in place of its room', () => {
  const notBegun = { text: 'from 12 January', until: startOf('2027-01-12') };
  const dates = { startsOn: '2027-01-12', notBegun } as const;
  for (const day of [undefined, '2027-01-11'] as const) {
    expect(cardOn(day, dates)).toContain('from 12 January');
    expect(cardOn(day, dates)).not.toContain('Room 4');
  }
  expect(cardOn('2027-01-12', dates)).toContain('Room 4');
});

test('a class that has ended since the page was built is hidden and keeps its space', () => {
  const dates = { endsOn: '2027-01-12' } as const;
  for (const day of [undefined, '2027-01-12'] as const) {
    expect(cardOn(day, dates)).not.toContain('visibility');
  }
  expect(cardOn('2027-01-13', dates)).toContain('style="visibility:hidden"');
});
