import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { anEnquiry } from '#test/server-forms.ts';
import { postOne, until } from '#test/server-load.ts';
import { newDatabase } from '#test/server-on-postgres.ts';
import { place, placeForEachTest, start } from '#test/server-place.ts';
import { postTo, runToEnd, untilDelivered } from '#test/server-process.ts';
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

// On machines with different clocks, which share the database and so its clock.
test('processes whose clocks are years apart share the limits of an hour', async () => {
  const env = { DATABASE_URL: await newDatabase() };
  const servers = [await start(env), await start({ ...env, ...shifted(2 * YEAR) })];
  const statuses: number[] = [];
  for (let index = 0; index < 62; index += 1) {
    statuses.push(await postOne(servers[index % 2]?.url ?? '', randomUUID()));
  }
  expect(statuses).toEqual([...Array(60).fill(200), 429, 429]);
});
