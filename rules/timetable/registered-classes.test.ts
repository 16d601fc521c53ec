import { expect, it } from 'vitest';
import { type Choice, choiceNote, readChoice } from './choice.ts';
import { registeredClasses } from './registered-classes.ts';

const ids = (about: Parameters<typeof registeredClasses>[0]) =>
  registeredClasses(about, Date.parse('2026-11-23T10:00:00Z')).map(({ id }) => id);

it('gives every group of the subjects when none is named', () => {
  expect(ids({ level: 'a-level', subjects: ['Physics', 'Logic & Scientific Method'] })).toEqual([
    'a-level-physics-wednesday',
    'a-level-physics-saturday',
  ]);
});

it('gives the groups that the special requirements name', () => {
  const choice = readChoice(
    new URLSearchParams('level=a-level&class=a-level-physics-saturday'),
  ) as Choice;
  const specialRequirements = `Wheelchair, please.\r\n${choiceNote(choice)}\r\nThank you`;
  expect(
    ids({ level: 'a-level', subjects: ['Physics', 'Chemistry'], specialRequirements }),
  ).toEqual([
    'a-level-chemistry-tuesday',
    'a-level-physics-saturday',
    'a-level-chemistry-saturday',
  ]);
});

it('gives no class of a subject that was not chosen after all', () => {
  const choice = readChoice(
    new URLSearchParams('level=a-level&class=a-level-physics-saturday'),
  ) as Choice;
  expect(
    ids({ level: 'a-level', subjects: ['History'], specialRequirements: choiceNote(choice) }),
  ).toEqual([]);
});

it('counts General English as English', () => {
  expect(ids({ level: 'a-level', subjects: ['English'] })).toHaveLength(3);
});
