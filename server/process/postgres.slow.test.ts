import { runOnPostgres } from '#test/server-on-postgres.ts';

// What may differ between the databases, again on a real PostgreSQL: the store's own tests; leases,
// last seats and other races; SQL that is written for each of them; versions; erasure.
runOnPostgres([
  'functions/form-limits.test.ts',
  'functions/repeats.test.ts',
  'jobs/digest.test.ts',
  'jobs/jobs.test.ts',
  'links/family-appointment.test.ts',
  'office/call-routes.test.ts',
  'office/contacts.test.ts',
  'office/diary-routes.test.ts',
  'office/list-routes.test.ts',
  'office/messages.test.ts',
  'office/offers.test.ts',
  'office/outcomes.test.ts',
  'office/promise.test.ts',
  'office/search.test.ts',
  'office/users.test.ts',
  'office/write-down.test.ts',
  'outbox/leases.test.ts',
  'site/planned.test.ts',
  'site/publisher.test.ts',
  'store/site-versions.test.ts',
  'store/store.test.ts',
]);
