import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { newDatabase } from '#test/server-on-postgres.ts';
import { openClock } from './clock.ts';
import { openPostgres } from './postgres.ts';

const MINUTE = 60_000;

let url: string;
beforeAll(async () => {
  url = await newDatabase();
});

async function aClock() {
  const store = openPostgres(url);
  onTestFinished(async () => {
    vi.restoreAllMocks();
    await store.destroy();
  });
  return openClock(store);
}

test('a process on a machine whose clock is ahead uses the database’s time', async () => {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 25_000);
  const clock = await aClock();
  expect(Math.abs(clock() - now)).toBeLessThan(5000);
});

test('the time continues between two readings, and the next reading corrects it', async () => {
  const steady = performance.now.bind(performance);
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => steady() + passed);
  const clock = await aClock();
  passed += MINUTE / 2;
  expect(clock() - Date.now()).toBeGreaterThan(MINUTE / 2 - 5000);
  passed += MINUTE;
  clock();
  const error = () => Math.abs(clock() - Date.now());
  await expect.poll(error).toBeLessThan(5000);
});
