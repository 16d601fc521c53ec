import { runOnPostgres } from '#test/server-on-postgres.ts';

// Again on a real PostgreSQL, only what it alone can break: acts at the same time (last seats, leases,
// two desks), SQL that is written for it (the list, its search, the figures), versions and plans.
// Limits and clocks have tests of their own in store/.
runOnPostgres([
  'family-pages/family-appointment.test.ts',
  'office/submission/call-routes.test.ts',
  'office/list/list-routes.test.ts',
  'office/submission/offers.test.ts',
  'office/submission/places.test.ts',
  'office/list/promise.test.ts',
  'office/list/search.test.ts',
  'office/sign-in/users.test.ts',
  'office/submission/write-down.test.ts',
  'outbox/leases.test.ts',
  'store/site/site-versions.test.ts',
  'store/store.test.ts',
]);
