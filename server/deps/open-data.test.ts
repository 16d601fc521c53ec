import { mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '#server/store/sqlite.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { EnvError } from './env.ts';
import { openData } from './open-data.ts';

let folder: string;
let umask: number;
beforeEach(() => {
  folder = temporaryFolder();
  umask = process.umask();
});
afterEach(() => {
  process.umask(umask);
});

const file = () => join(folder, 'school.db');

/** What the operator reads when the data cannot be opened. */
async function refusal(DATABASE_URL?: string, DATA_DIR = folder): Promise<string> {
  const error = await open(DATABASE_URL, DATA_DIR).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(EnvError);
  const { message } = error as Error;
  // One sentence or two, on one line.
  expect(message).toMatch(/^[^\n]+\.$/);
  return message;
}

async function open(DATABASE_URL?: string, DATA_DIR = folder): Promise<void> {
  const { store } = await openData({ DATA_DIR, DATABASE_URL, SMTP_URL: undefined });
  await store.destroy();
}

describe('data in a folder', () => {
  test('that is a file', async () => {
    const DATA_DIR = join(folder, 'data');
    writeFileSync(DATA_DIR, '');
    const sentence = /^DATA_DIR must be a folder .* it is a file\.$/;
    expect(await refusal(undefined, DATA_DIR)).toMatch(sentence);
    expect(await refusal(undefined, join(DATA_DIR, 'inside'))).toMatch(/^DATA_DIR must be /);
  });

  test('that are not a database', async () => {
    writeFileSync(file(), 'Dear school, '.repeat(1000));
    expect(await refusal()).toMatch(/^DATA_DIR: .*school\.db is not a database: restore a backup/);
  });

  test('that are damaged', async () => {
    await open();
    const bytes = readFileSync(file());
    // The tables' own pages follow the first, which lists them.
    for (let at = 4096; at < bytes.length; at += 4096) bytes.fill(0xa5, at, at + 64);
    writeFileSync(file(), bytes);
    expect(await refusal()).toMatch(/^DATA_DIR: .*school\.db is damaged \(.*restore a backup/);
  });

  test('that cannot be written, except by a command, which may only read', async () => {
    await open();
    const { store, database } = openSqlite(file());
    database.exec(`create trigger full before insert on settings
      begin select raise(abort, 'full'); end`);
    await store.destroy();
    expect(await refusal()).toMatch(/^DATA_DIR: /);
    const env = { DATA_DIR: folder, DATABASE_URL: undefined, SMTP_URL: undefined };
    const opened = await openData(env, { forCommand: true });
    await opened.store.destroy();
  });

  test('that were emptied; an empty folder is allowed', async () => {
    await open();
    truncateSync(file());
    expect(await refusal()).toMatch(/^DATA_DIR: .*school\.db is empty \(0 bytes\)/);
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    await open();
    expect(statSync(file()).size).toBeGreaterThan(0);
  });
});

test.each(['127.0.0.1:1', 'no-such-host.invalid'])('a database at %s', async (host) => {
  const sentence = await refusal(`postgres://school:secret@${host}/school`);
  expect(sentence).toMatch(/^DATABASE_URL\b/);
  expect(sentence).not.toContain('secret');
});
