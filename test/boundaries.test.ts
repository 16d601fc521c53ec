import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Import, importsOf, resolve, specifiersOf } from './imports.ts';

/** The paths of some folders or files of a folder: 'store outbox' of server. */
const of = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}`);

const facts = ['payloads', 'rules', 'content'];
const officeLayers = of('office', 'model format browser api ui chrome');
const serverTypes = ['types:server/deps/log.ts', 'types:server/deps/server-deps.ts'];

/** The same rule for several folders. */
const each = (folders: string[], allowed: string[]) =>
  Object.fromEntries(folders.map((folder) => [folder, allowed]));

/**
 * Import rules. A file belongs to the longest of these paths that it starts with, and may import
 * its own folder, node_modules, and what is in its list ('*' is every folder). 'types:x' allows
 * `import type` only.
 */
const rules: Record<string, string[]> = {
  content: [],
  'content/check': ['content', 'rules'],
  rules: ['content'],
  'rules/calendar': ['content'],
  'rules/timetable': ['rules/calendar', 'content'],
  'rules/fees': ['rules/timetable', 'rules/calendar', 'content'],
  'rules/pages': ['rules/fees', 'rules/timetable', 'rules/calendar', 'content'],
  payloads: ['content', 'rules/calendar', 'rules/timetable'],

  // Composition roots: the table of pages, the site, its router, its document and its two entries.
  'app/pages.ts': ['app/pages', 'content'],
  'app/site.tsx': ['app', 'ui', 'content', 'types:rules'],
  'app/router.tsx': ['app/site.tsx', 'app/pages.ts', 'app/browser', 'ui/location.ts'],
  'app/document.tsx': [
    ...of('app', 'documents.ts chrome browser pages.ts'),
    'rules/pages',
    'content',
  ],
  'app/entry.': ['app', 'ui', ...facts],
  'app/pages': ['app', 'ui', ...facts],
  ...each(of('app', 'chrome timetable fees courses school'), [
    ...of('app', 'documents.ts forms illustrations browser'),
    'ui',
    ...facts,
  ]),
  'app/illustrations': ['ui'],
  'app/forms': ['app/documents.ts', 'ui', 'app/browser', ...facts],
  ui: ['rules/contact'],
  'app/browser': ['types:payloads', 'rules/calendar', 'types:rules', 'types:content'],
  // The other files: the service worker.
  app: ['rules/timetable/today.ts', 'rules', 'content'],

  // The office's page imports only the types of responses from the server. Each layer imports only
  // those above it; the views, at the end, do not import each other.
  'office/model': ['types:server/office', 'rules', 'content'],
  'office/format': ['office/model', 'types:server/office', 'rules', 'content'],
  'office/browser': ['types:rules/calendar'],
  'office/api': [
    ...of('office', 'model browser'),
    ...['types:payloads', 'types:server/office', 'types:rules', 'content'],
  ],
  'office/ui': ['office/model', 'office/format', 'ui', 'types:rules', 'content'],
  'office/chrome': [...officeLayers.slice(0, 5), 'ui', 'rules', 'content'],
  ...each(of('office', 'list submission write-down classes diary figures people sign-in account'), [
    ...officeLayers,
    'ui',
    ...facts,
  ]),
  'office/site': [...officeLayers, 'office/classes', 'ui', 'rules', 'content'],
  office: ['ui', 'app/styles', 'content'],

  'server/main.ts': ['server', 'server/process/serve.ts'],
  'server/process/serve.ts': ['server', 'db', ...facts],
  // It hands the renderer, which a release's build uses too, to the server.
  'server/process/rendering.ts': ['server', 'build', 'rules', 'content'],
  'server/functions': [...serverTypes, ...of('server', 'store outbox http'), ...facts],
  'server/posted-forms': [...of('server', 'functions http store'), ...facts],
  'server/office': [
    ...serverTypes,
    ...of('server', 'publishing store outbox mail http exports.ts'),
    ...facts,
  ],
  'server/publishing': [
    ...serverTypes,
    ...of('server', 'office outbox jobs/job.ts store http'),
    ...['types:build', 'rules', 'content'],
  ],
  // It imports only the types of the built site from the app.
  'server/http': ['types:app/entry.server.tsx', 'rules'],
  'server/outbox': [...serverTypes, 'server/store', ...facts],
  'server/store': ['db', ...facts],
  'server/mail': ['types:server/deps/server-deps.ts', 'server/store', ...facts],
  'server/jobs': [...serverTypes, ...of('server', 'store outbox mail'), ...facts],
  'server/family-pages': [...serverTypes, ...of('server', 'store outbox http'), ...facts],
  'server/staff': [
    ...serverTypes,
    ...of('server', 'store outbox mail deps/env.ts publishing/site-documents.ts exports.ts'),
    ...facts,
  ],
  'server/staff/site-command.ts': ['server', 'rules', 'content'],
  // The staff command is a composition root too, for a terminal.
  'server/staff/staff-command.ts': ['server', ...facts],
  server: ['server', ...facts],

  // Makes the fonts in the repository; no build runs it.
  art: [],
  db: [],
  build: ['app', 'server', ...facts],
  supabase: ['server', 'db', ...facts],
  test: ['*'],
};

/** Only the table of pages imports a page; no module imports the composition roots. */
const neverImported = [
  ...of('app', 'pages entry.'),
  ...of('server', 'main.ts office-main.ts staff/staff-command.ts staff/site-command.ts'),
];

describe('boundaries', () => {
  const folders = 'app art build content db office payloads rules server supabase ui';
  const files = folders
    .split(' ')
    .flatMap((folder) => sourcesIn(folder))
    .filter((file) => !/\.test\.tsx?$/.test(file));
  const imports = files.flatMap((file) => importsOf(file));

  test('finds the files and their imports', () => {
    expect(files.length).toBeGreaterThan(5);
    expect(imports.length).toBeGreaterThan(5);
  });

  test('every import is allowed', () => {
    expect(imports.filter((each) => !isAllowed(each)).map(arrow)).toEqual([]);
  });

  test('imports inside a folder are relative, across folders they begin with #', () => {
    expect(files.flatMap((file) => wrongSpelling(file))).toEqual([]);
  });
});

describe('the rule itself', () => {
  const refused: [string, string][] = [
    ['content/school/school.ts', 'rules/fees/money.ts'],
    ['rules/fees/money.ts', 'payloads/schemas.ts'],
    ['payloads/schemas.ts', 'rules/fees/money.ts'],
    ['app/pages/home/home.tsx', 'server/http/built-site.ts'],
    ['server/http/built-site.ts', 'app/pages.ts'],
    ['app/site.tsx', 'app/pages/home/home.tsx'],
    ['app/router.tsx', 'app/chrome/header.tsx'],
    ['app/chrome/page-links.ts', 'app/pages.ts'],
    ['build/release.ts', 'app/entry.server.tsx'],
    ['app/timetable/timetable-week.tsx', 'app/pages/home/home.tsx'],
    ['ui/button.tsx', 'content/school/school.ts'],
    ['app/forms/enquiry.tsx', 'app/chrome/header.tsx'],
    ['app/browser/call-function.ts', 'payloads/schemas.ts'],
    ['server/functions/enquiry.ts', 'server/mail/staff.ts'],
    ['server/outbox/enqueue.ts', 'server/mail/staff.ts'],
    ['server/app.ts', 'server/main.ts'],
    ['server/office/list/list-routes.ts', 'server/staff/commands.ts'],
    ['server/functions/send-form.ts', 'server/office/office-app.ts'],
    ['build/site.ts', 'app/pages/home/home.tsx'],
    ['office/office.tsx', 'server/office/list/list-routes.ts'],
    ['office/api/queries.ts', 'office/list/list-page.tsx'],
    ['office/format/words.ts', 'office/browser/now.ts'],
    ['office/list/caller.tsx', 'office/submission/submission-page.tsx'],
    ['app/pages/home/home.tsx', 'office/office.tsx'],
    ['server/office/office-app.ts', 'office/office.tsx'],
  ];
  test.each(refused)('%s may not import %s', (from, to) => {
    expect(isAllowed({ from, to, typeOnly: false })).toBe(false);
  });

  test('the office’s page may import the type of a response', () => {
    const known = { from: 'office/api/client.ts', to: 'server/office/office-app.ts' };
    expect(isAllowed({ ...known, typeOnly: true })).toBe(true);
  });

  test('the browser may import the type of a payload', () => {
    const known = { from: 'app/browser/call-function.ts', to: 'payloads/schemas.ts' };
    expect(isAllowed({ ...known, typeOnly: true })).toBe(true);
  });
});

function isAllowed({ from, to, typeOnly }: Import): boolean {
  const home = placeOf(from);
  if (home === undefined) return false;
  if (neverImported.some((path) => isIn(to, path))) {
    if (isIn(to, 'app/pages')) return from === 'app/pages.ts' || home === 'app/pages';
    if (to === 'server/main.ts' && from === 'build/start.ts') return true;
    // Build and server import the types of the built site.
    return typeOnly && (home === 'build' || home === 'server/http');
  }
  if (isIn(to, home) || isShared(from, to)) return true;
  return (rules[home] ?? []).some((allowed) => {
    if (allowed.startsWith('types:')) return typeOnly && isIn(to, allowed.slice(6));
    return allowed === '*' || isIn(to, allowed);
  });
}

/** All of app may import the version's documents, styles, fonts and pictures. */
function isShared(from: string, to: string): boolean {
  if (!isIn(from, 'app') || !isIn(to, 'app')) return false;
  return to === 'app/documents.ts' || !/\.tsx?$/.test(to);
}

function placeOf(file: string): string | undefined {
  return Object.keys(rules)
    .filter((path) => isIn(file, path))
    .sort((a, b) => b.length - a.length)[0];
}

function isIn(file: string, path: string): boolean {
  return file === path || file.startsWith(path.endsWith('.') ? path : `${path}/`);
}

function arrow({ from, to }: Import): string {
  return `${from} -> ${to}`;
}

function sourcesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.m?tsx?$/.test(entry.name))
    .map((entry) => relative('.', join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('node_modules') && !file.endsWith('.d.ts'));
}

function wrongSpelling(file: string): string[] {
  const folder = file.split('/')[0];
  return specifiersOf(file)
    .filter(({ specifier }) => {
      const to = resolve(file, specifier);
      if (to === undefined) return false;
      const crosses = to.split('/')[0] !== folder;
      return crosses && !specifier.startsWith('#');
    })
    .map(({ specifier }) => `${file}: ${specifier}`);
}
