import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesFirst } from './files-first.ts';
import { createHardenedServer } from './listen.ts';

const page = {
  body: Buffer.from('<p>About</p>'),
  headers: { 'content-type': 'text/html', 'content-length': '12', etag: '"a"', 'x-y': 'z' },
};
let server: Server;
let url: string;
beforeEach(async () => {
  const file = (path: string) =>
    ['/about', '/calendar/o-level.ics'].includes(path) ? page : undefined;
  server = createHardenedServer(
    filesFirst({ file }, (_, response) => response.writeHead(299).end('the app')),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('answers for a file, without its body to HEAD and where it is unchanged', async () => {
  const read = await fetch(`${url}/about`);
  expect(read.status).toBe(200);
  expect(await read.text()).toBe('<p>About</p>');
  expect(read.headers.get('x-y')).toBe('z');
  const head = await fetch(`${url}/about`, { method: 'HEAD' });
  expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([
    200,
    '',
    '12',
  ]);
  const same = await fetch(`${url}/about`, { headers: { 'if-none-match': 'W/"a"' } });
  expect([same.status, same.headers.get('etag'), same.headers.has('content-type')]).toEqual([
    304,
    '"a"',
    false,
  ]);
});

test.each([
  ['GET', '/about?sent=x'],
  ['GET', '/unknown'],
  ['GET', '/calendar/o-level.ics'],
  ['POST', '/about'],
])('leaves %s %s to the app', async (method, path) => {
  expect((await fetch(`${url}${path}`, { method })).status).toBe(299);
});
