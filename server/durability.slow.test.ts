import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anEnquiry } from '#test/server-forms.ts';
import { startLoad, until } from '#test/server-load.ts';
import {
  aPlace,
  healthOf,
  type Place,
  postTo,
  type ServerProcess,
  startServer,
  untilDelivered,
} from '#test/server-process.ts';
import { openSqlite } from './store/sqlite.ts';

let place: Place;
beforeEach(() => {
  place = aPlace();
});
afterEach(() => place.remove());

/** Kills a server at random moments under load; returns what it had acknowledged. */
async function killUnderLoad(kills: number, script?: string): Promise<Set<string>> {
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServer(place, { RATE_LIMIT: 'off' }, script);
    const load = startLoad(() => server.url, 6);
    // At least one is acknowledged each time; then at any moment.
    await until(() => load.acknowledged.size > 0);
    await sleep(Math.random() * 400);
    await server.end('SIGKILL');
    await load.stop();
    for (const id of load.acknowledged) acknowledged.add(id);
  }
  return acknowledged;
}

/** What of the acknowledged is not in the database exactly once, with both mails it owes. */
async function lostOf(acknowledged: Set<string>): Promise<string[]> {
  const { store } = openSqlite(join(place.dataDir, 'school.db'));
  const rows = await store
    .selectFrom('submissions')
    .innerJoin('outbox', 'outbox.submission_id', 'submissions.id')
    .select(['submissions.id', 'outbox.message'])
    .orderBy('outbox.message')
    .execute();
  await store.destroy();
  const mails = Map.groupBy(rows, ({ id }) => id);
  const whole = 'enquiry-acknowledgement,enquiry-staff';
  return [...acknowledged].filter(
    (id) =>
      mails
        .get(id)
        ?.map(({ message }) => message)
        .join() !== whole,
  );
}

describe('kill -9 under load', () => {
  test('ten times: what was acknowledged is there once and is mailed', async () => {
    const acknowledged = await killUnderLoad(10);
    expect(acknowledged.size).toBeGreaterThan(10);
    expect(await lostOf(acknowledged)).toEqual([]);

    const server = await startServer(place, { RATE_LIMIT: 'off' });
    await untilDelivered(server.url);
    expect((await healthOf(server.url)).outbox).toEqual({ due: 0, dead: 0, oldestSeconds: 0 });
    await server.end('SIGTERM');
    const { store } = openSqlite(join(place.dataDir, 'school.db'));
    const rows = await store.selectFrom('outbox').select('id').execute();
    await store.destroy();
    const files = new Set(readdirSync(join(place.dataDir, 'mail')));
    expect(rows.filter(({ id }) => !files.has(`${id}.eml`))).toEqual([]);
  }, 180_000);

  test('the control, which answers before it commits, loses some', async () => {
    const acknowledged = await killUnderLoad(3, 'test/server-early-answer.ts');
    expect((await lostOf(acknowledged)).length).toBeGreaterThan(0);
  }, 60_000);
});

describe('SIGTERM', () => {
  let server: ServerProcess;
  test('ends within 5 s under load, and nothing acknowledged is lost', async () => {
    server = await startServer(place, { RATE_LIMIT: 'off' });
    const load = startLoad(() => server.url, 6);
    await until(() => load.acknowledged.size >= 20);
    const started = performance.now();
    const code = await server.end('SIGTERM');
    const took = performance.now() - started;
    await load.stop();
    expect(code).toBe(0);
    expect(took).toBeLessThan(5000);
    expect(await lostOf(load.acknowledged)).toEqual([]);
  }, 60_000);
});

describe('the log of a whole run', () => {
  test('has start lines, then JSON with request ids, and nothing personal', async () => {
    const server = await startServer(place);
    const form = anEnquiry({ name: 'Zebulon Quux', email: 'zebulon@quux.example' });
    await postTo(server.url, 'send-contact-email', form);
    await postTo(server.url, 'send-contact-email', { ...form, email: 'zebulon at quux' });
    await fetch(`${server.url}/zebulon@quux.example?name=Zebulon`);
    await fetch(`${server.url}/register?firstName=Zebulon`);
    await untilDelivered(server.url);
    await server.end('SIGTERM');
    const lines = server.output().trim().split('\n');
    const plain = lines.filter((line) => !line.startsWith('{'));
    expect(plain.length).toBeLessThanOrEqual(4);
    const requests = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    expect(requests.length).toBeGreaterThanOrEqual(4);
    for (const request of requests) expect(request.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(server.output()).not.toMatch(/zebulon|quux|077 123|Saturday|127\.0\.0\.1/i);
  }, 60_000);
});
