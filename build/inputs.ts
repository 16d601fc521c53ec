import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { timetableOn } from '#rules/timetable/changes.ts';
import { documentsFolder } from './documents.ts';
import { exists, filesIn } from './files.ts';

/** Everything that the built site follows from, besides the environment. */
const FOLDERS = ['app', 'build', 'content', 'payloads', 'public', 'rules', 'ui'];
const FILES = ['package-lock.json', 'server/http/site.ts', 'vite.config.ts'];

/**
 * One hash over all that the built site depends on: sources, pinned packages, and the variables
 * that a build reads. Equal hashes mean equal sites.
 *
 * @param folders whose sources count: the public site's, unless something else is built
 */
export async function hashInputs(
  env: Record<string, string | undefined>,
  folders = FOLDERS,
): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    if (!(await exists(folder))) continue;
    for (const file of await filesIn(folder)) {
      if (!file.includes('.test.')) await add(join(folder, file));
    }
  }
  for (const file of FILES) await add(file);
  const documents = documentsFolder();
  for (const file of await filesIn(documents)) await add(join(documents, file));
  const timetable = await readFile(join(documents, 'timetable.json'), 'utf8');
  hash.update(JSON.stringify(timetableOn(Date.now(), JSON.parse(timetable))));
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('VITE_') || name === 'PUBLIC_ORIGIN') hash.update(`${name}=${env[name]}\n`);
  }
  return hash.digest('hex');

  async function add(file: string) {
    const content = await readFile(file);
    hash.update(`${file} ${content.length}\n`).update(content);
  }
}
