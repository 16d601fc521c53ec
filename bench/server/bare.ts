// The least that node:http can do: one answer, read from a file when it starts, to everybody.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const { headers, body } = JSON.parse(readFileSync('answer.json', 'utf8'));
const bytes = Buffer.from(body, 'base64');
const server = createServer({ keepAliveTimeout: 20_000 }, (_, response) => {
  response.writeHead(200, headers).end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
});
