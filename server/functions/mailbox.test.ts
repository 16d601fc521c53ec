import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['kasun@example.com', 'kasun@example.com'],
  ['Kasun@Example.COM', 'kasun@example.com'],
  ['kasun+school@example.com', 'kasun@example.com'],
  ['kasun+a+b@example.com', 'kasun@example.com'],
  ['k.a.s.u.n@example.com', 'k.a.s.u.n@example.com'],
  ['k.a.s.u.n+1@gmail.com', 'kasun@gmail.com'],
  ['Ka.sun@GoogleMail.com', 'kasun@gmail.com'],
  // Nobody's label: the whole name is a plus sign.
  ['+@example.com', '+@example.com'],
])('%s leads to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
