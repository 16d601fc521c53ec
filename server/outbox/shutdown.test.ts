import { expect, onTestFinished, test } from 'vitest';
import {
  type AppWithMails,
  appWithMails,
  expectEachOnce,
  MINUTE,
  smtp,
} from '#test/server-delivery.ts';
import { until } from '#test/server-load.ts';
import { startWorker } from './worker.ts';

/** A worker over the school's outbox, as one process has it. */
function aWorker({ outbox }: AppWithMails) {
  const worker = startWorker({ ...outbox }, 20);
  onTestFinished(() => worker.stop());
  return worker;
}

test('a mail server that has the mail and is slow to confirm it gets it once', async () => {
  const mail = await smtp({ answerTakes: () => 60_000 });
  const school = await appWithMails(2, mail.url);
  const worker = aWorker(school);
  await until(() => mail.received.length === 4);
  await worker.stop();
  // The next process, after any lease would have ended.
  school.server.pass(MINUTE);
  const next = aWorker(school);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await next.stop();
  await expectEachOnce(school, mail);
  const [row] = await school.rows();
  expect(row).toMatchObject({
    state: 'delivered',
    last_error: expect.stringContaining('handed over'),
  });
});

test('the connection of a mail that was handed over is not cut', async () => {
  const school = await appWithMails(1, 'smtp://127.0.0.1:1');
  const signals: AbortSignal[] = [];
  school.outbox.deliver = (_row, { signal, handedOver }) => {
    signals.push(signal);
    handedOver();
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
  };
  const worker = aWorker(school);
  await until(() => signals.length === 2);
  await worker.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  expect(await school.states('delivered')).toBe(2);
});

test('a mail that the mail server does not have completely is aborted and due again at once', async () => {
  let slow = true;
  let asked = 0;
  const rcptTakes = () => {
    asked += 1;
    return slow ? 60_000 : 0;
  };
  const mail = await smtp({ rcptTakes });
  const school = await appWithMails(2, mail.url);
  const worker = aWorker(school);
  await until(() => asked === 4);
  await worker.stop();
  expect(mail.received).toEqual([]);
  expect(await school.states('due')).toBe(4);
  slow = false;
  aWorker(school);
  await until(() => mail.received.length === 4);
  await expectEachOnce(school, mail);
});
