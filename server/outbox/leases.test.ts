import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { appWithMails, expectEachOnce, smtp } from '#test/server-delivery.ts';
import { until } from '#test/server-load.ts';
import { startWorker } from './worker.ts';

const SECOND = 1000;

test('a slow reply does not lose the claim: another process does not send the mail too', async () => {
  // A lease of 30 s is over in 7.5 s of this clock, before the answer arrives; it is renewed after
  // 2.5 s, so that this process may be held up for 5 s.
  const mail = await smtp({ answerTakes: () => 8 * SECOND });
  const school = await appWithMails(1, mail.url);
  const clock = () => school.server.now() + Math.round(performance.now()) * 4;
  // The worker that sends both has no room for more, so only the other could take them over.
  const outbox = { ...school.outbox, clock, concurrency: 2 };
  const [first, second] = [1, 2].map(() => startWorker(outbox, 20));
  await until(() => mail.received.length > 0);
  await sleep(8.3 * SECOND);
  await Promise.all([first?.stop(), second?.stop()]);
  await expectEachOnce(school, mail);
  expect(await school.states('delivered')).toBe(2);
});

test.each([25, -25])('a process whose clock is %i s ahead sends nothing twice', async (ahead) => {
  const mail = await smtp({ answerTakes: () => 5.5 * SECOND });
  const school = await appWithMails(2, mail.url);
  const clocks = [0, ahead].map((seconds) => () => Date.now() + seconds * SECOND);
  const workers = clocks.map((clock) => startWorker({ ...school.outbox, clock }, 20));
  await until(() => mail.received.length >= 4);
  await sleep(6 * SECOND);
  await Promise.all(workers.map((worker) => worker.stop()));
  await expectEachOnce(school, mail);
});

test('a process whose clock is set forward does not send the same mail again', async () => {
  const mail = await smtp({ answerTakes: () => SECOND });
  const school = await appWithMails(2, mail.url);
  const worker = startWorker({ ...school.outbox }, 20);
  await until(() => mail.received.length === 4);
  school.server.pass(3_600_000);
  await sleep(1.5 * SECOND);
  await worker.stop();
  await expectEachOnce(school, mail);
});
