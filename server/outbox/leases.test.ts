import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { expectEachOnce, owing, smtp } from '#test/server-delivery.ts';
import { until } from '#test/server-load.ts';
import { startWorker } from './worker.ts';

const SECOND = 1000;

test('a slow answer keeps its claim: another process does not send the mail too', async () => {
  // Ten seconds of this clock pass in one, so that the answer comes after any lease has ended.
  const mail = await smtp({ answerTakes: () => 3.5 * SECOND });
  const school = await owing(1, mail.url);
  const clock = () => school.server.now() + Math.round(performance.now()) * 10;
  const [first, second] = [1, 2].map(() =>
    startWorker({ ...school.outbox, clock, busy: () => false }, 20),
  );
  await until(() => mail.received.length > 0);
  await sleep(5 * SECOND);
  await Promise.all([first?.stop(), second?.stop()]);
  await expectEachOnce(school, mail);
  expect(await school.states('delivered')).toBe(2);
});

test.each([25, -25])('a process whose clock is %i s ahead sends nothing twice', async (ahead) => {
  const mail = await smtp({ answerTakes: () => 6 * SECOND });
  const school = await owing(2, mail.url);
  const clocks = [0, ahead].map((seconds) => () => Date.now() + seconds * SECOND);
  const workers = clocks.map((clock) =>
    startWorker({ ...school.outbox, clock, busy: () => false }, 20),
  );
  await until(() => mail.received.length >= 4);
  await sleep(7 * SECOND);
  await Promise.all(workers.map((worker) => worker.stop()));
  await expectEachOnce(school, mail);
});

test('a clock that is set forward does not make a process send what it is sending', async () => {
  const mail = await smtp({ answerTakes: () => 2 * SECOND });
  const school = await owing(2, mail.url);
  const worker = startWorker({ ...school.outbox, busy: () => false }, 20);
  await until(() => mail.received.length === 4);
  school.server.pass(3_600_000);
  await sleep(3 * SECOND);
  await worker.stop();
  await expectEachOnce(school, mail);
});
