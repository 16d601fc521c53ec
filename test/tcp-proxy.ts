import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  /** The same database address, by way of this wire. */
  url: string;
  /** From now on nothing comes through on the connections that are open; new ones work. */
  stall: () => void;
  stop: () => Promise<void>;
}

/** A wire to a server, which can break as a machine that is gone does: without a word. */
export async function startTcpProxy(to: string): Promise<TcpProxy> {
  const target = new URL(to);
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    pairs.add([near, far]);
    for (const [from, into] of [[near, far] as const, [far, near] as const]) {
      from.on('error', () => {});
      from.pipe(into);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    stall: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    stop: async () => {
      for (const [near, far] of pairs) {
        near.destroy();
        far.destroy();
      }
      server.close();
      await once(server, 'close');
    },
  };
}
