import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems hand out by themselves: Linux from 32768 on, others from 49152. */
const PORTS = { from: 20_000, count: 12_000 };

/**
 * A port of loopback that nobody listens on, for what cannot be told to choose one itself. Nobody
 * who asks the system for any port is given it before it is used.
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
