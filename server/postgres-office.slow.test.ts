import { runOnPostgres } from '#test/server-on-postgres.ts';

// Everything of the office, again, on a real PostgreSQL.
runOnPostgres([
  'office/call-routes.test.ts',
  'office/class-routes.test.ts',
  'office/closure-routes.test.ts',
  'office/codes.test.ts',
  'office/contacts.test.ts',
  'office/diary-routes.test.ts',
  'office/events.test.ts',
  'office/guard.test.ts',
  'office/holding.test.ts',
  'office/list-routes.test.ts',
  'office/offers.test.ts',
  'office/outcomes.test.ts',
  'office/passkey-routes.test.ts',
  'office/promise.test.ts',
  'office/search.test.ts',
  'office/session-routes.test.ts',
  'office/sign-in-routes.test.ts',
  'office/submission-routes.test.ts',
  'office/sweep.test.ts',
]);
