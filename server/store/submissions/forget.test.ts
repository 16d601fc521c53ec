import { expect, test } from 'vitest';
import { createTestApp } from '#test/server-app.ts';
import { anEnquiry } from '#test/server-forms.ts';
import { finishForgetting, forgetRows } from './forget.ts';

/** More than one statement can name on SQLite; a year of mails of a busy school. */
const MANY = 33_000;

async function setUp() {
  const server = await createTestApp();
  const removed: string[] = [];
  const removeMails = async (ids: readonly string[]) => void removed.push(...ids);
  return { server, removed, deps: { store: server.store, clock: server.now, removeMails } };
}

/** Does something with 5,000 numbers at a time, up to MANY. */
async function inPortions(work: (numbers: number[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < MANY; start += 5000) {
    const length = Math.min(5000, MANY - start);
    await work(Array.from({ length }, (_, index) => start + index));
  }
}

test('an erasure with more mails than one statement takes is completed', async () => {
  const { server, deps, removed } = await setUp();
  await inPortions((numbers) =>
    server.store
      .insertInto('unfinished_erasures')
      .values(numbers.map((number) => ({ what: `mail ${number}`, not_before: 0 })))
      .execute(),
  );
  expect(await finishForgetting(deps)).toEqual([]);
  expect(removed).toHaveLength(MANY);
  expect(await server.store.selectFrom('unfinished_erasures').selectAll().execute()).toEqual([]);
  await server.close();
});

test('a submission that many reminders listed is erased', async () => {
  const { server, deps, removed } = await setUp();
  for (let count = 0; count < 50; count += 1) {
    await server.post('send-contact-email', anEnquiry({ email: `visitor${count}@example.com` }), {
      address: `203.0.113.${count}`,
    });
  }
  const rows = await server.store.selectFrom('submissions').select('id').execute();
  const ids = rows.map(({ id }) => id);
  // In one mail each day, since no call was marked.
  await inPortions((numbers) =>
    server.store
      .insertInto('reminder_names')
      .values(
        numbers.map((number) => ({
          submission_id: ids[number % 50] ?? '',
          batch_id: `day ${Math.floor(number / 50)}`,
        })),
      )
      .execute(),
  );
  const mail = { message: 'reminder', recipient: 'o@x.example', state: 'delivered' } as const;
  const times = { attempts: 1, created_at: 0, next_at: 0, lease_until: 0 };
  await server.store
    .insertInto('outbox')
    .values({ ...mail, ...times, id: 'the last', batch_id: 'day 659' })
    .execute();
  await forgetRows(server.store, ids, server.now());
  await finishForgetting(deps);
  expect(await server.store.selectFrom('submissions').selectAll().execute()).toEqual([]);
  expect(removed).toContain('the last');
  expect(new Set(removed).size).toBe(removed.length);
  await server.close();
});

test('more submissions than one statement takes are erased together', async () => {
  const { server } = await setUp();
  await server.post('send-contact-email', anEnquiry());
  const [row] = await server.store.selectFrom('submissions').select('id').execute();
  const others = Array.from({ length: MANY }, (_, number) => `gone ${number}`);
  await forgetRows(server.store, [...others, row?.id ?? ''], server.now());
  expect(await server.store.selectFrom('submissions').selectAll().execute()).toEqual([]);
  await server.close();
});
