import { runOnPostgres } from '#test/server-on-postgres.ts';

// Runs the tests of delivery and of scheduled jobs on a real PostgreSQL.
runOnPostgres([
  'jobs/bounces.test.ts',
  'jobs/clock-guard.test.ts',
  'jobs/digest.test.ts',
  'jobs/jobs.test.ts',
  'outbox/delivery.test.ts',
  'outbox/leases.test.ts',
  'outbox/refusals.test.ts',
  'outbox/shutdown.test.ts',
]);
