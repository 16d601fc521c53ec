import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { newDatabase } from '#test/server-on-postgres.ts';
import { openClock } from './clock.ts';
import { openPostgres } from './postgres.ts';

const MINUTE = 60_000;

let url: string;
beforeAll(async () => {
  url = await newDatabase();
});

/**
 * The clock of a process on a machine that is `ahead`, and a way to advance its monotonic clock.
 */
async function aClock(ahead: number) {
  const store = openPostgres(url);
  onTestFinished(() => store.destroy());
  let passed = 0;
  const machine = {
    time: () => Date.now() + ahead,
    steady: () => performance.now() + passed,
  };
  const clock = await openClock(store, machine);
  return {
    clock,
    pass: (ms: number) => {
      passed += ms;
    },
  };
}

test('processes on machines with different clocks use the database’s time', async () => {
  const [right, wrong] = await Promise.all([aClock(0), aClock(25_000)]);
  expect(Math.abs(right.clock() - wrong.clock())).toBeLessThan(1000);
  expect(Math.abs(wrong.clock() - Date.now())).toBeLessThan(5000);
});

test('the time continues between two readings, and the next reading corrects it', async () => {
  const { clock, pass } = await aClock(0);
  pass(MINUTE / 2);
  expect(clock() - Date.now()).toBeGreaterThan(MINUTE / 2 - 5000);
  pass(MINUTE);
  clock();
  await expect.poll(() => Math.abs(clock() - Date.now())).toBeLessThan(5000);
});
