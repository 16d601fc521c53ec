import { expect, test, vi } from 'vitest';
import { anEnquiry } from '#test/server-forms.ts';
import { serveFunction } from './compose.ts';

const SITE = 'https://www.school.example';

/** A function whose database cannot be reached. */
const ask = (init: RequestInit) => {
  const variables = {
    SUPABASE_DB_URL: 'postgres://user@127.0.0.1:1/missing',
    PUBLIC_ORIGIN: SITE,
  };
  const serve = serveFunction('enquiry', variables, () => {});
  return serve(new Request('https://x.example/functions/v1/send-contact-email', init));
};
const posted = {
  method: 'POST',
  headers: { origin: SITE, 'content-type': 'application/json' },
  body: JSON.stringify(anEnquiry()),
};

test('returns 503 without caching when the database is unavailable', async () => {
  const written = vi.spyOn(console, 'log').mockImplementation(() => {});
  const response = await ask(posted);
  expect(response.status).toBe(503);
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await response.json()).error.message).toMatch(/^[A-Z]/);
  expect(written.mock.calls.flat().join()).toContain('"event":"not opened"');
  written.mockRestore();
});

test('answers a preflight while the database is unavailable', async () => {
  const response = await ask({ method: 'OPTIONS', headers: { origin: SITE } });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
});

test('names an invalid setting when the function starts', () => {
  const variables = { TRUST_PROXY_HOPS: 'many' };
  expect(() => serveFunction('enquiry', variables, () => {})).toThrow(/TRUST_PROXY_HOPS/);
});
