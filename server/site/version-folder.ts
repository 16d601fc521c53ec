import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Documents } from '#content/schemas/documents.ts';
import { timetableOn } from '#rules/timetable/changes.ts';
import { writePictures } from '#server/store/pictures.ts';
import type { StoredDocuments } from '#server/store/site-versions.ts';
import type { Store } from '#server/store/tables.ts';
import { inTurn } from './in-turn.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Lower than the server's, so that it answers as usual. */
const LOW_PRIORITY = 10;
/** The heap of a build, in MB: a build and two servers fit into 2 GB. */
const BUILD_HEAP = 512;
/** How long the scripts of a version that was replaced are available, in milliseconds. */
const KEPT_FOR = 24 * 3_600_000;
/** How long the pages of a preview are stored, in milliseconds. */
const PREVIEW_KEPT_FOR = 3_600_000;
/** A build that is older than this was interrupted, in milliseconds. */
const LONGEST_BUILD = 3_600_000;
/** The file whose date is when a version was replaced. */
const REPLACED = 'replaced';
/** How the name of a folder ends until it is complete. */
const UNFINISHED = '.building';

export interface BuildDeps {
  store: Store;
  /** An absolute path. */
  dataDir: string;
  /** What pages follow from besides the documents: see releaseOf. */
  release: string;
}

/** The variables by which a build writes a version into its folder, and a server serves it. */
export function variablesOf(folder: string, version: number): Record<string, string> {
  return {
    SITE_VERSION: String(version),
    SITE_DOCUMENTS: join(folder, 'documents'),
    SITE_FOLDER: join(folder, 'dist'),
    OFFICE_FOLDER: join(folder, 'dist-office'),
  };
}

/**
 * Builds a version, unless it is built already.
 * @returns its folder
 * @throws when the build fails
 */
export function buildVersion(
  deps: BuildDeps,
  { version, documents }: { version: number; documents: StoredDocuments },
): Promise<string> {
  // The pages of another day may show other classes.
  const timetable = timetableOn(Date.now(), documents.timetable as Documents['timetable']);
  const key = hashOf({ ...documents, timetable }, deps.release);
  const folder = join(deps.dataDir, 'site', `${version}-${key}`);
  return buildInto(folder, deps.store, documents, async (unfinished) => {
    const variables = variablesOf(unfinished, version);
    await runBuild('build/office.ts', variables);
    await runBuild('build/site.ts', variables);
  });
}

/**
 * Renders the pages of a draft, unless they are there already.
 * @returns the folder of a page's files
 * @throws when a page cannot be rendered
 */
export async function buildPreview(deps: BuildDeps, documents: StoredDocuments): Promise<string> {
  const parent = join(deps.dataDir, 'preview');
  for (const folder of foldersIn(parent)) removeIfOlder(folder, PREVIEW_KEPT_FOR);
  const folder = join(parent, hashOf(documents, deps.release));
  await buildInto(folder, deps.store, documents, (unfinished) =>
    runBuild('build/render-preview.ts', variablesOf(unfinished, 0)),
  );
  return join(folder, 'dist');
}

/** Two builds at the same time would need too much memory. */
const building = inTurn();

/**
 * Fills a folder that is not there yet with documents and what is built from them. It appears when
 * it is complete.
 */
function buildInto(
  folder: string,
  store: Store,
  documents: StoredDocuments,
  build: (unfinished: string) => Promise<void>,
): Promise<string> {
  return building(async () => {
    if (existsSync(folder)) return folder;
    const unfinished = `${folder}.${process.pid}${UNFINISHED}`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(join(unfinished, 'documents'), { recursive: true });
    for (const [id, value] of Object.entries(documents)) {
      writeFileSync(join(unfinished, 'documents', `${id}.json`), JSON.stringify(value, null, 2));
    }
    await writePictures(store, documents, join(unfinished, 'documents', 'pictures'));
    await build(unfinished);
    await rename(unfinished, folder).catch((error) => {
      // Another process over the same folder was faster.
      if (!existsSync(folder)) throw error;
      rmSync(unfinished, { recursive: true, force: true });
    });
    return folder;
  });
}

function hashOf(documents: StoredDocuments, release: string): string {
  return hash('sha256', JSON.stringify([documents, release])).slice(0, 12);
}

/** The code, of which the build of the repository's documents has a hash, and what a build reads. */
export async function releaseOf(env: NodeJS.ProcessEnv): Promise<string> {
  const inputs = await readFile(join('dist', 'inputs.sha256'), 'utf8').catch(() => '');
  const names = Object.keys(env).filter((name) => /^VITE_|^PUBLIC_ORIGIN$/.test(name));
  return JSON.stringify([inputs, ...names.sort().map((name) => [name, env[name]])]);
}

async function runBuild(script: string, variables: Record<string, string>): Promise<void> {
  const running = promisify(execFile)(
    process.execPath,
    [
      `--max-old-space-size=${BUILD_HEAP}`,
      `--import=${new URL('../../build/active-documents.ts', import.meta.url)}`,
      script,
    ],
    { cwd: ROOT, env: { ...process.env, ...variables } },
  );
  const { child } = running;
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  try {
    if (child.pid) setPriority(child.pid, LOW_PRIORITY);
    await running;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(stderr?.trim().slice(-500) || message);
  } finally {
    process.off('exit', end);
  }
}

/** The folders of the other versions, for browsers that still show one. */
export function otherVersions(dataDir: string, live: string | undefined): string[] {
  return foldersIn(join(dataDir, 'site')).filter(
    (folder) => folder !== live && !folder.endsWith(UNFINISHED),
  );
}

/** Removes the folders of versions that were replaced more than a day ago. */
export function removeOldVersions(dataDir: string, live: string | undefined): void {
  if (live) rmSync(join(live, REPLACED), { force: true });
  for (const folder of otherVersions(dataDir, live)) {
    const mark = join(folder, REPLACED);
    if (!existsSync(mark)) writeFileSync(mark, '');
    removeIfOlder(folder, KEPT_FOR, mark);
  }
  const unfinished = foldersIn(join(dataDir, 'site')).filter((name) => name.endsWith(UNFINISHED));
  for (const folder of unfinished) removeIfOlder(folder, LONGEST_BUILD);
}

function foldersIn(parent: string): string[] {
  return existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : [];
}

/** @param dated the file or folder whose date counts */
function removeIfOlder(folder: string, ms: number, dated = folder): void {
  if (Date.now() - statSync(dated).mtimeMs > ms) rmSync(folder, { recursive: true, force: true });
}
