import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { anEnquiry } from '#test/server-forms.ts';
import { postOne, until } from '#test/server-load.ts';
import { newDatabase } from '#test/server-on-postgres.ts';
import { place, placeForEachTest, start } from '#test/server-place.ts';
import { postTo, runToEnd, untilDelivered } from '#test/server-process.ts';
import { startSmtp } from '#test/server-smtp.ts';
import { shifted } from '#test/shifted-date.ts';

const YEAR = 365 * 86_400_000;

placeForEachTest();

test('one start two years ahead erases nothing', async () => {
  const env = { RETENTION_MONTHS: '24' };
  const first = await start(env);
  await postTo(first.url, 'send-contact-email', anEnquiry());
  await untilDelivered(first.url);
  await first.end('SIGTERM');

  const ahead = await start({ ...env, ...shifted(2.1 * YEAR) });
  await until(() => ahead.output().includes('retention waits'));
  await ahead.end('SIGTERM');
  const { stdout } = await runToEnd(place, 'server/staff/staff-command.ts', ['list']);
  expect(stdout).toContain('Nimali Perera');
});

test('processes whose clocks differ by 25 s send no mail twice', async () => {
  const smtp = await startSmtp({ answerTakes: () => 4000 });
  const env = {
    DATABASE_URL: await newDatabase(),
    RATE_LIMIT: 'off',
    SMTP_URL: smtp.url,
    MAIL_TO: 'office@school.example',
    MAIL_FROM: 'website@school.example',
  };
  const servers = await Promise.all([start(env), start({ ...env, ...shifted(25_000) })]);
  try {
    for (const { url } of [...servers, ...servers]) {
      expect(await postOne(url, randomUUID())).toBe(200);
    }
    await untilDelivered(servers[0]?.url ?? '');
    const ids = smtp.received.map(({ mail: { messageId } }) => messageId);
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
  } finally {
    for (const server of servers) await server.end('SIGTERM');
    await smtp.close();
  }
});
