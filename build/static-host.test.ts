import { describe, expect, test } from 'vitest';
import { sitePaths } from '#content/pages/paths.ts';
import { commonHeaders } from '#server/http/headers.ts';
import { headersFile, redirectsFile, robots, sitemap } from './static-host.ts';

test('a static host is told the cache rules and each policy', () => {
  const page = { file: 'x', type: 'text/html', etag: '"1"', encodings: [], immutable: false };
  const headers = headersFile({
    files: { '/': { ...page, csp: 'a' }, '/404': { ...page, csp: 'b' }, '/robots.txt': page },
    notFound: '/404',
  });
  expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(headers).toContain('\n/\n  Content-Security-Policy: a\n');
  expect(headers).not.toContain('robots');
});

describe('the policy on a static host', () => {
  const page = { file: 'x.html', type: 'text/html', etag: '""', encodings: [], immutable: false };
  const policy = (name: string) =>
    `default-src 'none'; script-src 'self' 'sha256-${name}-script'; style-src 'self' 'sha256-${name}-style'; frame-ancestors 'none'`;
  const headers = (origin = 'http://localhost:3000') =>
    headersFile(
      {
        files: {
          '/': { ...page, csp: policy('home') },
          '/register': { ...page, csp: policy('register') },
          '/404': { ...page, csp: policy('404') },
        },
        notFound: '/404',
      },
      origin,
    );
  /** The policies that a path is answered with: hosts join those of all blocks that fit. */
  const policiesOf = (path: string) =>
    headers()
      .split(/\n(?=\/)/)
      .filter((block) => {
        const pattern = block.split('\n')[0] ?? '';
        return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
      })
      .flatMap((block) => /Content-Security-Policy: (.*)/.exec(block)?.[1] ?? []);

  test.each(['/register', '/register/', '/register.html'])('covers %s as its page', (path) => {
    expect(policiesOf(path)).toContain(policy('register'));
  });

  test('covers what is not there, by an inline script’s hash and no other', () => {
    for (const path of ['/no-such-page', '/a/b', '/404/']) {
      const [shared = ''] = policiesOf(path);
      const scripts = /script-src ([^;]*)/.exec(shared)?.[1];
      expect(scripts).toBe(
        "'self' 'sha256-home-script' 'sha256-register-script' 'sha256-404-script'",
      );
      expect(shared).toContain("default-src 'none'");
      expect(shared).toContain("frame-ancestors 'none'");
    }
  });

  test('takes nothing from a page where a host joins both', () => {
    const [shared = '', own = ''] = policiesOf('/register');
    for (const directive of own.split('; ')) {
      const [name = '', ...values] = directive.split(' ');
      const allowed = new RegExp(`${name} ([^;]*)`).exec(shared)?.[1]?.split(' ') ?? [];
      for (const value of values) {
        expect(allowed.includes(value) || allowed.includes("'unsafe-inline'")).toBe(true);
      }
    }
  });

  test('stands among the headers that our own server sends', () => {
    for (const origin of ['https://www.school.lk', 'http://localhost:3000']) {
      for (const [name, value] of Object.entries(commonHeaders(origin))) {
        expect(headers(origin)).toContain(`  ${name}: ${value}\n`);
      }
    }
  });

  test('that is too long for a line fails the build', () => {
    const csp = `script-src ${"'sha256-x' ".repeat(300)}`;
    expect(() => headersFile({ files: { '/404': { ...page, csp } }, notFound: '/404' })).toThrow(
      'too long',
    );
  });
});

test('a static host is told what mistyped addresses mean, and never to go in a circle', () => {
  const rules = redirectsFile(['/', '/about', '/programs/a-level-physics']).trim().split('\n');
  for (const spelt of ['/about/', '/About', '/About/', '/ABOUT'])
    expect(rules).toContain(`${spelt} /about 308`);
  expect(rules).toContain('/Programs/A-Level-Physics /programs/a-level-physics 308');
  for (const rule of rules) {
    const [from, to] = rule.split(' ');
    expect(from).not.toBe(to);
  }
});

test('the sitemap lists every page and nothing else', () => {
  const listed = [...sitemap('https://school.lk').matchAll(/<loc>(.*)<\/loc>/g)].map(
    ([, url]) => url,
  );
  expect(listed).toEqual(sitePaths.map((path) => `https://school.lk${path}`));
  expect(robots('https://school.lk')).toContain('Sitemap: https://school.lk/sitemap.xml');
});

test('the sitemap has the day of a page’s last change where it is known', () => {
  const text = sitemap('https://school.lk', { '/fees': '2026-11-22' });
  expect(text).toContain(
    '<url><loc>https://school.lk/fees</loc><lastmod>2026-11-22</lastmod></url>',
  );
  expect(text.match(/<lastmod>/g)).toHaveLength(1);
});
