import { expect, test } from 'vitest';
import { watchTraffic } from './traffic.ts';

function traffic(requests: number, apartMs: number, answered = true) {
  let now = 0;
  const watched = watchTraffic(() => now);
  for (let index = 0; index < requests; index += 1) {
    now += apartMs;
    watched.requestStarted();
    if (answered) watched.requestEnded();
  }
  const pass = (ms: number) => {
    now += ms;
  };
  return { ...watched, pass };
}

test('nobody there, a few at once, and a steady trickle are not busy', () => {
  expect(traffic(0, 0).isBusy()).toBe(false);
  expect(traffic(19, 0).isBusy()).toBe(false);
  expect(traffic(500, 100).isBusy()).toBe(false);
});

test('twenty within a second are busy, for as long as they keep coming', () => {
  const crowd = traffic(500, 20);
  expect(crowd.isBusy()).toBe(true);
  crowd.pass(1000);
  expect(crowd.isBusy()).toBe(false);
});

test('twenty that wait are busy however slowly they came, until they are answered', () => {
  const queue = traffic(20, 500, false);
  queue.pass(60_000);
  expect(queue.isBusy()).toBe(true);
  queue.requestEnded();
  expect(queue.isBusy()).toBe(false);
});
