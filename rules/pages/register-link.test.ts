import { expect, it } from 'vitest';
import { levels } from '#content/teaching/levels.ts';
import { readChoice } from '../timetable/choice.ts';
import { allClasses } from '../timetable/classes.ts';
import { registerLink, registerLinkOf, waitingListLinkOf } from './register-link.ts';

it('carries level and subjects', () => {
  expect(registerLink()).toBe('/register');
  expect(registerLink('a-level')).toBe('/register?level=a-level');
  expect(registerLink('a-level', ['Physics'])).toBe('/register?level=a-level&subject=Physics');
  expect(registerLink('a-level', ['Physics', 'Chemistry', 'Physics'])).toBe(
    '/register?level=a-level&subject=Physics&subject=Chemistry',
  );
});

it('carries a name with spaces and signs safely', () => {
  const link = registerLink('a-level', ['Logic & Scientific Method']);
  const query = new URLSearchParams(link.split('?')[1]);
  expect(query.getAll('subject')).toEqual(['Logic & Scientific Method']);
});

it('gives each class a link with a subject of its own level', () => {
  for (const one of allClasses) {
    const query = new URLSearchParams(registerLinkOf(one).split('?')[1]);
    expect(query.get('level')).toBe(one.level);
    expect(levels[one.level].subjects).toContain(query.get('subject'));
  }
});

it('names the class whose waiting list is asked for, as a choice on the timetable does', () => {
  for (const one of allClasses) {
    const query = new URLSearchParams(waitingListLinkOf(one).split('?')[1]);
    expect(readChoice(query)?.classes).toEqual([one]);
    expect(query.get('subject')).toBe(one.registersAs);
  }
});
