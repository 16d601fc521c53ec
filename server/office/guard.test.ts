import { beforeEach, describe, expect, test } from 'vitest';
import { readLog } from '#server/store/office/office-history.ts';
import {
  apiRoutes,
  desk,
  ORIGIN,
  office,
  officeForEachTest,
  type Sending,
} from '#test/server-office.ts';

let reference: string;
officeForEachTest();
beforeEach(async () => {
  reference = await office.registration();
});

/** What begins a session. */
const open = [
  'POST /api/sign-in',
  'POST /api/session',
  'POST /api/session/passkey/options',
  'POST /api/session/passkey',
];
/** Every other address of the API, and some that it does not have. */
const addresses = () => [
  ...apiRoutes()
    .filter((route) => !open.includes(route))
    .map((route) => route.replaceAll(/:\w+/g, reference)),
  ...['GET /api', 'GET /api/', 'GET /api/unknown', 'POST /api/unknown'],
];
const changing = () => [...addresses(), ...open].filter((address) => !address.startsWith('GET'));
const request = (address: string, sending: Sending) => {
  const [method = '', path = ''] = address.split(' ');
  const body = method === 'GET' ? undefined : { email: 'desk@school.example' };
  return office.ask(method, path, { body, ...sending });
};

const at = (path: string) => path.replace('REF', reference);
const everything = () =>
  office.site.store.selectFrom('submissions').select(['state', 'hold', 'fields']).execute();

async function isSentence(response: Response): Promise<void> {
  expect(await response.json()).toEqual({
    error: { message: expect.stringMatching(/^[A-Z].*\.$/) },
  });
}

test('every address is 401 without a session', async () => {
  const before = await everything();
  for (const address of addresses()) {
    for (const sending of [{}, { origin: null }, { cookie: '__Host-office=forged' }]) {
      const response = await request(address, sending);
      expect(response.status, address).toBe(401);
      await isSentence(response);
    }
  }
  expect(await everything()).toEqual(before);
});

test('every change from another page is 403', async () => {
  const { cookie } = desk;
  const before = await everything();
  const others = ['https://evil.example', 'null', 'http://office.school.example', `${ORIGIN}:8443`];
  for (const address of changing()) {
    for (const origin of [...others, null]) {
      const response = await request(address, { cookie, origin });
      expect(response.status, address).toBe(403);
      await isSentence(response);
    }
  }
  const event = { event: 'request refused', reason: 'foreign origin', status: 403 };
  expect(office.logged).toContainEqual(event);
  expect(await everything()).toEqual(before);
  expect(await office.codeMails()).toEqual([]);
});

describe('a page of a neighbouring host', () => {
  test('is rejected at every address', async () => {
    for (const address of addresses()) {
      for (const site of ['same-site', 'cross-site']) {
        const headers = { 'sec-fetch-site': site };
        const response = await request(address, { cookie: desk.cookie, headers });
        expect(response.status, address).toBe(403);
        await isSentence(response);
      }
    }
    expect((await readLog(office.site.store)).map(({ what }) => what)).toEqual([]);
  });

  test('is not our own page, or an address that was typed', async () => {
    for (const site of ['same-origin', 'none']) {
      const { status } = await desk.get('/api/submissions', { 'sec-fetch-site': site });
      expect(status).toBe(200);
    }
  });
});

describe('a name that is not the office’s', () => {
  test.each([
    'evil.example',
    'office.school.example.evil.example',
    'office.school.example:81',
    '%',
  ])('gets nothing: %s', async (host) => {
    for (const path of ['/', '/api/session', '/assets/x.js']) {
      const response = await office.ask('GET', path, { headers: { host } });
      expect(response.status).toBe(421);
    }
  });

  test.each(['office.school.example', 'OFFICE.school.example', 'localhost:3001', '127.0.0.1'])(
    'is not %s',
    async (host) => {
      const response = await office.ask('GET', '/api/session', { headers: { host } });
      expect(response.status).toBe(401);
    },
  );
});

describe('a change', () => {
  test('from a page that the browser calls same-origin is accepted without an Origin', async () => {
    const { status } = await office.ask('POST', at('/api/submissions/REF/notes'), {
      cookie: desk.cookie,
      origin: 'null',
      body: { text: 'A note' },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(status).toBe(200);
  });
});

describe('a body', () => {
  test('must be JSON, except for pictures', async () => {
    const withBody = changing().filter((address) => address !== 'POST /api/site/pictures');
    for (const address of withBody) {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
      ]) {
        const headers = { 'content-type': type };
        const response = await request(address, { cookie: desk.cookie, headers });
        expect(response.status, address).toBe(415);
        await isSentence(response);
      }
    }
  });

  test('with a charset is JSON all the same', async () => {
    const response = await office.ask('POST', at('/api/submissions/REF/notes'), {
      cookie: desk.cookie,
      body: { text: 'A note' },
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
    expect(response.status).toBe(200);
  });

  test('of more than 64 KB is rejected, with or without a length', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(70_000) });
    const announced: Record<string, string> = { 'content-length': String(body.length) };
    for (const headers of [{}, announced]) {
      const response = await office.ask('POST', at('/api/submissions/REF/notes'), {
        cookie: desk.cookie,
        body,
        headers,
      });
      expect(response.status).toBe(413);
      await isSentence(response);
    }
  });
});

describe('a value of another type', () => {
  const registration = { id: crypto.randomUUID(), kind: 'registration', channel: 'phone' };
  const closure = { from: '2027-03-01', to: null, levels: ['o-level'], kind: 'holiday' };

  test.each<[string, string, object, RegExp]>([
    ['POST', '/api/submissions/REF/state', { state: 'called', was: 'new', undo: 1 }, /^'undo' has/],
    ['POST', '/api/submissions/REF/register', { fields: {}, curriculum: 1 }, /^'curriculum' has/],
    ['POST', '/api/submissions', { ...registration, fields: {}, curriculum: [] }, /^'curriculum'/],
    ['POST', '/api/closures', { ...closure, replaces: {} }, /^'replaces' has/],
    ['POST', '/api/submissions/REF/state', { state: 'called' }, /^'was' is needed/],
    ['POST', '/api/site/publish', {}, /^'revisions' is needed/],
  ])('%s %s %j is named in a sentence', async (method, path, body, message) => {
    const response = await office.ask(method, at(path), { cookie: desk.cookie, body });
    expect(response.status).toBe(422);
    const { error } = (await response.json()) as { error: { message: string } };
    expect(error.message).toMatch(message);
    expect(error.message).toMatch(/^[^:]*\.$/);
  });

  test('in the address of a page of the list does not call it missing', async () => {
    const { status, json } = await desk.get('/api/submissions?cursor={}');
    expect([status, json.error.message]).toEqual([422, expect.stringMatching(/^This page of/)]);
  });
});

test('every address answers other methods 405', async () => {
  const routes = [...apiRoutes(), 'GET /documents.json', 'GET /diary'].map((route) => {
    const [method = '', path = ''] = route.split(' ');
    return { method, path, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) };
  });
  for (const { path } of routes) {
    const at = path.replaceAll(/:\w+/g, reference);
    const own = routes.filter(({ pattern }) => pattern.test(at)).map(({ method }) => method);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      if (own.includes(method)) continue;
      const response = await office.ask(method, at, { cookie: desk.cookie });
      expect(response.status, `${method} ${path}`).toBe(405);
      const allowed = response.headers.get('allow')?.split(', ');
      expect(allowed).toEqual(expect.arrayContaining(own));
      if (path.startsWith('/api/')) await isSentence(response);
    }
  }
});

describe('every answer', () => {
  test.each(['/', '/api/session', '/api/submissions', '/api/unknown', '/nothing'])(
    'of %s is not cached or indexed',
    async (path) => {
      for (const cookie of [desk.cookie, undefined]) {
        const { headers } = await office.ask('GET', path, { cookie });
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('x-robots-tag')).toContain('noindex');
        expect(headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(headers.get('content-security-policy')).not.toContain('unsafe');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('x-frame-options')).toBe('DENY');
        expect(headers.get('referrer-policy')).toBe('same-origin');
        expect(headers.get('access-control-allow-origin')).toBeNull();
      }
    },
  );

  test('is logged by its route, and nothing personal with it', async () => {
    await desk.get(`/api/submissions/${reference}`);
    await desk.get('/api/submissions?q=kasun');
    await desk.get('/kasun@example.com');
    const log = JSON.stringify(office.logged);
    expect(log).toContain('/api/submissions/:reference');
    for (const personal of [reference, 'kasun', '@', '203.0.113']) {
      expect(log).not.toContain(personal);
    }
  });
});

describe('a store that fails', () => {
  test('is 503 with a sentence, and a bug is 500', async () => {
    const { store } = office.site;
    await store.destroy();
    for (const address of addresses()) {
      const response = await request(address, { cookie: desk.cookie });
      expect(response.status, address).toBe(503);
      await isSentence(response);
    }
    const asked = await office.ask('POST', '/api/sign-in', { body: { email: 'a@b.example' } });
    expect(asked.status).toBe(503);
  });
});
