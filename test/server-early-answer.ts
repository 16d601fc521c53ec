// The control of the durability test: a server that answers before it commits. A kill between the
// two loses a form, and the test must notice it.
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { openToday } from '#server/functions/open-today.ts';
import { loadSite } from '#server/http/built-site.ts';
import { migrate } from '#server/store/migrate.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { documents } from './documents.ts';

const dataDir = process.env.DATA_DIR ?? 'data';
mkdirSync(dataDir, { recursive: true });
const { store } = openSqlite(join(dataDir, 'school.db'));
await migrate(store);
const common = { store, clock: Date.now, log: () => {}, live: { documents } };
const app = createApp({
  ...common,
  site: loadSite('dist', {}),
  renderPage: async () => '',
  staff: () => ['office@school.example'],
  origins: [],
  trustProxyHops: 0,
  today: await openToday(common),
  limits: { on: false, secret: 'control' },
  wakeOutbox: () => {},
});

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  response.setHeader('content-type', 'application/json');
  response.end('{"ok":true,"reference":"AAAA-AAAA"}');
  setTimeout(() => {
    void app.request(request.url ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.concat(chunks),
    });
  }, 300);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
});
