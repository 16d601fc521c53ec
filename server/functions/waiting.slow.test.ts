import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '#server/store/postgres.ts';
import { createTestApp, type TestApp } from '#test/server-app.ts';
import { anEnquiry } from '#test/server-forms.ts';
import { newDatabase } from '#test/server-on-postgres.ts';

// The transaction of a process that froze keeps the rows that it has written locked. Other forms must
// not need any of them.
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ store: openPostgres(await newDatabase()) });
  await sql`
    create function stand_still() returns trigger language plpgsql as $$
    begin
      if new.recipient = 'frozen@example.com' then perform pg_sleep(3); end if;
      return new;
    end $$`.execute(server.store);
  await sql`
    create trigger stand_still before insert on outbox
    for each row execute function stand_still()`.execute(server.store);
});
afterAll(() => server.close());

async function untilItStands(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where wait_event = 'PgSleep'`.execute(server.store);
    if (rows.length > 0) return;
    await sleep(20);
  }
}

test('a form does not wait for the transaction of another one with the same counters', async () => {
  const [from, text] = [{ address: '203.0.113.7' }, 'The text of a whole class. '.repeat(5)];
  const enquiry = (email: string) =>
    server.post('send-contact-email', anEnquiry({ email, message: text }), from);
  const answered: string[] = [];
  const frozen = enquiry('frozen@example.com').then(({ status }) => {
    answered.push(`frozen ${status}`);
  });
  await untilItStands();
  // The same address, text, hour and mailbox.
  for (const email of ['frozen+2@example.com', 'another@example.com']) {
    answered.push(`${email} ${(await enquiry(email)).status}`);
  }
  await frozen;
  expect(answered).toEqual(['frozen+2@example.com 200', 'another@example.com 200', 'frozen 200']);
});
