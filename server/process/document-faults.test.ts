import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentsFolder } from '#server/publishing/site-documents.ts';
import { writeTestSite } from '#test/server-site.ts';
import { temporaryFolder } from '#test/temporary-folder.ts';

test.each([
  ['is no JSON', (text: string) => text.slice(0, 20), /^\S*fees\.json: [^\n]+\n$/],
  [
    'has a wrong value',
    (text: string) => text.replace(/: \d{3,4}\b/, ': "x"'),
    /^[^\n]+: write a whole number from 1 to 100,000\. \(fees\.json, \/\w+\)\n$/,
  ],
])('a document that %s stops the start with a sentence', (_, spoil, sentence) => {
  const folder = temporaryFolder();
  cpSync(documentsFolder, join(folder, 'documents'), { recursive: true });
  writeTestSite(join(folder, 'dist'));
  const file = join(folder, 'documents', 'fees.json');
  writeFileSync(file, spoil(readFileSync(file, 'utf8')));
  const { status, stderr } = spawnSync(process.execPath, ['server/main.ts'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      SITE_FOLDER: join(folder, 'dist'),
      DEFAULT_DOCUMENTS: join(folder, 'documents'),
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      OFFICE_PORT: 'off',
    },
  });
  expect(stderr).toMatch(sentence);
  expect(status).toBe(1);
});
