import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeSetting } from '#server/store/settings.ts';
import { store, storeForEachTest } from '#test/server-store.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { linkSecret } from './link-secret.ts';

let dataDir: string;
storeForEachTest();
beforeEach(() => {
  dataDir = temporaryFolder();
});

const file = () => join(dataDir, 'link-secret');
const secret = () =>
  linkSecret({ DATA_DIR: dataDir, LINK_SECRET: undefined, DATABASE_URL: undefined }, store);

describe('the secret in DATA_DIR', () => {
  test('is made once, readable by this user only, and stays the same', async () => {
    const made = await secret();
    expect(made).toMatch(/^[\da-f]{64}$/);
    expect(await secret()).toBe(made);
    expect(readFileSync(file(), 'utf8')).toBe(made);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['link-secret']);
  });

  test('is the same for processes that start at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, secret));
    expect(new Set(all).size).toBe(1);
    expect(readdirSync(dataDir)).toEqual(['link-secret']);
  });

  test.each(['', ' \n', 'abc\n', 'fifteen letters', '\0'.repeat(64)])(
    'that reads %j stops the start with a sentence',
    async (text) => {
      writeFileSync(file(), text);
      await expect(secret()).rejects.toThrow(/^LINK_SECRET is not set, and the file .*\.$/);
      expect(readFileSync(file(), 'utf8')).toBe(text);
    },
  );

  test('that is a link to a missing file stops the start', async () => {
    symlinkSync(join(dataDir, 'elsewhere'), file());
    await expect(secret()).rejects.toThrow(/^LINK_SECRET is not set, and .* does not exist\./);
  });

  test('that is a folder stops the start', async () => {
    mkdirSync(file());
    await expect(secret()).rejects.toThrow(/^LINK_SECRET is not set, and .* cannot be read/);
  });

  test('in the shared database follows the same rules', async () => {
    const shared = {
      DATA_DIR: dataDir,
      LINK_SECRET: undefined,
      DATABASE_URL: 'postgres://db/school',
    };
    await writeSetting(store, 'link-secret', '');
    await expect(linkSecret(shared, store)).rejects.toThrow(/^LINK_SECRET is not set/);
  });

  test('that is long enough is used, whatever wrote it', async () => {
    writeFileSync(file(), 'a phrase of the school\n');
    expect(await secret()).toBe('a phrase of the school');
  });

  test('that cannot be written stops the start', async () => {
    dataDir = join(dataDir, 'missing');
    const sentence = `DATA_DIR: ${file()} could not be written (ENOENT`;
    await expect(secret()).rejects.toThrow(new RegExp(`^${RegExp.escape(sentence)}`));
    dataDir = join(dataDir, '..');
  });
});
