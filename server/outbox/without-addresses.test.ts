import { expect, test } from 'vitest';
import { withoutAddresses } from './without-addresses.ts';

test.each([
  ['550 5.1.1 <nimali@example.com>: no such user', '550 5.1.1 (address) no such user'],
  ['to a@x.example,b@x.example\tand\nc@x.example', 'to (address)\tand\n(address)'],
  ['meet @ 5, or me@ or @you', 'meet @ 5, or me@ or @you'],
  ['', ''],
])('%j', (reply, words) => {
  expect(withoutAddresses(reply)).toBe(words);
});
