import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/temporary-folder.ts';
import { writeWhole } from './whole-file.ts';

test('a file is replaced once the new one is whole, and stays when the disk is full', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'documents.json');
  await writeWhole(file, (path) => writeFile(path, 'the first'));
  const full = writeWhole(file, async (path) => {
    await writeFile(path, 'half');
    throw new Error(`no space left on device, write ${path}`);
  });
  await expect(full).rejects.toThrow(`no space left on device, write ${file}`);
  expect(readFileSync(file, 'utf8')).toBe('the first');
  await writeWhole(file, (path) => writeFile(path, 'the second'));
  expect(readFileSync(file, 'utf8')).toBe('the second');
  expect(readdirSync(folder)).toEqual(['documents.json']);
});
