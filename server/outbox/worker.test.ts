import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { OutboxRow, Store } from '#server/store/tables.ts';
import { openTestStore } from '#test/server-store.ts';
import { enqueue } from './enqueue.ts';
import { startWorker, type Worker } from './worker.ts';

let store: Store;
let worker: Worker;
let delivered: string[];
let deliver: (row: OutboxRow) => Promise<unknown>;

beforeEach(async () => {
  store = await openTestStore();
  vi.useFakeTimers();
  delivered = [];
  deliver = async ({ recipient }) => void delivered.push(recipient);
});
afterEach(async () => {
  const stopped = worker.stop();
  await vi.runAllTimersAsync();
  await stopped;
  vi.useRealTimers();
  await store.destroy();
});

async function enqueueMails(count: number, name = 'office'): Promise<void> {
  const recipients = Array.from({ length: count }, (_, index) => `${name}${index}@school.example`);
  await enqueue(store, recipients, { message: 'digest' }, Date.now());
}

function start(): void {
  worker = startWorker({
    store,
    clock: Date.now,
    deliver: (row) => deliver(row).then(() => undefined),
    concurrency: 8,
    log: () => {},
    staff: () => [],
  });
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('delivery', () => {
  test('sends a new mail within 50 ms, and many as fast as possible', async () => {
    start();
    await pass(5500);
    await enqueueMails(400);
    worker.wake();
    await pass(50);
    expect(delivered.length).toBeGreaterThanOrEqual(1);
    await pass(1000);
    expect(delivered).toHaveLength(400);
  });

  test('sends 20 to 40 mails a second while forms arrive, and all once they are 30 s late', async () => {
    start();
    await pass(5500);
    await enqueueMails(4000);
    const whileFormsCome = async (seconds: number) => {
      for (let time = 0; time < seconds * 40; time += 1) {
        worker.wake();
        await pass(25);
      }
    };
    await whileFormsCome(5);
    expect(delivered.length).toBeGreaterThanOrEqual(100);
    expect(delivered.length).toBeLessThan(200);
    await whileFormsCome(35);
    expect(delivered).toHaveLength(4000);
  });

  test('mails that hang do not delay the others', async () => {
    deliver = ({ recipient }) =>
      recipient.startsWith('slow')
        ? new Promise((resolve) => setTimeout(resolve, 15_000))
        : Promise.resolve(void delivered.push(recipient));
    await enqueueMails(7, 'slow');
    await enqueueMails(100);
    start();
    await pass(5000);
    expect(delivered).toHaveLength(100);
  });

  test('records outcomes at the same time in one commit', async () => {
    const commits = vi.spyOn(Kysely.prototype, 'transaction');
    onTestFinished(() => commits.mockRestore());
    await enqueueMails(8);
    commits.mockClear();
    start();
    await pass(100);
    expect(delivered).toHaveLength(8);
    expect(commits).toHaveBeenCalledTimes(1);
    const rows = await store.selectFrom('outbox').select('state').execute();
    expect(rows.map(({ state }) => state)).toEqual(Array(8).fill('delivered'));
  });
});

test('does not repeat a mail that was accepted while the store failed', async () => {
  const commits = vi.spyOn(Kysely.prototype, 'transaction');
  onTestFinished(() => commits.mockRestore());
  await enqueueMails(1);
  commits.mockImplementation(() => {
    throw new Error('database is locked');
  });
  start();
  await pass(15_000);
  commits.mockRestore();
  await pass(60_000);
  expect(delivered).toHaveLength(1);
  const rows = await store.selectFrom('outbox').select('state').execute();
  expect(rows).toEqual([{ state: 'delivered' }]);
});

test('ends and records what is being sent when it stops', async () => {
  deliver = () => new Promise((resolve) => setTimeout(resolve, 2000));
  await enqueueMails(20);
  start();
  await pass(1000);
  const stopped = worker.stop();
  await pass(2000);
  await stopped;
  const rows = await store
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'delivered')
    .execute();
  expect(rows).toHaveLength(8);
});
