import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServer } from './start.ts';

const SECONDS = 5;
const CONNECTIONS = 32;
const KILLS = 100;

/** Static requests, submissions at synchronous=FULL, and kill -9, as one table. */
export async function benchServer(): Promise<void> {
  const table: Record<string, Record<string, number>> = {};
  table['bare node:http, GET /'] = await bareNode();
  const nginx = await throughNginx();
  if (nginx) table['nginx, GET /'] = nginx;
  const { child, origin } = await startServer();
  table['our server, GET /'] = await load(() => send(`${origin}/`));
  table['our server, POST enquiry'] = await load(() => enquire(origin));
  child.kill();
  table[`${KILLS} kill -9 under load`] = await killOften();
  console.table(table);
  await writeFile('bench/results/server.json', `${JSON.stringify(table, null, 2)}\n`);
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Sends one request; out: the status and the body. */
function send(url: string, body?: string): Promise<{ status: number; text: string }> {
  return new Promise((done, fail) => {
    const headers = body
      ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      : { 'accept-encoding': 'br' };
    const sent = request(url, { agent, headers, method: body ? 'POST' : 'GET' }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, text }));
      response.on('error', fail);
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

function enquire(origin: string) {
  const email = `bench${Math.random().toString(36).slice(2)}@parent.example`;
  const enquiry = { name: 'Bench', email, phone: '', subject: 'Load', message: 'Under load.' };
  return send(`${origin}/functions/v1/send-contact-email`, JSON.stringify(enquiry));
}

/** Keeps all connections busy; out: requests per second, and times in milliseconds. */
async function load(one: () => Promise<{ status: number }>) {
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        const started = performance.now();
        const { status } = await one();
        if (status !== 200) failed += 1;
        times.push(performance.now() - started);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  return { perSecond: Math.round(times.length / SECONDS), p50: at(0.5), p99: at(0.99), failed };
}

async function bareNode() {
  const body = readFileSync('dist/client/index.html.br');
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const result = await load(() =>
    send(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
  );
  server.closeAllConnections();
  server.close();
  return result;
}

/** The same folder behind nginx, where it is installed. */
async function throughNginx() {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const config = `daemon off; pid ${folder}/pid; error_log ${folder}/error; worker_processes 1;
    events {} http { access_log off; include /etc/nginx/mime.types; gzip_static on;
    server { listen 127.0.0.1:${port}; root ${process.cwd()}/dist/client; } }`;
  await writeFile(join(folder, 'nginx.conf'), config);
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')]);
  await new Promise((started) => setTimeout(started, 700));
  const result = await load(() => send(`http://127.0.0.1:${port}/`)).catch(() => undefined);
  child.kill();
  return result;
}

/** Kills the server in the middle of submissions; whatever it acknowledged must be there. */
async function killOften() {
  const dataDir = mkdtempSync(join(tmpdir(), 'kills-'));
  const acknowledged: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, origin } = await startServer(dataDir);
    let alive = true;
    const senders = Array.from({ length: 8 }, async () => {
      while (alive) {
        const reply = await enquire(origin).catch(() => undefined);
        if (reply?.status === 200) acknowledged.push(JSON.parse(reply.text).reference);
      }
    });
    await new Promise((some) => setTimeout(some, 200 + Math.random() * 200));
    const gone = new Promise((exit) => child.once('exit', exit));
    child.kill('SIGKILL');
    await gone;
    alive = false;
    await Promise.all(senders);
  }
  const database = new DatabaseSync(join(dataDir, 'school.db'), { readOnly: true });
  const kept = new Set(
    database
      .prepare('select reference from submissions')
      .all()
      .map(({ reference }) => reference),
  );
  database.close();
  const lost = acknowledged.filter((reference) => !kept.has(reference)).length;
  return { acknowledged: acknowledged.length, lost };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}
