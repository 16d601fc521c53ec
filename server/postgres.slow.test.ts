import { runOnPostgres } from '#test/server-on-postgres.ts';

// Runs the other tests of the store on a real PostgreSQL; three files, so that they run in
// parallel.
runOnPostgres([
  'live-calendars.test.ts',
  'links/family-appointment.test.ts',
  'links/family.test.ts',
  'functions/functions.test.ts',
  'functions/form-limits.test.ts',
  'functions/repeats.test.ts',
  'functions/open-today.test.ts',
  'site/picture-routes.test.ts',
  'site/publisher.test.ts',
  'site/site-routes.test.ts',
  'staff/commands.test.ts',
  'links/staff-page.test.ts',
  'store/site-versions.test.ts',
  'store/store.test.ts',
]);
