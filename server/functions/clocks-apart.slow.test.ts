import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postOne } from '#test/server-load.ts';
import { newDatabase } from '#test/server-on-postgres.ts';
import { aPlace, type Place, type ServerProcess, startServer } from '#test/server-process.ts';
import { shifted } from '#test/shifted-date.ts';

const YEAR = 365 * 86_400_000;

// Two processes on machines with different clocks share one database, and so its clock.
let place: Place;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  place = aPlace();
  const env = { DATABASE_URL: await newDatabase() };
  for (const more of [{}, shifted(2 * YEAR)]) {
    servers.push(await startServer(place, { ...env, ...more }));
  }
});
afterAll(async () => {
  for (const server of servers) await server.end('SIGKILL');
  place.remove();
});

test('processes whose clocks are years apart share the limits of an hour', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 62; index += 1) {
    statuses.push(await postOne(servers[index % 2]?.url ?? '', randomUUID()));
  }
  expect(statuses).toEqual([...Array(60).fill(200), 429, 429]);
});
