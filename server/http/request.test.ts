import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { createHardenedServer } from './listen.ts';
import { BODY_LIMIT, limitBody } from './request.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

test('keeps the connection of a request whose body is too long', async () => {
  const app = new Hono().use(limitBody((c) => c.text('', 413))).get('/', (c) => c.text('hello'));
  server = createHardenedServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const long = 'x'.repeat(10 * BODY_LIMIT);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${long.length}\r\n\r\n${long}`);
  const [refused] = await once(socket, 'data');
  expect(String(refused)).toContain('413 Payload Too Large');

  // Longer than it takes to close a connection with an unread body.
  await sleep(800);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('hello');
});
