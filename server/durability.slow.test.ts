import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anEnquiry } from '#test/server-forms.ts';
import { killUnderLoad, lostOf, unmailed } from '#test/server-kills.ts';
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

let place: Place;
beforeEach(() => {
  place = aPlace();
});
afterEach(() => place.remove());

describe('kill -9 under load', () => {
  test('ten times: every acknowledged form is stored once and mailed', async () => {
    const acknowledged = await killUnderLoad(place, 10);
    expect(acknowledged.size).toBeGreaterThan(10);
    expect(await lostOf(place, acknowledged)).toEqual([]);

    const server = await startServer(place, { RATE_LIMIT: 'off' });
    await untilDelivered(server.url);
    expect((await healthOf(server.url)).outbox).toEqual({ due: 0, dead: 0, oldestSeconds: 0 });
    await server.end('SIGTERM');
    expect(await unmailed(place)).toEqual([]);
  });

  test('a control server that answers before it commits loses some', async () => {
    const acknowledged = await killUnderLoad(place, 3, 'test/server-early-answer.ts');
    expect((await lostOf(place, acknowledged)).length).toBeGreaterThan(0);
  });
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
    expect(await lostOf(place, load.acknowledged)).toEqual([]);
  });
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
  });
});
