import { runOnPostgres } from '#test/server-on-postgres.ts';

// What may differ between the databases, again on a real PostgreSQL: the store's own tests; leases,
// last seats and other races; SQL that is written for each of them; versions; erasure.
runOnPostgres([
  'functions/form-limits.test.ts',
  'functions/repeats.test.ts',
  'jobs/digest.test.ts',
  'jobs/jobs.test.ts',
  'family-pages/family-appointment.test.ts',
  'office/submission/call-routes.test.ts',
  'office/submission/contacts.test.ts',
  'office/diary/diary-routes.test.ts',
  'office/list/list-routes.test.ts',
  'office/classes/messages.test.ts',
  'office/submission/offers.test.ts',
  'office/submission/outcomes.test.ts',
  'office/submission/places.test.ts',
  'office/list/promise.test.ts',
  'office/list/search.test.ts',
  'office/sign-in/users.test.ts',
  'office/submission/write-down.test.ts',
  'outbox/leases.test.ts',
  'publishing/planned.test.ts',
  'publishing/publisher.test.ts',
  'store/site/site-versions.test.ts',
  'store/store.test.ts',
]);
