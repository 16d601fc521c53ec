import { expect, test } from 'vitest';
import { mailboxesOf } from './mailboxes.ts';

test.each([
  [{ email: '', parentEmail: '' }, []],
  [{ email: 'Student@Example.com', parentEmail: 'parent@example.com' }, ['parent@example.com']],
  [{ email: 'caller@example.com' }, ['caller@example.com']],
])('the family of %j can be mailed at the addresses that are theirs', (fields, expected) => {
  const submission = { fields, disowned: ['student@example.com'] } as never;
  expect(mailboxesOf(submission)).toEqual(expected);
});
