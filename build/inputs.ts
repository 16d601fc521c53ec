import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { earlyBirdApplies } from '#rules/fees/early-bird-discount.ts';
import { timetableOn } from '#rules/timetable/changes.ts';
import type { SiteManifest } from '#server/http/built-site.ts';
import { filesIn, replaceFolder } from './write-files.ts';

/** Everything that the site and the office are built from, besides the environment. */
const FOLDERS = ['app', 'build', 'content', 'office', 'payloads', 'public', 'rules', 'ui'];
const FILES = ['package-lock.json', 'server/http/built-site.ts', 'vite.config.ts'];

/**
 * Builds a folder, in another one that replaces it at the end. With --if-changed it does so only
 * when something has changed that the folder is made from. Prints errors and sets the exit code.
 *
 * @param build writes into the folder that it is given
 * @param documents the folder of the documents whose facts are built in
 */
export async function rebuild(
  live: string,
  build: (folder: string) => Promise<SiteManifest>,
  documents?: string,
): Promise<void> {
  try {
    const stamp = 'inputs.sha256';
    const inputs = await hashInputs(process.env, documents);
    const last = await readFile(join(live, stamp), 'utf8').catch(() => '');
    if (process.argv.includes('--if-changed') && last === inputs) return;
    console.log(`Building ${live} …`);
    const started = performance.now();
    const folder = `${live}.building`;
    await rm(folder, { recursive: true, force: true });
    const manifest = await build(folder);
    await writeFile(join(folder, 'site.json'), JSON.stringify(manifest, null, 1));
    await writeFile(join(folder, stamp), inputs);
    await replaceFolder(folder, live);
    console.log(`Built in ${Math.round((performance.now() - started) / 1000)} s.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * One hash over all that a build depends on: sources, pinned packages, the variables that it reads,
 * and the documents.
 */
export async function hashInputs(
  env: Record<string, string | undefined>,
  documents?: string,
): Promise<string> {
  const hash = createHash('sha256');
  const folders = documents ? [...FOLDERS, documents] : FOLDERS;
  for (const folder of folders.filter((each) => existsSync(each))) {
    for (const file of await filesIn(folder)) {
      if (!file.includes('.test.')) await add(join(folder, file));
    }
  }
  for (const file of FILES) await add(file);
  if (documents) {
    // What documentsOnPages (documents.ts) makes of the day.
    const read = async (id: string) => JSON.parse(await readFile(join(documents, id), 'utf8'));
    const now = Date.now();
    const timetable = timetableOn(now, await read('timetable.json'));
    const isOffered = earlyBirdApplies(now, await read('offer.json'));
    hash.update(JSON.stringify({ timetable, isOffered }));
  }
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('VITE_') || name === 'PUBLIC_ORIGIN') hash.update(`${name}=${env[name]}\n`);
  }
  return hash.digest('hex');

  async function add(file: string) {
    const content = await readFile(file);
    hash.update(`${file} ${content.length}\n`).update(content);
  }
}
