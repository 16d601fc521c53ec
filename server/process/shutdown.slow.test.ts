import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anEnquiry } from '#test/server-forms.ts';
import { until } from '#test/server-load.ts';
import { officeOf, signInAt } from '#test/server-office-process.ts';
import { place, placeForEachTest, start as startThere } from '#test/server-place.ts';
import { postTo, type ServerProcess, untilDelivered } from '#test/server-process.ts';
import { startSmtp, type TestSmtp } from '#test/server-smtp.ts';

let smtp: TestSmtp;
let takes: number;
beforeEach(async () => {
  takes = 0;
  smtp = await startSmtp({ answerTakes: () => takes });
});
afterEach(() => smtp.close());
placeForEachTest();

function start(env: Record<string, string> = {}): Promise<ServerProcess> {
  return startThere({
    SMTP_URL: smtp.url,
    MAIL_TO: 'office@school.example',
    MAIL_FROM: 'website@school.example',
    ...env,
  });
}

test.each([3_000, 10_000])(
  'SIGTERM while the mail server takes %i ms to answer delivers nothing twice',
  async (milliseconds) => {
    takes = milliseconds;
    const first = await start();
    for (const name of ['a', 'b']) {
      await postTo(first.url, 'send-contact-email', anEnquiry({ email: `${name}@example.com` }));
    }
    await until(() => smtp.received.length === 4);
    const started = performance.now();
    expect(await first.end('SIGTERM')).toBe(0);
    expect(performance.now() - started).toBeLessThan(5000);

    takes = 0;
    const second = await start();
    await untilDelivered(second.url);
    await postTo(second.url, 'send-contact-email', anEnquiry({ email: 'c@example.com' }));
    await until(() => smtp.received.length >= 6);
    const ids = smtp.received.map(({ mail: { messageId } }) => messageId);
    expect(new Set(ids).size).toBe(6);
    expect(ids).toHaveLength(6);
  },
);

test('a kill of the process that holds the ports ends the server too', async () => {
  const first = await start();
  process.kill(first.pid, 'SIGKILL');
  const fails = () =>
    fetch(first.url).then(
      () => false,
      () => true,
    );
  for (const end = performance.now() + 2000; performance.now() < end && !(await fails()); ) {
    await sleep(50);
  }
  const { port } = new URL(first.url);
  const second = await start({ PORT: port });
  expect(second.url).toBe(first.url);
  expect((await fetch(second.url)).status).toBe(200);
});

test('SIGTERM ends a server to whose changes a page connects again and again', async () => {
  const server = await startThere({ OFFICE_PORT: '0' });
  const office = officeOf(server);
  const { cookie } = await signInAt(office, 'hello@school.example', join(place.dataDir, 'mail'));
  // Over the same connection, as a browser does.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let opened = 0;
  const connect = () => {
    const request = get(`${office}/api/events`, { agent, headers: { cookie } }, (response) => {
      opened += 1;
      response.on('end', connect).resume();
    });
    request.on('error', () => {});
  };
  connect();
  await until(() => opened === 1);
  const started = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(performance.now() - started).toBeLessThan(4000);
  agent.destroy();
});
