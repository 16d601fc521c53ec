import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const SECONDS = 4;
const CONNECTIONS = 32;

/** What a server answers: the headers by lower-case name, and the bytes as they are sent. */
export interface Answer {
  headers: Record<string, string>;
  body: Buffer;
  /** All of it, headers included, in bytes. */
  size: number;
}

export interface Rate {
  perSecond: number;
  /** How much of the time the client itself was at work, 0 to 1: near 1 it is what is measured. */
  client: number;
}

function request(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n`;
}

/** Asks once, and takes the answer apart. */
export async function ask(url: string, path: string): Promise<Answer> {
  const chunks: Buffer[] = [];
  const socket = open(url, path);
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (let waited = 0; waited < 5000; waited += 50) {
    await sleep(50);
    const bytes = Buffer.concat(chunks);
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) continue;
    const [status = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
    if (!status.includes(' 200 ')) throw new Error(`${url}${path} answered ${status}`);
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const body = bytes.subarray(end + 4);
    if (body.length < Number(headers['content-length'])) continue;
    socket.destroy();
    return { headers, body, size: bytes.length };
  }
  throw new Error(`${url}${path} did not answer.`);
}

/** Each connection asks again once it has the whole answer; answers are counted by their bytes. */
export async function measureRate(url: string, path: string, size: number): Promise<Rate> {
  const text = request(path);
  let answered = 0;
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = open(url, path);
    let bytes = 0;
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      if (bytes < size) return;
      bytes -= size;
      answered += 1;
      socket.write(text);
    });
    socket.on('error', () => {});
    return socket;
  });
  const before = performance.eventLoopUtilization();
  const began = performance.now();
  await sleep(SECONDS * 1000);
  const took = (performance.now() - began) / 1000;
  const { utilization } = performance.eventLoopUtilization(before);
  for (const socket of sockets) socket.destroy();
  return { perSecond: answered / took, client: utilization };
}

export function digest(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}

function open(url: string, path: string): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(request(path)));
  return socket;
}
