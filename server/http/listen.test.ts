import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createHardenedServer } from './listen.ts';

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  server?.close();
});

async function listen(
  answer: Parameters<typeof createHardenedServer>[0],
  idleTimeoutMs?: number,
): Promise<number> {
  server = createHardenedServer(answer, idleTimeoutMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  return socket;
}
const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const connections = () =>
  new Promise<number>((resolve) => {
    server?.getConnections((_, count) => resolve(count));
  });

/** Keeps the whole process busy, as an answer that must be computed does. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('pipelined requests', () => {
  test('are answered in their order, and a neighbour is answered between them', async () => {
    const order: string[] = [];
    const port = await listen(({ url = '' }, response) => {
      order.push(url);
      if (url.startsWith('/slow')) work(5);
      response.end(url);
    });
    const greedy = open(port);
    let text = '';
    greedy.on('data', (chunk) => {
      text += chunk;
    });
    const neighbour = open(port);
    await once(neighbour, 'connect');
    greedy.write(Array.from({ length: 300 }, (_, index) => ask(`/slow${index}`)).join(''));
    while (order.length === 0) await sleep(1);
    neighbour.write(ask('/neighbour'));
    await once(neighbour, 'data');
    // Not last, as it was when all that had come in one packet was answered at once.
    expect(order.indexOf('/neighbour')).toBeLessThan(250);
    await expect.poll(() => order.length, { timeout: 10_000 }).toBe(301);
    await expect.poll(() => text.match(/\/slow\d+/g)?.length).toBe(300);
    expect(text.match(/\/slow\d+/g)).toEqual(
      Array.from({ length: 300 }, (_, index) => `/slow${index}`),
    );
  });

  test('wait until the answer before has been read, and cost no more than that one', async () => {
    let answered = 0;
    const port = await listen((_, response) => {
      answered += 1;
      response.end(Buffer.alloc(16 * 1024 * 1024));
    });
    const greedy = open(port);
    greedy.pause();
    greedy.write(ask('/').repeat(50));
    await expect.poll(() => answered).toBe(1);
    await sleep(300);
    expect(answered).toBe(1);
    greedy.resume();
    await expect.poll(() => answered, { timeout: 10_000 }).toBeGreaterThan(2);
  });

  test('beyond all reason end it', async () => {
    const port = await listen(() => {
      // Never answers, so that all that comes waits.
    });
    const greedy = open(port);
    greedy.resume();
    const closed = new Promise((resolve) => greedy.once('close', resolve));
    greedy.write(ask('/').repeat(1500));
    await closed;
  });

  test('wait on all connections together in a number that memory has room for', async () => {
    const asked: string[] = [];
    const port = await listen(({ url = '' }, response) => {
      asked.push(url);
      if (url === '/answered') response.end(url);
    });
    const many = Array.from({ length: 4 }, () => open(port));
    for (const socket of many) socket.write(ask('/many').repeat(501));
    await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(4);
    const modest = open(port);
    modest.write(ask('/modest').repeat(2));
    await expect.poll(() => asked.at(-1)).toBe('/modest');
    const greedy = open(port).resume();
    // Until all that the others have sent has arrived, too.
    while (!greedy.destroyed) {
      greedy.write(ask('/greedy'));
      await sleep(5);
    }
    expect(modest.destroyed).toBe(false);

    // Room again, as soon as those who took it have gone.
    for (const socket of many) socket.destroy();
    await expect.poll(connections, { timeout: 10_000 }).toBe(1);
    const later = open(port);
    let text = '';
    later.on('data', (chunk) => {
      text += chunk;
    });
    later.write(ask('/answered').repeat(17));
    await expect.poll(() => text.match(/\/answered/g)?.length, { timeout: 10_000 }).toBe(17);
  });
});

describe('a client that does not read', () => {
  const large = (_: unknown, response: { end: (body: Buffer) => void }) =>
    response.end(Buffer.alloc(64 * 1024 * 1024));

  test('is gone after the idle timeout', async () => {
    const port = await listen(large, 500);
    const deaf = open(port);
    deaf.pause();
    deaf.write(ask('/'));
    await expect.poll(connections).toBe(1);
    await expect.poll(connections, { timeout: 5000 }).toBe(0);
  });

  test('is gone also when it asks on and on', async () => {
    const port = await listen(large, 500);
    const deaf = open(port);
    deaf.pause();
    deaf.write(ask('/'));
    await expect.poll(connections).toBe(1);
    const asking = setInterval(() => deaf.write(ask('/again')), 50);
    try {
      await expect.poll(connections, { timeout: 5000 }).toBe(0);
    } finally {
      clearInterval(asking);
    }
  });

  test('keeps nobody who reads slowly from the whole answer', async () => {
    const port = await listen((_, response) => response.end(Buffer.alloc(8 * 1024 * 1024)), 500);
    const slow = open(port);
    let bytes = 0;
    slow.write(ask('/'));
    slow.on('data', (chunk) => {
      bytes += chunk.length;
      slow.pause();
      setTimeout(() => slow.resume(), 10);
    });
    await expect.poll(() => bytes, { timeout: 15_000 }).toBeGreaterThan(8 * 1024 * 1024);
  });
});

test('the server of the site has limits of time and number', async () => {
  await listen((_, response) => response.end());
  expect(server?.headersTimeout).toBe(10_000);
  expect(server?.requestTimeout).toBe(15_000);
  expect(server?.timeout).toBe(20_000);
  expect(server?.maxConnections).toBe(8000);
});
