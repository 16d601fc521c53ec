import { expect, it, vi } from 'vitest';
import { levels } from '#content/teaching/levels.ts';
import { documents } from '#test/documents.ts';
import { readChoice } from './choice.ts';
import { allClasses } from './classes.ts';
import { classRegisterLink, registerLink } from './register-link.ts';

const level = 'a-level';

it('carries level and subjects, each subject once', () => {
  expect(registerLink()).toBe('/register');
  expect(registerLink({ level })).toBe('/register?level=a-level');
  expect(registerLink({ level, subjects: ['Physics', 'Chemistry', 'Physics'] })).toBe(
    '/register?level=a-level&subject=Physics&subject=Chemistry',
  );
});

it('carries them in a browser whose queries have no size', () => {
  const size = vi.spyOn(URLSearchParams.prototype, 'size', 'get');
  size.mockReturnValue(undefined as never);
  try {
    expect(registerLink({ level })).toBe('/register?level=a-level');
    expect(registerLink()).toBe('/register');
  } finally {
    size.mockRestore();
  }
});

it('carries the course and the curriculum', () => {
  expect(registerLink({ level, course: '/programs/a-level-science' })).toBe(
    '/register?level=a-level&course=a-level-science',
  );
  const local = new URLSearchParams(registerLink({ curriculum: 'Local GCE' }).split('?')[1]);
  expect(local.get('curriculum')).toBe('Local GCE');
});

it('encodes a name with spaces and signs', () => {
  const link = registerLink({ level, subjects: ['Logic & Scientific Method'] });
  const query = new URLSearchParams(link.split('?')[1]);
  expect(query.getAll('subject')).toEqual(['Logic & Scientific Method']);
});

it('names the class, its level and its subject of the form', () => {
  for (const one of allClasses(documents)) {
    const query = new URLSearchParams(classRegisterLink(one).split('?')[1]);
    expect(query.get('level')).toBe(one.level);
    expect(levels[one.level].subjects).toContain(query.get('subject'));
    expect(query.getAll('class')).toEqual([one.id]);
    expect(readChoice(documents, query)?.classes).toEqual([one]);
  }
});
