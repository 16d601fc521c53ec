import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { noFunctions, type Today } from '#payloads/today.ts';
import { askToday } from './follow-today.ts';

const today: Today = {
  ok: true,
  at: '2026-11-23T04:17:00.500Z',
  changes: [],
  places: {},
  closures: [],
  notice: null,
};

let stop: () => void = () => {};
afterEach(() => stop());

/** A school's server at the page's own origin. @returns the headers of each request */
async function serve(body: unknown, headers: Record<string, string> = {}) {
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers);
    response.sendDate = false;
    response.writeHead(200, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop = () => server.close().closeAllConnections();
  vi.stubGlobal('location', {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  return asked;
}

test('an answer is of the date of its response, which a confirmation renews', async () => {
  const date = 'Mon, 23 Nov 2026 04:20:00 GMT';
  await serve(today, { date });
  expect(await askToday()).toEqual({ ...today, at: date });
});

test('an answer whose date cannot be read is of its own time', async () => {
  await serve(today);
  expect(await askToday()).toEqual(today);
});

test('asks the server, not the browser’s cache', async () => {
  const asked = await serve(today);
  await askToday();
  expect(asked[0]?.['cache-control']).toBe('max-age=0');
});

test('recognises a host without a server, and a response that is not ours', async () => {
  await serve(noFunctions);
  expect(await askToday()).toBe('static');
  stop();
  await serve('<!doctype html>');
  expect(await askToday()).toBeUndefined();
});
