// A process in the middle of a transaction that all other forms wait for. It reports that and then
// waits: the test freezes it.
import { sql } from 'kysely';
import { openPostgres } from '#server/store/postgres.ts';

const store = openPostgres(process.env.DATABASE_URL ?? '');
await store.transaction().execute(async (trx) => {
  await sql`lock table submissions in exclusive mode`.execute(trx);
  console.log('holding');
  await new Promise((resolve) => setTimeout(resolve, 600_000));
});
