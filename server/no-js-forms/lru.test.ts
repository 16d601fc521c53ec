import { expect, test } from 'vitest';
import { makeLru } from './lru.ts';

/** A cache for two, and the keys whose values were made. */
function twoEntries() {
  const made: string[] = [];
  const lru = makeLru<string>(2);
  const ask = (key: string) =>
    lru(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  return { made, ask };
}

test('a value is cached when it is asked for the second time', () => {
  const { made, ask } = twoEntries();
  expect(['a', 'a', 'a', 'a'].map(ask)).toEqual(['A', 'A', 'A', 'A']);
  expect(made).toEqual(['a', 'a']);
});

test('the most recently used values stay', () => {
  const { made, ask } = twoEntries();
  for (const key of ['a', 'a', 'b', 'b', 'a', 'c', 'c']) ask(key);
  made.length = 0;
  // 'c' took the place of 'b', which had not been used since 'a' was.
  for (const key of ['a', 'c', 'b']) ask(key);
  expect(made).toEqual(['b']);
});

test('keys that are asked for once push no value out', () => {
  const { made, ask } = twoEntries();
  for (const key of ['a', 'a', 'b', 'b']) ask(key);
  for (let index = 0; index < 100; index += 1) ask(`once ${index}`);
  made.length = 0;
  expect(['a', 'b'].map(ask)).toEqual(['A', 'B']);
  expect(made).toEqual([]);
});

test('long keys and undefined values are not cached', () => {
  let made = 0;
  const lru = makeLru<number>(2);
  for (let count = 0; count < 3; count += 1) {
    lru('x'.repeat(3000), () => {
      made += 1;
      return made;
    });
    lru('none', () => {
      made += 1;
      return undefined;
    });
  }
  expect(made).toBe(6);
});
