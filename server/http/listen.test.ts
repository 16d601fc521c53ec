import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createHardenedServer, type ServerLimits } from './listen.ts';

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  server?.close();
});

async function listen(answer: RequestListener, limits: ServerLimits = {}): Promise<number> {
  server = createHardenedServer(answer, limits);
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

/** Blocks the process, as computing a response does. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('pipelined requests', () => {
  test('get their responses in order, with other clients served in between', async () => {
    const order: string[] = [];
    const answer: RequestListener = ({ url = '' }, response) => {
      order.push(url);
      if (url.startsWith('/slow')) work(30);
      response.end(url);
    };
    // Shorter than this process has been running.
    const port = await listen(answer, { idleTimeoutMs: 1000 });
    const greedy = open(port);
    let text = '';
    greedy.on('data', (chunk) => {
      text += chunk;
    });
    const neighbour = open(port);
    await once(neighbour, 'connect');
    greedy.write(Array.from({ length: 16 }, (_, index) => ask(`/slow${index}`)).join(''));
    while (order.length === 0) await sleep(1);
    neighbour.write(ask('/neighbour'));
    await once(neighbour, 'data');
    // Not last, as it would be if all requests of one packet were answered at once.
    expect(order.indexOf('/neighbour')).toBeLessThan(16);
    await expect.poll(() => order.length, { timeout: 10_000 }).toBe(17);
    await expect.poll(() => text.match(/\/slow\d+/g)?.length).toBe(16);
    expect(text.match(/\/slow\d+/g)).toEqual(
      Array.from({ length: 16 }, (_, index) => `/slow${index}`),
    );
  });

  test('wait until the previous response has been read', async () => {
    let answered = 0;
    const port = await listen((_, response) => {
      answered += 1;
      response.end(Buffer.alloc(16 * 1024 * 1024));
    });
    const greedy = open(port);
    greedy.pause();
    greedy.write(ask('/').repeat(10));
    await expect.poll(() => answered).toBe(1);
    await sleep(300);
    expect(answered).toBe(1);
    greedy.resume();
    await expect.poll(() => answered, { timeout: 10_000 }).toBeGreaterThan(2);
  });

  test('close the connection when there are too many', async () => {
    const port = await listen(() => {
      // Never responds, so that all requests wait.
    });
    const greedy = open(port);
    greedy.resume();
    const closed = new Promise((resolve) => greedy.once('close', resolve));
    greedy.write(ask('/').repeat(20));
    await closed;
  });
});

describe('a client that does not read', () => {
  const large = (_: unknown, response: { end: (body: Buffer) => void }) =>
    response.end(Buffer.alloc(64 * 1024 * 1024));

  test('is disconnected after the idle timeout', async () => {
    const port = await listen(large, { idleTimeoutMs: 500 });
    const deaf = open(port);
    deaf.pause();
    deaf.write(ask('/'));
    await expect.poll(connections).toBe(1);
    await expect.poll(connections, { timeout: 5000 }).toBe(0);
  });

  test('is disconnected even if it keeps sending requests', async () => {
    const port = await listen(large, { idleTimeoutMs: 500 });
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

  test('a client that reads slowly gets the whole response', async () => {
    const port = await listen((_, response) => response.end(Buffer.alloc(8 * 1024 * 1024)), {
      idleTimeoutMs: 500,
    });
    const slow = open(port);
    let bytes = 0;
    slow.write(ask('/'));
    slow.on('data', (chunk) => {
      bytes += chunk.length;
      slow.pause();
      setTimeout(() => slow.resume(), 10);
    });
    // It takes 1.3 s at least; a busy machine needs many times that.
    await expect.poll(() => bytes, { timeout: 60_000 }).toBeGreaterThan(8 * 1024 * 1024);
  }, 70_000);
});

test('limits the connections of one address', async () => {
  const port = await listen(({ url }, response) => response.end(url), { connectionsPerAddress: 2 });
  const [first] = [open(port), open(port)];
  await expect.poll(connections).toBe(2);
  await once(open(port).resume(), 'close');
  expect(await connections()).toBe(2);
  first?.destroy();
  await expect.poll(connections).toBe(1);
  const later = open(port);
  later.write(ask('/later'));
  expect(String(await once(later, 'data'))).toContain('/later');
});

test('the site’s server has limits of time and number', async () => {
  await listen((_, response) => response.end());
  expect(server?.headersTimeout).toBe(10_000);
  expect(server?.requestTimeout).toBe(15_000);
  expect(server?.timeout).toBe(20_000);
  expect(server?.maxConnections).toBe(8000);
});
