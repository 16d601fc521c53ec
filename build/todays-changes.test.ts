import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, test } from 'vitest';
import { calendarFiles } from '#rules/timetable/calendar-files.ts';
import { noFunctions } from '#rules/timetable/today.ts';
import { documents } from '#test/documents.ts';
import { createTestApp } from '#test/server-app.ts';
import { storeChange } from '#test/server-timetable.ts';
import { todaysChanges, writeCalendars } from './write-calendars.ts';

let backend: Server | undefined;
afterEach(() => {
  backend?.close().closeAllConnections();
  backend = undefined;
});

/** Starts a backend; returns its origin. */
async function serve(answer: RequestListener): Promise<string> {
  backend = createServer(answer).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  return `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
}

/** What a build gets from a backend, and what it prints during that time. */
async function askedOf(origin: string, timeLimitMs?: number) {
  const warnings: string[] = [];
  const { changes, published } = await todaysChanges(origin, {
    ...(timeLimitMs !== undefined && { timeLimitMs }),
    warn: (sentence) => warnings.push(sentence),
  });
  return { changes, published, warnings };
}

test('the calendars of a build are those of the server whose office has changed a class', async () => {
  const server = await createTestApp({ origins: ['https://www.school.example'] });
  const { store, now } = server;
  const wednesday = 'a-level-physics-wednesday';
  await storeChange(store, now(), { class: wednesday, date: '2026-11-25' });
  await storeChange(store, now(), {
    ...{ class: wednesday, date: '2026-12-02', kind: 'moved', toDate: '2026-12-04' },
    ...{ start: '16:00', end: '18:30', reason: 'The hall is booked' },
  });
  const room = { kind: 'room', room: 'Room 4' } as const;
  await storeChange(store, now(), { class: 'o-level-science-monday', date: '2026-11-23', ...room });
  const { changes, published, warnings } = await askedOf(
    await serve(getRequestListener(server.app.fetch)),
  );
  expect(warnings).toEqual([]);
  expect(changes).toHaveLength(3);
  const built = writeCalendars(documents, 'https://www.school.example', { changes, published });
  const unchanged = writeCalendars(documents, 'https://www.school.example');
  for (const { path } of calendarFiles(documents)) {
    const served = await (await server.app.request(path)).text();
    expect(ofEvents(built.get(path))).toEqual(ofEvents(served));
  }
  for (const path of ['/calendar/a-level-physics.ics', '/calendar/o-level.ics'])
    expect(built.get(path)).not.toBe(unchanged.get(path));
  await server.close();
});

/** A calendar's lines without its refresh interval, which is shorter on a server. */
function ofEvents(text = ''): string[] {
  return text.split('\r\n').filter((line) => !/^(REFRESH-INTERVAL|X-PUBLISHED-TTL)/.test(line));
}

describe('the calendars stay plain, and one sentence says why,', () => {
  const plain = async (origin: string, timeLimitMs?: number) => {
    const { changes, warnings } = await askedOf(origin, timeLimitMs);
    expect(changes).toEqual([]);
    expect(warnings).toHaveLength(1);
    return warnings[0];
  };

  test('without a response', async () => {
    const origin = await serve(() => {});
    backend?.close();
    expect(await plain(origin)).toMatch(/without the day's changes: .*\/today, .*ECONNREFUSED/);
  });

  test('when the answer does not come in time, or not all of it', async () => {
    expect(await plain(await serve(() => {}), 50)).toMatch(/timeout/);
    backend?.close().closeAllConnections();
    const half: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"ok":true,');
    };
    expect(await plain(await serve(half), 200)).toMatch(/timeout/);
  });

  test.each([
    ['an error', 503, '{"error":{"message":"Later."}}', /status 503/],
    ['a page', 200, '<!doctype html>', /JSON/],
    ['of a static host', 200, JSON.stringify(noFunctions), /no changes/],
    ['a response that is not ours', 200, '{"ok":true}', /no changes/],
  ])('when the answer is %s', async (_, status, body, words) => {
    const origin = await serve((_request, response) => {
      response.writeHead(status).end(body);
    });
    expect(await plain(origin)).toMatch(words);
  });
});
