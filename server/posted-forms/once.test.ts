import { beforeAll, describe, expect, test } from 'vitest';
import { agreedValue } from '#payloads/form-fields.ts';
import { connectionFrom, createTestApp, server, serverForEachTest } from '#test/server-app.ts';
import { anEnquiry, aRegistration } from '#test/server-forms.ts';

// A form posted without scripts has no id. It is stored once, even if the browser reloads, goes
// back, or sends it again because the response was lost.

const HOUR = 3_600_000;

// Loading every page may take longer than a test.
beforeAll(() => import('#app/entry.server.tsx'));

serverForEachTest();

function post(path: string, fields: object, address = '203.0.113.7', { app } = server) {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'subjects') for (const each of value) body.append('subjects-a-level', each);
    else body.append(name, name === 'agreeToTerms' ? agreedValue : value);
  }
  return app.request(
    path,
    { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body },
    connectionFrom(address),
  );
}
const referenceOf = (location: string) => /sent=([A-Z\d]{4}-[A-Z\d]{4})\./.exec(location)?.[1];
const referenceIn = (answer: Response) => referenceOf(answer.headers.get('location') ?? '');
const count = async (table: 'submissions' | 'outbox') =>
  (await server.store.selectFrom(table).select('id').execute()).length;

describe('a duplicate of a form', () => {
  test('gets the same reference, and is stored and mailed once', async () => {
    const first = await post('/register', aRegistration());
    server.pass(60_000);
    // Another connection of the same phone, and the spaces that a keyboard adds.
    const again = await post('/register', aRegistration({ firstName: 'Kasun ' }), '198.51.100.1');
    expect(referenceIn(again)).toBe(referenceIn(first));
    expect(referenceIn(first)).toBeTruthy();
    expect(await count('submissions')).toBe(1);
    expect(await count('outbox')).toBe(3);
  });

  test('is a new form on another day in Colombo', async () => {
    await post('/contact', anEnquiry());
    // 11.30 a.m. there: half past eleven in the evening is the same day, an hour later is not.
    server.pass(12 * HOUR);
    await post('/contact', anEnquiry());
    expect(await count('submissions')).toBe(1);
    server.pass(1 * HOUR);
    await post('/contact', anEnquiry());
    expect(await count('submissions')).toBe(2);
  });
});

test('stores two forms that differ in one field, such as a brother’s', async () => {
  await post('/register', aRegistration());
  await post('/register', aRegistration({ firstName: 'Sahan' }));
  await post('/register', aRegistration({ subjects: ['Physics'] }));
  await post('/contact', anEnquiry());
  expect(await count('submissions')).toBe(4);
});

test('the id reveals nothing about the form without the key', async () => {
  await post('/contact', anEnquiry());
  const other = await createTestApp({
    limits: { on: true, secret: 'another secret of the tests' },
  });
  const [mine] = await server.store.selectFrom('submissions').select('id').execute();
  await post('/contact', anEnquiry(), '203.0.113.7', other);
  const [theirs] = await other.store.selectFrom('submissions').select('id').execute();
  expect(mine?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(theirs?.id).not.toBe(mine?.id);
  await other.close();
});

describe('the page after a post', () => {
  const answerTo = async (path: string, fields: object) => {
    const answer = await post(path, fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return answer.headers.get('location') ?? '';
  };

  test('is requested with GET, so that a reload sends nothing', async () => {
    const location = await answerTo('/register', aRegistration());
    expect(location).toMatch(/^\/register\?sent=[\w.-]+$/);
    // Without the signature, which may contain any of these by chance.
    const said = location.slice(0, location.lastIndexOf('.'));
    for (const value of ['Kasun', 'Fernando', 'kasun', '4321', '2009']) {
      expect(said).not.toContain(value);
    }
    for (let reload = 0; reload < 3; reload += 1) {
      const page = await server.app.request(location);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('Thank you, Kasun');
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.headers.get('referrer-policy')).toBe('strict-origin');
    }
    expect(await count('submissions')).toBe(1);
  });

  test('shows the form’s details for an hour, and then only the reference', async () => {
    const location = await answerTo('/register', aRegistration());
    server.pass(HOUR);
    const html = await (await server.app.request(location)).text();
    expect(html).toContain(`>${referenceOf(location)}<`);
    expect(html).toContain('<dd>Saturday, 21 November 2026, 11.30 a.m.</dd>');
    expect(html).toMatch(/>Thank you<\/h2>/);
    expect(html).not.toContain('Kasun');
    expect(html).not.toContain('Royal College');
  });

  test('is shown while the store is unavailable, and after the submission was erased', async () => {
    const location = await answerTo('/register', aRegistration());
    await server.store.deleteFrom('outbox').execute();
    await server.store.deleteFrom('submissions').execute();
    const reference = `>${referenceOf(location)}<`;
    expect(await (await server.app.request(location)).text()).toContain(reference);
    await server.store.schema.dropTable('outbox').execute();
    await server.store.schema.dropTable('submissions').execute();
    const page = await server.app.request(location);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(reference);
  });

  test('is the empty form when the signature is forged, which is logged', async () => {
    const location = await answerTo('/register', aRegistration());
    const [path] = location.split('.');
    const reference = referenceOf(location);
    const forged = [
      `${path}`,
      `${path}.x.y`,
      location.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      location.replace(reference ?? '', 'AAAA-AAAA'),
      location.replace('/register', '/contact'),
      '/register?sent=',
    ];
    for (const address of forged) {
      const before = server.logged.length;
      const page = await server.app.request(address);
      expect(page.status).toBe(200);
      const html = await page.text();
      expect(html, address).not.toContain('Kasun');
      expect(html, address).toMatch(/<h1>(Register|Contact)<\/h1>/);
      const refused = server.logged.slice(before).find(({ event }) => event === 'link refused');
      expect(refused).toEqual({
        event: 'link refused',
        requestId: expect.any(String),
        link: 'sent',
        reason: 'forged',
      });
    }
  });
});
