import { expect, test } from 'vitest';
import { barOf, type Count } from './figure-groups.ts';

const count = (number: number): Count => ({ count: number, chosen: {} });
const before = (number: number, of?: number) => ({ ...count(number), of });

test.each([
  ['a number of the table’s largest', { main: count(3), before: before(6) }, [0.5, 0, 1]],
  ['a share, and the share before', { main: count(0), of: 0, before: before(4, 5) }, [0, 0, 0.8]],
  [
    'more before than there are now',
    { main: count(3), of: 4, before: before(40, 50) },
    [0.75, 0, 0.8],
  ],
  ['free seats', { main: count(15), of: 25, more: [{ ...count(5), label: '' }] }, [0.6, 0.2, 0]],
  [
    'more families than seats',
    { main: count(25), of: 25, more: [{ ...count(25), label: '' }] },
    [0.5, 0.5, 0],
  ],
  ['nothing', { main: count(0) }, [0, 0, 0]],
])('no part of a bar is longer than the bar: %s', (_, row, [share, more, earlier]) => {
  expect(barOf({ name: '', ...row }, 6)).toEqual({ share, more, before: earlier });
});
