import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, test } from 'vitest';
import type { ClassChange } from '#rules/timetable/today.ts';
import { readToday } from '#rules/timetable/today.ts';
import { createHardenedServer } from '#server/http/listen.ts';
import { putPlaces } from '#server/store/office/class-changes.ts';
import { aChange } from '#test/class-change.ts';
import { server, serverForEachTest } from '#test/server-app.ts';
import { storeChange } from '#test/server-timetable.ts';
import { openToday } from './open-today.ts';

// The clock of the tests begins on Saturday, 21 November 2026, at 11:30 in Colombo.
const HOUR = 3_600_000;

serverForEachTest();

const physics = aChange({
  class: 'a-level-physics-saturday',
  date: '2026-11-21',
  reason: 'The teacher is ill',
});
const by = 'desk@school.example';
const put = (change: ClassChange) => storeChange(server.store, server.now(), change);
const ask = (init: RequestInit = {}) => server.app.request('/functions/v1/today', init);

test('returns changes from today on and places, and nothing about staff', async () => {
  const science = aChange({
    class: 'o-level-science-monday',
    date: '2026-11-23',
    kind: 'moved',
    start: '16:00',
    end: '18:00',
    toDate: '2026-11-24',
    room: 'Room 4',
  });
  const biology: ClassChange = {
    ...science,
    class: 'o-level-science-saturday',
    date: '2026-11-21',
  };
  await put(science);
  await put(physics);
  await put({ ...biology, kind: 'room', start: null, end: null, toDate: null });
  await put({ ...physics, date: '2026-11-14' });
  await putPlaces(server.store, 'a-level-physics-saturday', 'full', by, server.now());
  await putPlaces(server.store, 'a-level-biology-monday', 'few', by, server.now());
  await putPlaces(server.store, 'a-level-biology-sunday', 'open', by, server.now());

  const response = await ask({ headers: { origin: 'https://elsewhere.example' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=30');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('content-type')).toContain('application/json');
  const json = await response.json();
  expect(json).toEqual({
    ok: true,
    at: new Date(server.now()).toISOString(),
    changes: [{ ...biology, kind: 'room', start: null, end: null, toDate: null }, physics, science],
    places: { 'a-level-physics-saturday': 'full', 'a-level-biology-monday': 'few' },
    closures: [],
    notice: null,
  });
  expect(readToday(json)).toEqual(json);
});

test('removes a change at midnight in Colombo', async () => {
  await put(physics);
  const count = async () => (await (await ask()).json()).changes.length;
  server.pass(12 * HOUR + 29 * 60_000);
  expect(await count()).toBe(1);
  server.pass(60_000);
  expect(await count()).toBe(0);
});

test('leaves out a class that is no longer in the timetable', async () => {
  await put({ ...physics, class: 'a-level-latin-saturday' });
  await putPlaces(server.store, 'a-level-latin-saturday', 'full', by, server.now());
  expect(await (await ask()).json()).toMatchObject({ changes: [], places: {} });
});

describe('a state that a browser already has', () => {
  test('is not sent again until a change', async () => {
    const etag = (await ask()).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    server.pass(1000);
    const again = await ask({ headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('access-control-allow-origin')).toBe('*');
    expect(await again.text()).toBe('');
    await put(physics);
    expect((await ask({ headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  test('is confirmed by the date header, which every page may read', async () => {
    const first = await ask();
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('date')).toBe(new Date(server.now()).toUTCString());
    server.pass(3 * 60_000);
    const again = await ask({ headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('date')).toBe(new Date(server.now()).toUTCString());
    expect(again.headers.get('access-control-expose-headers')).toBe('date');
  });

  test('has only that date header on the wire', async () => {
    const http = createHardenedServer(getRequestListener(server.app.fetch)).listen(0, '127.0.0.1');
    await once(http, 'listening');
    const { port } = http.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/functions/v1/today`);
    expect(response.headers.get('date')).toBe(new Date(server.now()).toUTCString());
    http.close().closeAllConnections();
  });
});

describe('while the store is unavailable', () => {
  test('returns the last known state with its time', async () => {
    await put(physics);
    const known = await (await ask()).json();
    server.pass(HOUR);
    await server.store.destroy();
    const response = await ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=30');
    expect(await response.json()).toEqual(known);
    expect(known.changes).toEqual([physics]);
    expect(server.logged).toContainEqual(expect.objectContaining({ event: 'today not read' }));
  });

  test('returns the state of the start if there was no request since then', async () => {
    const startedAt = new Date(server.now()).toISOString();
    server.pass(HOUR);
    await server.store.destroy();
    const response = await ask();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ok: true,
      at: startedAt,
      changes: [],
      places: {},
      closures: [],
      notice: null,
    });
  });

  test('removes a change at midnight', async () => {
    await put(physics);
    await ask();
    await server.store.destroy();
    server.pass(13 * HOUR);
    expect((await (await ask()).json()).changes).toEqual([]);
  });

  test('does not send or confirm a state that a browser already has', async () => {
    const knownAt = new Date(server.now()).toUTCString();
    const etag = (await ask()).headers.get('etag') ?? '';
    server.pass(HOUR);
    await server.store.destroy();
    const response = await ask({ headers: { 'if-none-match': etag } });
    expect(response.status).toBe(304);
    expect(response.headers.get('date')).toBe(knownAt);
  });

  test('returns 503 as JSON that every page may read if it never had a state', async () => {
    await server.store.destroy();
    const { store, deps } = server;
    const unprimed = await openToday({ ...deps, store, clock: server.now });
    const response = await unprimed(new Request('http://localhost/functions/v1/today'));
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual({ error: { message: expect.any(String) } });
  });
});

test('rejects other methods', async () => {
  expect((await ask({ method: 'POST' })).status).toBe(405);
  expect((await ask({ method: 'HEAD' })).status).toBe(200);
  const preflight = await ask({ method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('GET');
});
