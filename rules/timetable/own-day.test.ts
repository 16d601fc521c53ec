import { expect, it } from 'vitest';
import { aChange } from '#test/class-change.ts';
import { documents } from '#test/documents.ts';
import { startOf } from '../calendar/colombo.ts';
import { classById, type SchoolClass } from './classes.ts';
import { ownDayText } from './own-day.ts';
import type { ClassChange } from './today.ts';

const physics = classById(documents, 'a-level-physics-wednesday') as SchoolClass;
const english = classById(documents, 'a-level-english-saturday') as SchoolClass;
const change = aChange({ class: physics.id, date: '2026-11-25' });
const on = (date: `2026-${number}-${number}`, changes: ClassChange[] = []) =>
  ownDayText([physics, english], changes, startOf(date), []);

it("names today's classes, also a cancelled one", () => {
  expect(on('2026-11-25')).toBe('Your classes today: Physics, 3.00–6.00 p.m.');
  expect(on('2026-11-25', [change])).toBe('Your classes today: Physics is cancelled.');
});

it('names the next class on a day without one', () => {
  expect(on('2026-11-26')).toBe('Your next class: Saturday, 28 November: English, 4.30–6.30 p.m.');
  expect(ownDayText([], [], startOf('2026-11-26'), [])).toBe('');
});

it('follows a moved class to its new day', () => {
  const moved = {
    ...change,
    kind: 'moved',
    start: '16:00',
    end: '18:00',
    toDate: '2026-11-27',
  } as const;
  expect(on('2026-11-25', [moved])).toBe(
    'Your next class: Friday, 27 November: Physics, 4.00–6.00 p.m.',
  );
  expect(on('2026-11-27', [moved])).toBe('Your classes today: Physics, 4.00–6.00 p.m.');
});

it('leaves out days before a class begins and after it ends', () => {
  const from = (dates: object) =>
    ownDayText([{ ...physics, ...dates }], [], startOf('2026-11-25'), []);
  expect(from({ startsOn: '2026-11-26' })).toMatch(/^Your next class: Wednesday, 2 December/);
  expect(from({ endsOn: '2026-11-24' })).toBe('');
});

it('leaves out a closed day', () => {
  expect(
    ownDayText([physics], [], startOf('2026-11-25'), [
      { kind: 'holiday', name: 'Holiday', from: '2026-11-25', to: '2026-11-25' },
    ]),
  ).toBe('Your next class: Wednesday, 2 December: Physics, 3.00–6.00 p.m.');
});
