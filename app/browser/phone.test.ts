import { describe, expect, test } from 'vitest';
import { isFresh, KEPT_FOR, readKept } from './phone.ts';

const day = 24 * 3_600_000;

describe('a draft', () => {
  const saved = Date.parse('2026-11-21T10:00:00Z');

  test('is offered for seven days', () => {
    expect(isFresh(saved, saved)).toBe(true);
    expect(isFresh(saved, saved + 7 * day - 1)).toBe(true);
    expect(isFresh(saved, saved + 7 * day)).toBe(false);
    expect(KEPT_FOR).toBe(7 * day);
  });

  test('from the future is not believed', () => {
    expect(isFresh(saved + 1, saved)).toBe(false);
  });
});

describe('a stored text', () => {
  test('is read when it is ours', () => {
    expect(readKept('{"savedAt":5,"value":{"name":["A"]}}')).toEqual({
      savedAt: 5,
      value: { name: ['A'] },
    });
  });

  test.each(['', 'null', '[]', '{"savedAt":"5","value":{}}', '{"savedAt":5}', '{"value":{}}', '{'])(
    'is ignored when it is not: %s',
    (text) => expect(readKept(text)).toBeUndefined(),
  );
});
