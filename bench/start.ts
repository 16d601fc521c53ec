import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * The product on a free port of this machine, with a folder of its own.
 *
 * @param checkout whose build and server; this one's unless named
 */
export async function startServer(dataDir = mkdtempSync(join(tmpdir(), 'bench-')), checkout = '.') {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      OFFICE_PORT: 'off',
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
    },
  });
  return { child, dataDir, origin: `http://127.0.0.1:${await announcedPort(child)}` };
}

function announcedPort(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port) done(port);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => fail(new Error(said)));
  });
}

/**
 * An HTTP/2 front before the server, as any proxy is one. With `withoutScripts` it takes every
 * script out of the pages: what is left is the limit that the site is measured against.
 */
export async function startFront(origin: string, { withoutScripts = false } = {}) {
  const pages = new Map<string, Buffer>();
  const front = createSecureServer(certificate(), async (request, response) => {
    const upstream = await fetch(origin + request.url, {
      method: request.method,
      headers: { 'accept-encoding': 'br' },
    });
    const type = upstream.headers.get('content-type') ?? '';
    const path = request.url ?? '/';
    const cached = pages.get(path) ?? (await body(upstream, type));
    pages.set(path, cached);
    response.writeHead(upstream.status, {
      'content-type': type,
      'cache-control': upstream.headers.get('cache-control') ?? 'no-cache',
      ...(isText(type) && { 'content-encoding': 'br' }),
    });
    response.end(cached);
  });
  return { origin: `https://localhost:${await portOf(front)}`, close: () => front.close() };

  async function body(upstream: Response, type: string): Promise<Buffer> {
    const bytes = Buffer.from(await upstream.arrayBuffer());
    if (!isText(type)) return bytes;
    if (!withoutScripts || !type.startsWith('text/html')) return brotliCompressSync(bytes);
    return brotliCompressSync(bytes.toString().replaceAll(/<script\b[\s\S]*?<\/script>/g, ''));
  }
}

/**
 * Every other site, as far as the browser can tell: an empty page of this machine. The measurement
 * sends nothing elsewhere, and the map's host can not blur it.
 */
export async function startElsewhere() {
  const elsewhere = createSecureServer({ ...certificate(), allowHTTP1: true }, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><html lang="en"><title>Elsewhere</title></html>');
  });
  const port = await portOf(elsewhere);
  const rules = `MAP * 127.0.0.1:${port}, EXCLUDE localhost, EXCLUDE 127.0.0.1`;
  return {
    /** Tells Chrome so. */
    flags: [`--host-resolver-rules=${rules}`, '--ignore-certificate-errors'],
    close: () => elsewhere.close(),
  };
}

/** Listens on a free port. */
async function portOf(server: Http2SecureServer): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

function isText(type: string): boolean {
  return /^(text\/|image\/svg|application\/(json|manifest|xml))/.test(type);
}

function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'front-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const files = ['-subj', '/CN=localhost', '-keyout', key, '-out', cert];
  execFileSync('openssl', [...request, ...files], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
