import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';
import {
  type Place,
  type ServerProcess,
  startServer,
  untilDelivered,
} from '#test/server-process.ts';
import { type Figure, type Measured, round } from './results.ts';

const ROUNDS = 5;
const CLIENTS = 8;
/** A clock tick of the kernel's process times on Linux, in microseconds. */
const TICK = 10_000;

interface Ask {
  path: string;
  method?: 'GET' | 'POST';
  type?: string;
  body?: string;
  /** What the answer's status must be. */
  status: number;
}

/** What is asked in turns, and how often in each; the first is what the others are compared with. */
const asked: Record<string, { times: number; ask: (index: number) => Ask }> = {
  page: { times: 4000, ask: () => ({ path: '/register', status: 200 }) },
  filled: {
    times: 2000,
    ask: () => ({ path: '/register?level=a-level&subject=Physics', status: 200 }),
  },
  // As links that nobody has asked for before.
  anew: {
    times: 2000,
    ask: (index) => ({
      path: `/register?level=a-level&subject=Physics&x=${index}-${Math.random()}`,
      status: 200,
    }),
  },
  empty: { times: 1500, ask: () => form('/register', '') },
  ordinary: { times: 150, ask: () => registration('We live near the school.') },
  slow: { times: 150, ask: () => registration('a-'.repeat(3999)) },
};

/**
 * What one request of each kind costs the server, in its own CPU time, so that a busy machine counts
 * little; and how long a neighbour waits beside many requests sent ahead on one connection.
 */
export async function benchCost(): Promise<Measured> {
  if (process.platform !== 'linux') {
    return { figures: [], note: 'CPU times are read from /proc, which only Linux has.' };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'cost-'));
  const place: Place = { folder: resolve('.'), dataDir, remove: () => {} };
  // The limits stay on, since to judge a text is part of what it costs.
  const server = await startServer(place, { TRUST_PROXY_HOPS: '1' });
  try {
    const costs: Record<string, number[]> = {};
    // The first round warms up, unmeasured.
    for (let turn = 0; turn <= ROUNDS; turn += 1) {
      for (const [name, { times, ask }] of Object.entries(asked)) {
        const cost = await costOf(server, times, ask);
        // Mails that are still owed would count for what is measured next.
        await untilDelivered(server.url, 600_000);
        if (turn > 0) costs[name] = [...(costs[name] ?? []), cost];
      }
    }
    return report(costs, await neighbourWaits(server));
  } finally {
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** CPU time of one request, in microseconds. */
async function costOf(
  server: ServerProcess,
  times: number,
  ask: (index: number) => Ask,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  let next = 0;
  const before = cpuOf(server.pid);
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (next < times) {
        next += 1;
        await send(server.url, agent, ask(next));
      }
    }),
  );
  agent.destroy();
  return (cpuOf(server.pid) - before) / times;
}

function send(url: string, agent: Agent, { path, method, type, body, status }: Ask) {
  return new Promise<void>((resolve, reject) => {
    const headers = {
      'x-forwarded-for': anAddress(),
      'accept-encoding': 'gzip, deflate, br',
      ...(type && { 'content-type': type, 'content-length': Buffer.byteLength(body ?? '') }),
    };
    const sent = request(url + path, { agent, method: method ?? 'GET', headers });
    sent.on('response', (answer: IncomingMessage) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === status) resolve();
        else reject(new Error(`${path} answered ${answer.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Somebody's address, and hardly ever the same one. */
function anAddress(): string {
  const byte = () => Math.floor(Math.random() * 256);
  return `10.${byte()}.${byte()}.${byte()}`;
}

function form(path: string, body: string): Ask {
  const type = 'application/x-www-form-urlencoded';
  return { path, method: 'POST', type, body, status: 422 };
}

function registration(specialRequirements: string): Ask {
  return {
    path: '/functions/v1/send-registration-email',
    method: 'POST',
    type: 'application/json',
    body: JSON.stringify({ ...aRegistration({ specialRequirements }), submissionId: randomUUID() }),
    status: 200,
  };
}

/** What a process has used of the CPU so far, in microseconds. */
function cpuOf(pid: number): number {
  const text = readFileSync(join('/proc', String(pid), 'stat'), 'utf8');
  // The name before may hold spaces; user and system time are the 14th and 15th field.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** The longest that somebody else's page took while 13 KB of requests came in one packet. */
async function neighbourWaits({ url }: ServerProcess): Promise<number> {
  const line = 'GET /register?level=a-level HTTP/1.1\r\nHost: x\r\n\r\n';
  let longest = 0;
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const greedy = connect(Number(new URL(url).port), '127.0.0.1');
    greedy.resume().on('error', () => {});
    greedy.write(line.repeat(Math.floor((13 * 1024) / line.length)));
    const began = performance.now();
    const answer = await fetch(`${url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': anAddress() },
      body: JSON.stringify(anEnquiry({ message: `Round ${turn}` })),
    });
    if (!answer.ok) throw new Error(`The neighbour was answered ${answer.status}.`);
    longest = Math.max(longest, performance.now() - began);
    greedy.destroy();
  }
  return longest;
}

function report(costs: Record<string, number[]>, neighbour: number): Measured {
  const of = (name: string) => costs[name] ?? [];
  const ratio = (name: string, to: string) =>
    round(median(of(name).map((cost, turn) => cost / (of(to)[turn] ?? 0))), 1);
  const figure = (what: string, value: number, unit: string, atMost?: number): Figure => ({
    what,
    value,
    unit,
    ...(atMost && { goal: { atMost } }),
  });
  return {
    figures: [
      figure('a page as it is', round(median(of('page'))), 'µs'),
      figure('the page filled in, a link asked for before', ratio('filled', 'page'), '×', 4),
      figure('the page filled in, a new link', ratio('anew', 'page'), '×', 4),
      figure('an empty form posted without scripts', ratio('empty', 'page'), '×', 8),
      figure('an ordinary registration', round(median(of('ordinary'))), 'µs'),
      figure('a registration with 8 KB of a-a-a-', ratio('slow', 'ordinary'), '×', 3),
      figure('a form beside 13 KB of requests in one packet', round(neighbour), 'ms', 500),
    ],
    note: 'CPU time of the server, from the kernel; compilation by V8 included.',
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
