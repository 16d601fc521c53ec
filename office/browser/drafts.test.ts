import { afterEach, expect, test, vi } from 'vitest';
import { draftStore } from './drafts.ts';

afterEach(() => vi.unstubAllGlobals());

test('leaves out a stored draft that is not one, and keeps the others', () => {
  vi.stubGlobal('sessionStorage', { 'text:a': '"typed"', 'text:b': 'null', other: 'no JSON' });
  const drafts = draftStore('text:', (value): value is string => typeof value === 'string');
  expect(drafts.entries()).toEqual([['a', 'typed']]);
});
