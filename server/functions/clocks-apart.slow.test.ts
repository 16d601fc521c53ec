import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { postOne } from '#test/server-load.ts';
import { newDatabase } from '#test/server-on-postgres.ts';
import { placeForEachTest, start } from '#test/server-place.ts';
import { shifted } from '#test/shifted-date.ts';

const YEAR = 365 * 86_400_000;

placeForEachTest();

// Two processes on machines with different clocks share one database, and so its clock.
test('processes whose clocks are years apart share the limits of an hour', async () => {
  const env = { DATABASE_URL: await newDatabase() };
  const servers = [await start(env), await start({ ...env, ...shifted(2 * YEAR) })];
  const statuses: number[] = [];
  for (let index = 0; index < 62; index += 1) {
    statuses.push(await postOne(servers[index % 2]?.url ?? '', randomUUID()));
  }
  expect(statuses).toEqual([...Array(60).fill(200), 429, 429]);
});
