import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serviceWorker } from './service-worker-plugin.ts';
import { writeInto } from './write-files.ts';

let client: string;

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'site-'));
  await writeInto(client, 'assets/entry-0a1b.js', 'm');
  await writeInto(client, 'assets/vendor-1.js', 'v'.repeat(200_000));
  await writeInto(client, 'assets/backend-1.js', 'b'.repeat(200_000));
  await writeInto(client, 'assets/font-1.woff2', 'f');
  await writeInto(client, 'assets/room-1.avif', 'r');
  await writeInto(client, 'fees.html', 'Rs. 750');
});
afterEach(() => rm(client, { recursive: true }));

const write = () =>
  serviceWorker(client, {
    scripts: '/assets/entry-0a1b.js',
    started: new Set(['/assets/vendor-1.js']),
    offlinePage: '<h1>You are offline</h1>',
  });

it('lists the scripts and fonts that saved pages need, and no others', async () => {
  const script = await write();
  for (const path of ['/assets/entry-0a1b.js', '/assets/vendor-1.js', '/assets/font-1.woff2'])
    expect(script).toContain(`"${path}"`);
  expect(script).not.toContain('backend-1.js');
  expect(script).not.toContain('room-1.avif');
});

it('saves the timetable, the fees and the contact page', async () => {
  const script = await write();
  for (const path of ['/', '/fees', '/schedule', '/contact'])
    expect(script).toMatch(new RegExp(`"pages":\\[[^\\]]*"${path}"`));
});

it('names the scripts of its build as pages know them', async () => {
  expect(await write()).toContain('"scripts":"/assets/entry-0a1b.js"');
});

it('changes when any page changes', async () => {
  const before = await write();
  expect(await write()).toBe(before);
  await writeInto(client, 'fees.html', 'Rs. 800');
  expect(await write()).not.toBe(before);
});
