import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  /** The same database address, through this proxy. */
  url: string;
  /** From now on the open connections pass no data; new ones work. */
  stall: () => void;
  stop: () => Promise<void>;
}

/** A proxy to a server that can break as a lost machine does: without closing connections. */
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
