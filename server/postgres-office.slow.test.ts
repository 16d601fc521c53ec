import { runOnPostgres } from '#test/server-on-postgres.ts';

// Everything of the office, again, on a real PostgreSQL.
runOnPostgres([
  'office/calls.test.ts',
  'office/classes.test.ts',
  'office/closures.test.ts',
  'office/codes.test.ts',
  'office/contacts.test.ts',
  'office/diary.test.ts',
  'office/events.test.ts',
  'office/guard.test.ts',
  'office/holding.test.ts',
  'office/list.test.ts',
  'office/offers.test.ts',
  'office/outcomes.test.ts',
  'office/passkeys.test.ts',
  'office/promise.test.ts',
  'office/search.test.ts',
  'office/session.test.ts',
  'office/sign-in.test.ts',
  'office/submission.test.ts',
  'office/sweep.test.ts',
]);
