import { runOnPostgres } from '#test/server-on-postgres.ts';

// All else that goes through the store, again, on a real PostgreSQL: beside the other two, so that
// they share the processors.
runOnPostgres([
  'calendars.test.ts',
  'family/mine.test.ts',
  'functions/functions.test.ts',
  'functions/limits.test.ts',
  'functions/today.test.ts',
  'staff/commands.test.ts',
  'staff/link-pages.test.ts',
  'store/store.test.ts',
]);
