import { expect, test } from 'vitest';
import { readBuildEnv } from '#server/deps/env.ts';
import { contentPolicy, hash } from './csp.ts';

const page = { scripts: ['a()'], styles: ['p{}'] };
const bare = readBuildEnv({});

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values];
    }),
  );
}

test('blocks everything that the page does not need', () => {
  const policy = directives(contentPolicy(page, bare));
  expect(policy['script-src']).toEqual(["'self'", hash('a()')]);
  expect(policy['style-src']).toEqual(["'self'", hash('p{}')]);
  // The page asks whether the map answers before it puts its frame in.
  expect(policy['connect-src']).toEqual(["'self'", 'https://www.openstreetmap.org']);
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'frame-src': ['https://www.openstreetmap.org'],
  });
  expect(contentPolicy(page, bare)).not.toMatch(/unsafe|google|doubleclick/);
});

test('the hash is the one that browsers compute', () => {
  // The example of the Content Security Policy standard, section 2.3.1.
  expect(hash("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

test('another backend may be called', () => {
  const policy = contentPolicy(page, { ...bare, VITE_BACKEND_URL: 'https://abcd.supabase.co' });
  expect(directives(policy)['connect-src']).toEqual([
    "'self'",
    'https://www.openstreetmap.org',
    'https://abcd.supabase.co',
  ]);
});

test("the vendor's hosts are allowed only with an id", () => {
  for (const ids of [
    { VITE_ANALYTICS_ID: 'G-ABCDEFGHIJ' },
    { VITE_CONVERSION_ID: 'AW-123456789/label' },
  ]) {
    const policy = directives(contentPolicy(page, { ...bare, ...ids }));
    expect(policy['script-src']).toContain('https://*.googletagmanager.com');
  }
});
