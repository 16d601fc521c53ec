import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '#server/store/tables.ts';
import { openTestStore } from '#test/server-store.ts';
import { linkSecret } from './link-secret.ts';

let dataDir: string;
let store: Store;
let logged: { event: string }[];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'secret-'));
  store = await openTestStore();
  logged = [];
});
afterEach(async () => {
  await store.destroy();
  rmSync(dataDir, { recursive: true });
});

const file = () => join(dataDir, 'link-secret');
const secret = () =>
  linkSecret({ dataDir, linkSecret: undefined, databaseUrl: undefined }, store, (event) =>
    logged.push(event),
  );

describe('the secret in DATA_DIR', () => {
  test('is made once, for this user alone, and kept', async () => {
    const made = await secret();
    expect(made).toMatch(/^[\da-f]{64}$/);
    expect(await secret()).toBe(made);
    expect(readFileSync(file(), 'utf8')).toBe(made);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['link-secret']);
    expect(logged).toEqual([]);
  });

  test('is the same for all that start at once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, secret));
    expect(new Set(all).size).toBe(1);
    expect(readdirSync(dataDir)).toEqual(['link-secret']);
  });

  test.each([
    ['', 'it was empty'],
    [' \n', 'it was empty'],
    ['abc\n', 'too short'],
    ['fifteen letters', 'too short'],
  ])('that reads %j is replaced, and the log says so', async (text, reason) => {
    writeFileSync(file(), text);
    const made = await secret();
    expect(made).toMatch(/^[\da-f]{64}$/);
    expect(await secret()).toBe(made);
    expect(logged).toEqual([{ event: 'link secret replaced', reason }]);
    expect(readdirSync(dataDir)).toEqual(['link-secret']);
  });

  test('that is long enough stays, whoever wrote it', async () => {
    writeFileSync(file(), 'a phrase of the school\n');
    expect(await secret()).toBe('a phrase of the school');
  });

  test('that cannot be written stops the start', async () => {
    dataDir = join(dataDir, 'missing');
    await expect(secret()).rejects.toThrow('ENOENT');
    dataDir = join(dataDir, '..');
  });
});
