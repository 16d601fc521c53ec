import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { variables } from '#server/deps/env.ts';
import { severities } from '#server/deps/log.ts';
import { PICTURE_LIMIT } from '#server/office/site/picture-routes.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { importsOf, specifiersOf } from './imports.ts';

// No other test runs the files of deploy/ and the commands in the documents, so they are compared
// with the code.

const read = (file: string) => readFileSync(file, 'utf8');
const manifest: {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
} = JSON.parse(read('package.json'));

describe('the environment', () => {
  const known = new Set([
    ...Object.keys(variables.entries),
    ...['app/browser/call-function.ts', 'supabase/edge.ts'].flatMap(namedIn),
    // Node's own.
    'NODE_COMPILE_CACHE',
    'NODE_ENV',
    // cron's and glibc's own.
    'MAILTO',
    'MALLOC_ARENA_MAX',
  ]);
  const samples = readdirSync('deploy').map((name) => join('deploy', name));

  test.each([...samples, 'docs/operations.md', 'docs/deploy.md'])(
    '%s names only variables that the product reads',
    (file) => {
      const unknown = [...read(file).matchAll(/\b([A-Z][A-Z_]{3,})=/g)]
        .map(([, name = '']) => name)
        .filter((name) => !known.has(name));
      expect(unknown).toEqual([]);
    },
  );

  test('docs/operations.md has each variable, and no other', () => {
    const table = read('docs/operations.md').match(/^\| `.*/gm) ?? [];
    const listed = table.flatMap((row) => row.split('|')[1]?.match(/\b[A-Z][A-Z_]+\b/g) ?? []);
    const inPages = namedIn('app/browser/call-function.ts').filter((name) => /^VITE_/.test(name));
    const inCode = new Set([...Object.keys(variables.entries), ...inPages]);
    expect(listed.toSorted()).toEqual([...inCode].toSorted());
  });

  test('the unit and the staff command use the same data', () => {
    const [unit] = /DATA_DIR=\S+/.exec(read('deploy/school.service')) ?? [];
    expect(unit).toBeTruthy();
    expect(read('deploy/staff')).toContain(unit);
  });
});

describe('what is logged', () => {
  test('by systemd about the staff command does not contain its arguments', async () => {
    // A systemd-run that prints its arguments.
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
    const given = execFileSync('deploy/staff', ['erase', 'family@example.com'], {
      env: { PATH: `${folder}:${process.env.PATH}` },
      encoding: 'utf8',
    }).split('\n');
    const descriptions = given.filter((line) => line.startsWith('--description='));
    // Without a description systemd logs the whole command line.
    expect(descriptions).toEqual(['--description=Staff command of the school']);
    expect(given.slice(-3)).toEqual(['erase', 'family@example.com', '']);
  });

  test('is explained in docs/operations.md by the names of the events', () => {
    const [, chapter = ''] = read('docs/operations.md').split(/^## Log$/m);
    const [section = ''] = chapter.split(/^## /m);
    const explained = [...section.matchAll(/^- `([^`]+)`/gm)].map(([, event = '']) => event);
    expect(explained.length).toBeGreaterThan(5);
    expect(explained.filter((event) => !Object.hasOwn(severities, event))).toEqual([]);
  });

  test('by the proxies contains no query and no referrer', () => {
    const caddy = read('deploy/Caddyfile');
    const [, hidden = ''] = /request>uri regexp (\S+) ""/.exec(caddy) ?? [];
    const logged = (uri: string) => uri.replace(new RegExp(hidden), '');
    expect(logged('/functions/v1/called?id=x')).toBe('/functions/v1/called');
    expect(logged('/submissions/K7QF-29XM')).not.toContain('K7QF');
    expect(logged('/api/submissions/K7QF-29XM')).not.toContain('K7QF');
    expect(logged('/preview/a-key/about')).not.toContain('a-key');
    expect(caddy).toContain('request>headers>Referer delete');
    // The proxy may answer a signed link itself.
    expect(caddy).toMatch(/handle_errors \{[^}]*header Referrer-Policy no-referrer/);
    const away = read('deploy/nginx.conf').split('location @away')[1] ?? '';
    expect(away).toContain('add_header Referrer-Policy no-referrer always;');
  });
});

test('the office behind nginx takes the largest photo and logs no address', () => {
  const sample = read('deploy/nginx-office.conf');
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(sample) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(PICTURE_LIMIT);
  const [, format = ''] = /log_format office '([^']+)'/.exec(sample) ?? [];
  expect(format).not.toBe('');
  expect(format).not.toMatch(/\$(request|uri|request_uri|args|http_\w+)\b(?!_method)/);
  expect(sample).toContain('access_log /var/log/nginx/office.log office;');
});

test('Caddy leaves the limits of a body to the server, and repeats no form without its body', () => {
  const caddy = read('deploy/Caddyfile');
  expect(caddy).not.toMatch(/read_body|request_body/);
  const repeated = caddy.match(/reverse_proxy[^}]*lb_try_duration/g);
  expect(repeated).toHaveLength(1);
  expect(repeated?.[0]).toMatch(/^reverse_proxy @pages /);
  expect(caddy).toContain('@pages method GET HEAD\n');
});

test('systemd signals the first process alone, and does not stop it for a child out of memory', () => {
  const unit = read('deploy/school.service');
  expect(unit).toContain('\nKillMode=mixed\n');
  expect(unit).toContain('\nOOMPolicy=continue\n');
});

test('nginx passes on the header with the date of today’s changes', () => {
  expect(read('deploy/nginx.conf')).toContain('proxy_pass_header Date;');
});

test.each(['deploy/Caddyfile', 'deploy/nginx.conf'])(
  '%s does not ask visitors to reload a form that may have arrived',
  (file) => {
    expect(read(file)).toContain('go back to the form and send it again: it counts once');
    expect(read(file)).not.toMatch(/\breload/i);
  },
);

describe('the image', () => {
  const [, ...stages] = read('deploy/Dockerfile').split(/^FROM /m);
  const last = stages.at(-1) ?? '';
  const copied = [...last.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  );
  const needed = reachable([
    'server/main.ts',
    'server/staff/staff-command.ts',
    'server/staff/site-command.ts',
    // A thread of the server.
    'build/render-worker.ts',
  ]);

  test('contains all files that the server and its commands import, and copies no missing file', () => {
    expect(needed.length).toBeGreaterThan(50);
    const missing = [...needed, 'app/styles/tokens.css'].filter(
      (file) => !copied.some((source) => file === source || file.startsWith(`${source}/`)),
    );
    expect(missing).toEqual([]);
    expect(copied.filter((source) => !existsSync(source))).toEqual([]);
  });

  test('copies every file that is needed', () => {
    const kept = read('.dockerignore')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(kept).toContain('data');
    const sources = [...copied, 'package.json', 'package-lock.json'];
    expect(sources.filter((source) => kept.includes(source))).toEqual([]);
  });

  test('installs the packages that these files import', () => {
    const packages = needed
      .flatMap((file) => specifiersOf(file))
      .filter(({ specifier, typeOnly }) => !typeOnly && /^[@a-z]/.test(specifier))
      .map(({ specifier }) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier)
      .filter((name) => !/^(node|virtual):/.test(name));
    expect(packages).toContain('hono');
    expect(packages.filter((name) => !manifest.dependencies[name])).toEqual([]);
  });
});

test('npm rebuild links every optional Node package', () => {
  const [npm, rebuild, ...names] = manifest.scripts.postinstall?.split(' ') ?? [];
  expect([npm, rebuild]).toEqual(['npm', 'rebuild']);
  expect(names).toEqual(Object.keys(manifest.optionalDependencies));
});

function namedIn(file: string): string[] {
  return read(file).match(/\b[A-Z]+_[A-Z_]+\b/g) ?? [];
}

/** All files of the project that these load, and themselves. */
function reachable(files: string[]): string[] {
  const found = new Set(files);
  for (const file of found)
    if (/\.tsx?$/.test(file))
      for (const { to, typeOnly } of importsOf(file)) if (!typeOnly) found.add(to);
  return [...found];
}
