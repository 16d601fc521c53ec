import { expect, test } from 'vitest';
import { answersInOrder } from './answers-in-order.ts';

test('an older answer that arrives later does not count', () => {
  const ask = answersInOrder();
  const [first, second, third] = [ask(), ask(), ask()];
  expect(second()).toBe(true);
  expect(first()).toBe(false);
  expect(third()).toBe(true);
  expect(ask()()).toBe(true);
});
