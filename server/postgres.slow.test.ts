import { runOnPostgres } from '#test/server-on-postgres.ts';

// Runs the other tests of the store on a real PostgreSQL; three files, so that they run in
// parallel.
runOnPostgres([
  'calendars.test.ts',
  'links/appointments.test.ts',
  'links/family.test.ts',
  'functions/functions.test.ts',
  'functions/limits.test.ts',
  'functions/repeats.test.ts',
  'functions/today.test.ts',
  'site/pictures.test.ts',
  'site/publisher.test.ts',
  'site/routes.test.ts',
  'staff/commands.test.ts',
  'links/staff-page.test.ts',
  'store/site.test.ts',
  'store/store.test.ts',
]);
