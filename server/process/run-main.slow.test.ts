import { once } from 'node:events';
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import getTlsOptions from 'smtp-server/lib/tls-options.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrate } from '#server/store/migrate.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { newDatabase } from '#test/server-on-postgres.ts';
import { place, placeForEachTest, start } from '#test/server-place.ts';
import { runToEnd } from '#test/server-process.ts';

placeForEachTest();

/** Starts the server, which must fail; returns what it printed. */
async function refusal(env: Record<string, string> = {}): Promise<string> {
  const { code, stdout, stderr } = await runToEnd(place, 'server/main.ts', [], {
    PORT: '0',
    HOST: '127.0.0.1',
    OFFICE_PORT: 'off',
    ...env,
  });
  expect([code, stdout]).toEqual([1, '']);
  // Sentences, and no stack trace.
  expect(stderr).toMatch(/^[^\n]+\.\n$/);
  return stderr;
}

describe('a variable that cannot work stops the start with a sentence', () => {
  test.each([
    ['PORT', { PORT: 'http' }],
    ['HOST', { HOST: '203.0.113.9' }],
    ['HOST', { HOST: 'no-such-host.invalid' }],
    [
      'OFFICE_HOST',
      { OFFICE_PORT: '0', OFFICE_HOST: '127.0.0.1.1', OFFICE_ORIGIN: 'https://o.lk' },
    ],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://school:secret@127.0.0.1:1/school' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://school:secret@no-such-host.invalid/school' }],
  ] as [string, Record<string, string>][])('%s, %j', async (name, env) => {
    const sentence = await refusal(env);
    expect(sentence).toMatch(new RegExp(`^${name}\\b`));
    expect(sentence).not.toContain('secret');
  });

  test('PORT, when it is in use', async () => {
    const server = await start();
    const PORT = new URL(server.url).port;
    expect(await refusal({ PORT })).toBe(`Port ${PORT} is in use: set PORT to another one.\n`);
  });
});

describe('the data', () => {
  const file = () => join(place.dataDir, 'school.db');
  const used = async () => {
    mkdirSync(place.dataDir);
    const { store } = openSqlite(file());
    await migrate(store);
    await store.destroy();
  };

  test('in a DATA_DIR that is a file', async () => {
    writeFileSync(place.dataDir, '');
    expect(await refusal()).toMatch(/^DATA_DIR must be a folder .* it is a file\.$/m);
    expect(await refusal({ DATA_DIR: join(place.dataDir, 'data') })).toMatch(/^DATA_DIR must be /);
  });

  test('that are not a database', async () => {
    mkdirSync(place.dataDir);
    writeFileSync(file(), 'Dear school, '.repeat(1000));
    expect(await refusal()).toMatch(/^DATA_DIR: .*school\.db is not a database: restore a backup/);
  });

  test('that are damaged', async () => {
    await used();
    const handle = await open(file(), 'r+');
    // The tables' own pages follow the first, which lists them.
    const { size } = await handle.stat();
    for (let at = 4096; at < size; at += 4096)
      await handle.write(Buffer.alloc(64, 0xa5), 0, 64, at);
    await handle.close();
    expect(await refusal()).toMatch(/^DATA_DIR: .*school\.db is damaged \(.*restore a backup/);
  });

  test('that were emptied; an empty folder is allowed', async () => {
    await used();
    truncateSync(file());
    expect(await refusal()).toMatch(/^DATA_DIR: .*school\.db is empty \(0 bytes\)/);
    rmSync(place.dataDir, { recursive: true });
    mkdirSync(place.dataDir);
    await start();
  });

  test('whose link secret is empty', async () => {
    mkdirSync(place.dataDir);
    writeFileSync(join(place.dataDir, 'link-secret'), '');
    expect(await refusal()).toMatch(/^LINK_SECRET is not set, and the file .*link-secret is empty/);
  });
});

describe('the built site', () => {
  test('that is missing', async () => {
    rmSync(join(place.folder, 'dist'), { recursive: true });
    expect(await refusal()).toContain('run `npm run build` first');
  });

  test.each(['site.json', 'client'])('whose %s is damaged', async (part) => {
    rmSync(join(place.folder, 'dist', part), { recursive: true });
    if (part === 'site.json') writeFileSync(join(place.folder, 'dist', part), '{"files":');
    expect(await refusal()).toMatch(/^The built pages in dist\/ are incomplete .*npm run build/);
  });
});

describe('DATABASE_URL', () => {
  test('that names a missing database, a wrong password or TLS that is off', async () => {
    const url = await newDatabase();
    const missing = url.replace(/[^/]+$/, 'nowhere');
    expect(await refusal({ DATABASE_URL: missing })).toMatch(/^DATABASE_URL: .* no database 'now/);
    const stranger = url.replace(/\/\/[^@]+@/, '//stranger:secret@');
    expect(await refusal({ DATABASE_URL: stranger })).toMatch(/^DATABASE_URL: .*rejects the user/);
    expect(await refusal({ DATABASE_URL: `${url}?sslmode=verify-full` })).toMatch(
      /^DATABASE_URL: .* has no TLS/,
    );
  });

  /** Something that answers as a database would, once. */
  async function answering(answer: (socket: Socket) => void): Promise<string> {
    const database = createServer((socket) =>
      socket.on('error', () => {}).once('data', () => answer(socket)),
    );
    database.listen(0, '127.0.0.1');
    await once(database, 'listening');
    onTestFinished(() => void database.close());
    return `postgres://school:secret@127.0.0.1:${(database.address() as AddressInfo).port}/school`;
  }

  test('of a server with a self-signed certificate', async () => {
    const url = await answering((socket) => {
      socket.write('S');
      new TLSSocket(socket, { ...getTlsOptions(), isServer: true }).on('error', () => {});
    });
    expect(await refusal({ DATABASE_URL: `${url}?sslmode=verify-full` })).toMatch(
      /^DATABASE_URL: the certificate of .* is not trusted .*\?sslrootcert=FILE\.$/m,
    );
  });

  test('of a pooler that rejects the limits', async () => {
    const url = await answering((socket) => {
      const fields = 'SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0';
      const head = Buffer.from('E\0\0\0\0');
      head.writeInt32BE(fields.length + 4, 1);
      socket.end(Buffer.concat([head, Buffer.from(fields)]));
    });
    expect(await refusal({ DATABASE_URL: url })).toContain('set ignore_startup_parameters');
  });
});
