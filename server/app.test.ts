import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createTestApp, server, serverForEachTest, type TestApp } from '#test/server-app.ts';
import { anEnquiry } from '#test/server-forms.ts';
import { createApp } from './app.ts';

const SCHOOL = 'https://www.school.example';

serverForEachTest();

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.request(path, { headers });

test.each([
  ['/healthz', 'GET, HEAD'],
  ['/functions/v1/mine', 'GET, HEAD, POST'],
  ['/functions/v1/teacher', 'GET, HEAD'],
  ['/functions/v1/called', 'GET, HEAD, POST'],
  ['/functions/v1/today', 'GET, HEAD, OPTIONS'],
  ['/functions/v1/send-contact-email', 'POST, OPTIONS'],
  ['/about', 'GET, HEAD'],
  ['/register', 'GET, HEAD, POST'],
  ['/assets/root-1a2b.js', 'GET, HEAD'],
])('%s answers other methods 405', async (path, allow) => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
    const { status, headers } = await server.app.request(path, { method });
    if (allow.includes(method)) expect(status).not.toBe(405);
    else expect([method, status, headers.get('allow')]).toEqual([method, 405, allow]);
  }
});

describe('the site', () => {
  test('is sent compressed, with an ETag of its own for each encoding', async () => {
    const plain = await get('/about');
    const br = await get('/about', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/about', { 'accept-encoding': 'gzip, br;q=0' });
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toContain('About');
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toContain('About');
    expect(await plain.text()).toContain('About');
    const tags = [plain, br, gzip].map((response) => response.headers.get('etag'));
    expect(new Set(tags).size).toBe(3);
    for (const response of [plain, br, gzip]) {
      expect(response.headers.get('vary')).toBe('accept-encoding');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
    expect(br.headers.get('content-encoding')).toBe('br');
  });

  test('answers 304 when the browser has the file', async () => {
    const encoding = { 'accept-encoding': 'br' };
    const etag = (await get('/about', encoding)).headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const response = await get('/about', { ...encoding, 'if-none-match': known });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
      expect(response.headers.get('etag')).toBe(etag);
    }
    expect((await get('/about', { 'if-none-match': etag })).status).toBe(200);
  });

  test('lets browsers cache hashed assets for ever', async () => {
    const response = await get('/assets/root-1a2b.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/functions/v1/nowhere', '/About/', '/healthz'])(
    'lets no one store %s',
    async (path) => {
      expect((await get(path)).headers.get('cache-control')).toBe('no-store');
    },
  );

  test.each(['/nowhere', '/nowhere/', '/404', '/404/', '/%zz', '/healthz/x'])(
    '%s is the not-found page with status 404',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<h1>404</h1>');
    },
  );

  test.each([
    ['/about/', '/about'],
    ['/About', '/about'],
    ['/ABOUT//?from=%2Fmail', '/about?from=%2Fmail'],
    ['//about', '/about'],
    ['/about%20', '/about'],
    ['/about)', '/about'],
    ['/about%22.', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
  ])('%s leads to %s for good', async (written, meant) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await server.app.request(`${SCHOOL}${written}`, { method });
      expect(response.status).toBe(308);
      expect(response.headers.get('location')).toBe(meant);
    }
  });

  test('answers HEAD without a body', async () => {
    const response = await server.app.request('/about', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await response.text()).toBe('');
  });
});

describe('headers', () => {
  test('of every response are safe and name no version', async () => {
    const answers = [
      await get('/about'),
      await get('/nowhere'),
      await get('/healthz'),
      await get('/functions/v1/send-contact-email'),
      await get('/functions/v1/called'),
      await server.post('send-contact-email', anEnquiry()),
      await server.app.request('/contact', { method: 'POST' }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toMatch(
        /^(strict-origin-when-cross-origin|no-referrer)$/,
      );
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("object-src 'none'");
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
      expect(headers.has('server')).toBe(false);
      expect(headers.has('x-powered-by')).toBe(false);
      expect(headers.has('strict-transport-security')).toBe(false);
    }
  });

  test('let the service worker fetch the files that it saves', async () => {
    const { headers } = await get('/assets/root-1a2b.js');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
  });

  test('ask for TLS for a year when the site has it', async () => {
    const secure = await createTestApp({ origins: [SCHOOL] });
    const response = await secure.app.request('/healthz');
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
    await secure.close();
  });
});

test('one warning names a proxy that is not configured', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (let visit = 0; visit < 3; visit += 1) await server.app.request('/about', { headers });
  const warned = server.logged.filter(({ event }) => event === 'proxy not trusted');
  expect(warned).toHaveLength(1);
  expect(warned[0]?.reason).toContain('TRUST_PROXY_HOPS');
});

describe('CORS', () => {
  const preflight = (app: TestApp, origin: string) =>
    app.app.request('http://127.0.0.1:3000/functions/v1/send-contact-email', {
      method: 'OPTIONS',
      headers: {
        origin,
        host: '127.0.0.1:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
      },
    });

  test('accepts exactly the configured origins, and allows the four headers', async () => {
    const app = await createTestApp({ origins: [SCHOOL, 'http://localhost:5173'] });
    for (const origin of [SCHOOL, 'http://localhost:5173']) {
      const response = await preflight(app, origin);
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(response.headers.get('access-control-allow-headers')?.split(',').sort()).toEqual([
        'apikey',
        'authorization',
        'content-type',
        'x-client-info',
      ]);
      const posted = await app.post('send-contact-email', anEnquiry(), { headers: { origin } });
      expect(posted.status).toBe(200);
      expect(posted.headers.get('access-control-allow-origin')).toBe(origin);
      expect(posted.headers.get('vary')).toContain('Origin');
      // Refusals can be read by the page, too.
      const refused = await app.post('send-contact-email', {}, { headers: { origin } });
      expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
    }
    const foreign = [
      'https://evil.example',
      'http://www.school.example',
      `${SCHOOL}.evil.example`,
      `${SCHOOL}:8443`,
      'http://127.0.0.1:3000',
      'null',
    ];
    for (const origin of foreign) {
      for (const response of [
        await preflight(app, origin),
        await app.post('send-contact-email', anEnquiry(), { headers: { origin } }),
      ]) {
        expect(response.status, origin).toBe(403);
        expect(response.headers.has('access-control-allow-origin')).toBe(false);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    }
    await app.close();
  });

  test('accepts the origin of the Host header when none is configured, with or without TLS', async () => {
    for (const origin of ['http://127.0.0.1:3000', 'https://127.0.0.1:3000']) {
      const response = await preflight(server, origin);
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    }
    expect((await preflight(server, 'http://127.0.0.1:3001')).status).toBe(403);
    expect((await preflight(server, SCHOOL)).status).toBe(403);
  });
});

describe('healthz', () => {
  test('counts pending mails and held submissions', async () => {
    await server.post('send-contact-email', anEnquiry());
    await server.post('send-contact-email', { ...anEnquiry(), website: 'x' });
    server.pass(90_000);
    expect(await (await get('/healthz')).json()).toEqual({
      ok: true,
      outbox: { due: 2, dead: 0, oldestSeconds: 90 },
      held: 1,
    });
  });

  test('checks with a write that the store works, but not at every request', async () => {
    let writes = 0;
    const { store } = server;
    const counted = new Proxy(store, {
      get: (target, name) => {
        if (name === 'transaction') writes += 1;
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const app = createApp({ ...server.deps, store: counted });
    const ask = async () => (await app.request('/healthz')).status;
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200]);
    expect(writes).toBe(1);
    for (let seconds = 0; seconds < 60; seconds += 1) {
      server.pass(1000);
      expect(await ask()).toBe(200);
    }
    expect(writes).toBe(3);
  });
});
