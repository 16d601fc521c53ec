import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TodaysNewsContext } from '#app/browser/use-today.ts';
import { startOf } from '#rules/calendar/colombo.ts';
import type { ClassNote } from '#rules/timetable/class-notes.ts';
import { classById, type SchoolClass } from '#rules/timetable/classes.ts';
import { documents } from '#test/documents.ts';
import { ClassCard } from './class-card.tsx';
import { newsAt } from './todays-news.ts';

const physics = classById(documents, 'a-level-physics-wednesday') as SchoolClass;

/** The card of a class with its note; without news, as it was built. */
const cardWith = (note: ClassNote | undefined, slot: Partial<SchoolClass> = {}) => {
  const news = note && { ...newsAt(0, { isOutdated: false }), notes: { [physics.id]: note } };
  return renderToStaticMarkup(
    <TodaysNewsContext value={{ today: 0, news }}>
      <ClassCard look="strip" slot={{ ...physics, room: 'Room 4', ...slot }} />
    </TodaysNewsContext>,
  );
};

test('a class that had not begun when its page was built shows its first day until the news are known', () => {
  const notBegun = { text: 'from 12 January', until: startOf('2027-01-12') };
  expect(cardWith(undefined, { notBegun })).toContain('from 12 January');
  expect(cardWith(undefined, { notBegun })).not.toContain('Room 4');
  expect(cardWith({}, { notBegun })).toContain('Room 4');
});

test('a class that has ended since the page was built is hidden and keeps its space', () => {
  expect(cardWith({})).not.toContain('data-ended');
  expect(cardWith({ state: 'over' })).toContain('data-ended');
});

test('the link of a full class leads to its waiting list', () => {
  expect(cardWith({ places: 'full' })).toContain('Join the waiting list');
  expect(cardWith({ places: 'few' })).not.toContain('Join the waiting list');
});
