import { once } from 'node:events';
import { connect } from 'node:net';
import { aPlace, startServer } from '#test/server-process.ts';

const SECONDS = 5;
const CONNECTIONS = 32;

/**
 * Requests per second for one page from our server, and from a bare node:http server that answers
 * the same bytes, taken in turns so that both meet the same machine.
 */
export async function benchStatic(): Promise<void> {
  const place = aPlace();
  const server = await startServer(place);
  const bare = await startServer(place, {}, 'bench/server/bare.ts');
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    ours.push(await requestsPerSecond(server.url));
    theirs.push(await requestsPerSecond(bare.url));
  }
  const [our, their] = [median(ours), median(theirs)];
  console.log(
    `static: ${our}/s, bare node:http ${their}/s, ratio ${(our / their).toFixed(2)} (goal 0.8)`,
  );
  await server.end('SIGTERM');
  await bare.end('SIGTERM');
  place.remove();
}

/** Each connection asks again once it has the whole answer; answers are counted by their bytes. */
async function requestsPerSecond(url: string): Promise<number> {
  const port = Number(new URL(url).port);
  const request = 'GET /about HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n';
  const size = await responseSize(port, request);
  let answered = 0;
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let bytes = 0;
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      if (bytes < size) return;
      bytes -= size;
      answered += 1;
      socket.write(request);
    });
    socket.on('error', () => {});
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  for (const socket of sockets) socket.destroy();
  return Math.round(answered / SECONDS);
}

async function responseSize(port: number, request: string): Promise<number> {
  const socket = connect(port, '127.0.0.1', () => socket.write(request));
  const [first] = (await once(socket, 'data')) as [Buffer];
  let size = first.length;
  socket.on('data', (chunk) => {
    size += chunk.length;
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.destroy();
  return size;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
