import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems assign: Linux from 32768, others from 49152. */
const PORTS = { from: 20_000, count: 12_000 };

/**
 * A free local port, for a program that cannot choose one itself. The system does not assign it to
 * another program before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch {
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
