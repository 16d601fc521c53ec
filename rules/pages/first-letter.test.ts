import { expect, test } from 'vitest';
import { firstLetterOf } from './first-letter.ts';

test.each([
  ['Anne', 'A'],
  ['සුනිල්', 'සු'],
  ['ශ්\u200dරීමාලි', 'ශ්\u200dරී'],
  ['கமலா', 'க'],
  ['பெருமாள்', 'பெ'],
  ['E\u0301mile', 'E\u0301'],
  ['😀', '😀'],
  ['', ''],
])('of %s is %s', (name, letter) => expect(firstLetterOf(name)).toBe(letter));
