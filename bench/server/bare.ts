// The least that node:http can do: the same bytes to everybody.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body = readFileSync('dist/client/about.br');
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': body.byteLength });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
});
