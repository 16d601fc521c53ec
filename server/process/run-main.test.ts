import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readEnv } from '#server/deps/env.ts';
import { staffLinkMaker } from '#server/family-pages/signed-links.ts';
import { documents } from '#test/documents.ts';
import { writeTestSite } from '#test/server-site.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { linkOrigins, listen, loadBuilt, startLines } from './run-main.ts';

const SMTP = { SMTP_URL: 'smtp://mail.school.lk', MAIL_FROM: 'a@b.lk', MAIL_TO: 'a@b.lk' };
const OFFICE = 'http://localhost:3001';

describe('links in mails', () => {
  test.each([{}, { ...SMTP, SMTP_URL: 'smtp://127.0.0.1:2525' }])(
    'lead to this machine while the site is tried on it, %j',
    (env) => {
      expect(linkOrigins(documents, readEnv(env), 3000, OFFICE)).toEqual({
        site: 'http://localhost:3000',
        office: OFFICE,
      });
    },
  );

  test('are left out when they could not be opened from a mailbox', () => {
    const origins = linkOrigins(documents, readEnv(SMTP), 3000, OFFICE);
    expect(origins).toEqual({ site: undefined, office: undefined });
    const links = staffLinkMaker(origins.site, 'secret', Date.now, origins.office);
    expect(links({ id: 'x', hold: 'spam', state: 'new', reference: 'K7QF-29XM' })).toEqual({});
  });

  test('lead to the configured site, and to the office only if it has an origin', () => {
    const site = { ...SMTP, PUBLIC_ORIGIN: 'https://www.school.lk' };
    expect(linkOrigins(documents, readEnv(site), 3000, OFFICE)).toEqual({
      site: 'https://www.school.lk',
      office: undefined,
    });
    const both = { ...site, OFFICE_ORIGIN: 'https://office.school.lk' };
    expect(linkOrigins(documents, readEnv(both), 3000, both.OFFICE_ORIGIN).office).toBe(
      both.OFFICE_ORIGIN,
    );
  });

  test('that are missing are named at the start', () => {
    expect(startLines(documents, readEnv(SMTP), 3000).join('\n')).toContain(
      '(mails contain no links)',
    );
  });
});

describe('an address at which a server cannot listen', () => {
  test.each([
    ['', '203.0.113.9'],
    ['', 'no-such-host.invalid'],
    ['OFFICE_', '127.0.0.1.1'],
  ] as const)('is named by its variable, %sHOST %s', async (prefix, host) => {
    const named = new RegExp(`^${prefix}HOST must be an address of this machine`);
    await expect(listen(createServer(), 0, host, prefix)).rejects.toThrow(named);
  });

  test('has a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    await expect(listen(createServer(), port, '127.0.0.1')).rejects.toThrow(
      `Port ${port} is in use: set PORT to another one.`,
    );
  });
});

test.each(['site.json', 'client'])('a built site whose %s is damaged', (part) => {
  const folder = temporaryFolder();
  writeTestSite(folder);
  expect(loadBuilt(folder, {})).toBeDefined();
  rmSync(join(folder, part), { recursive: true });
  if (part === 'site.json') writeFileSync(join(folder, part), '{"files":');
  expect(() => loadBuilt(folder, {})).toThrow(
    /^The built pages in .* are incomplete .*npm run build/,
  );
});
