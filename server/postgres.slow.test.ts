import { runOnPostgres } from '#test/server-on-postgres.ts';

// All else that goes through the store, again, on a real PostgreSQL: beside the other two, so that
// they share the processors.
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
