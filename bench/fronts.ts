import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * An HTTP/2 reverse proxy in front of the server. With `withoutScripts` it removes every script from
 * the pages: those are the plain HTML that the site is compared with.
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

/** Answers for every other host with an empty page, so that nothing is sent to the internet. */
export async function startElsewhere() {
  const elsewhere = createSecureServer({ ...certificate(), allowHTTP1: true }, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><html lang="en"><title>Elsewhere</title></html>');
  });
  const port = await portOf(elsewhere);
  const rules = `MAP * 127.0.0.1:${port}, EXCLUDE localhost, EXCLUDE 127.0.0.1`;
  return {
    /** Chrome's switches that send every other host here. */
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
