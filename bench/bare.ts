// The least that node:http can do: it answers GET with one page, compressed once, and POST once the
// body is appended to a file and on the disk.
import { existsSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

const page = existsSync('page.html') ? readFileSync('page.html') : '';
const body = gzipSync(page);
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'gzip',
  'content-length': body.length,
};
const forms = await open('forms.txt', 'a');

async function store(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await forms.appendFile(await buffer(request));
  await forms.sync();
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
}

const server = createServer((request, response) => {
  if (request.method === 'POST') void store(request, response);
  else response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
});
