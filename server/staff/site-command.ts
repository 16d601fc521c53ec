// `npm run site -- COMMAND`: the site's documents without the office, with the environment of the
// server.
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { placeholdersIn } from '#content/check/placeholders.ts';
import { cleanDocument } from '#content/schemas/clean-document.ts';
import { withoutOldMarks } from '#content/schemas/document-value.ts';
import { type DocumentId, documentFields, problemsInFields } from '#content/schemas/documents.ts';
import { inPresentForms, withNewFields } from '#content/schemas/older-documents.ts';
import { listed } from '#content/sentence.ts';
import { readEnv } from '#server/deps/env.ts';
import { openData } from '#server/deps/open-data.ts';
import type { ServerDeps } from '#server/deps/server-deps.ts';
import { tableTime } from '#server/exports.ts';
import { readyForSite } from '#server/office/site/picture-routes.ts';
import { purge } from '#server/publishing/purge.ts';
import {
  activeVersion,
  documentIds,
  documentsFolder,
  openDrafts,
  problemsOf,
  readSite,
  repositoryDocuments,
} from '#server/publishing/site-documents.ts';
import {
  pictureIds,
  readPicture,
  savePicture,
  writePictures,
} from '#server/store/site/pictures.ts';
import { plannedVersions } from '#server/store/site/planned-versions.ts';
import { saveDraft } from '#server/store/site/site-versions.ts';
import type { Store } from '#server/store/tables.ts';
import { writeWhole } from '#server/store/whole-file.ts';
import { type Arguments, CommandError, runCommand, siteLine } from './arguments.ts';

/** Shorter texts are in too many places to be meant, in characters. */
const SHORTEST_PURGE = 4;

/** The author of drafts: the command does not know who runs it. */
const BY_COMMAND = 'the site command';

export interface SiteCommandDeps extends Pick<ServerDeps, 'store' | 'clock'> {
  print: (line: string) => void;
  /** Where `pull` writes to. */
  folder: string;
  /** DATA_DIR, where `build` writes to. */
  dataDir: string;
}

const commands: Record<string, (deps: SiteCommandDeps, argument: string) => Promise<void>> = {
  status,
  export: exportTo,
  import: importFrom,
  pull,
  purge: purgeFrom,
};

/**
 * Runs one command.
 * @throws CommandError
 */
export async function runSiteCommand(
  deps: SiteCommandDeps,
  { name, argument }: Pick<Arguments, 'name' | 'argument'>,
): Promise<void> {
  await commands[name]?.(deps, argument);
}

async function status({ store, clock, print }: SiteCommandDeps): Promise<void> {
  const state = await readSite(store);
  const { published, drafted } = state;
  print(
    published
      ? `Version ${published.version}, published ${tableTime(published.at)} by ${published.by}`
      : 'Nothing is published: the site shows content/documents',
  );
  for (const { document, by, at } of openDrafts(state)) {
    print(`Draft: ${document}, changed ${tableTime(at)} by ${by}`);
  }
  for (const { version, by, at } of await plannedVersions(store)) {
    print(`Planned: version ${version}, for ${tableTime(at)}, by ${by}`);
  }
  const count = documentIds.flatMap((id) => placeholdersIn(id, drafted[id])).length;
  print(`Still examples or not confirmed: ${count}`);
  for (const { document, path, message, blocks } of await problemsOf(store, state, clock())) {
    print(`${blocks ? 'Prevents publishing' : 'Please check'}: ${message} (${document}, ${path})`);
  }
}

async function exportTo({ store, print }: SiteCommandDeps, file: string): Promise<void> {
  const { version, documents } = await activeVersion(store);
  await writePicturesTo(store, documents, picturesOf(file));
  await write(file, documents);
  const what = version === 0 ? 'the documents of this release' : `version ${version}`;
  print(`Written: ${file} with ${what}`);
}

async function importFrom(deps: SiteCommandDeps, file: string): Promise<void> {
  const { store, clock, print } = deps;
  const values = await readDocuments(file);
  const wrong = documentIds
    .filter((id) => id in values)
    .flatMap((id) => problemsInFields(id, values[id]).map((one) => ({ ...one, id })))
    .map(({ id, path, message }) => `${message} (${id}, ${path || 'the whole document'})`);
  if (wrong.length > 0) throw new CommandError(`Nothing was saved.\n${wrong.join('\n')}`);

  await importPictures(deps, values, picturesOf(file));
  const { documents, drafts } = await readSite(store);
  let saved = 0;
  for (const document of documentIds) {
    const value = withoutOldMarks(documents[document], values[document]);
    if (value === undefined || isDeepStrictEqual(value, documents[document])) continue;
    const before = drafts.find((draft) => draft.document === document);
    const draft = { document, revision: before?.revision ?? 0, value, by: BY_COMMAND, at: clock() };
    if (typeof (await saveDraft(store, draft)) !== 'number') {
      throw new CommandError(`${document} was changed at this moment: import it again.`);
    }
    const replaced = before?.value === undefined ? '' : `, in place of the draft by ${before.by}`;
    print(`Saved as a draft: ${document}${replaced}`);
    saved += 1;
  }
  print(
    saved > 0 ? 'Publish it in the office, under Site.' : 'Everything in it is published already.',
  );
}

function picturesOf(file: string): string {
  return `${file}.pictures`;
}

/** Stores the uploaded pictures that the documents use and that are not stored yet. */
async function importPictures(
  { store, clock, print }: SiteCommandDeps,
  documents: unknown,
  folder: string,
): Promise<void> {
  // The ids of the repository's pictures are words.
  const uploaded = [...pictureIds(documents)].filter((id) => /^[\da-f-]{36}$/.test(id));
  for (const id of uploaded) {
    if (await readPicture(store, id)) continue;
    const file = join(folder, `${id}.webp`);
    try {
      await savePicture(store, { ...(await readyForSite(await readFile(file))), id }, clock());
    } catch (error) {
      print(`Without the picture ${file} (${(error as Error).message}): upload it in the office.`);
    }
  }
}

async function pull({ store, print, folder }: SiteCommandDeps): Promise<void> {
  const { version, documents } = await activeVersion(store);
  if (version === 0) return print('There is no published version to write.');
  const own = repositoryDocuments();
  await writePicturesTo(store, documents, join(folder, 'pictures'));
  for (const id of documentIds) {
    if (isDeepStrictEqual(documents[id], own[id])) continue;
    const file = join(folder, `${id}.json`);
    await write(file, documents[id]);
    print(`Written: ${file}`);
  }
  print(`The documents are those of version ${version}.`);
}

async function purgeFrom({ store, clock, print, dataDir }: SiteCommandDeps, argument: string) {
  const what = argument.trim();
  if (what.length < SHORTEST_PURGE) {
    throw new CommandError(
      `A text to purge has at least ${SHORTEST_PURGE} characters: npm run site -- purge "A sentence."`,
    );
  }
  const purged = await purge({ store, clock }, { what, by: BY_COMMAND, dataDir });
  const { versions, drafts, isPictureDeleted, published, isInRepository } = purged;
  if (versions + drafts === 0 && !isPictureDeleted && !isInRepository) {
    throw new CommandError('No version, draft or picture has this. Nothing was removed.');
  }
  print(`Removed from ${versions} versions and ${drafts} drafts.`);
  if (isPictureDeleted) print('The picture is deleted.');
  if (published !== undefined) print(`The site shows the rest, as version ${published}.`);
  if (isInRepository) print('content/documents has it too: remove it there, and build again.');
  print('Backups still have it: delete the old ones.');
}

/**
 * The documents in a file: several by their names, or the one that the file is named after.
 * @throws CommandError if it has anything else
 */
async function readDocuments(file: string): Promise<Record<string, unknown>> {
  let values: unknown;
  try {
    // Windows' editors write a byte-order mark.
    values = JSON.parse((await readFile(file, 'utf8')).replace(/^\ufeff/, ''));
  } catch (error) {
    throw new CommandError(`${file} could not be read: ${(error as Error).message}`);
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    throw new CommandError(`${file} must have the documents by their names.`);
  }
  const unknown = Object.keys(values).filter((id) => !documentIds.some((known) => known === id));
  const own = documentIds.find((id) => basename(file) === `${id}.json`);
  if (unknown.length > 0 && !own) {
    throw new CommandError(`${file} has what is no document of the site: ${listed(unknown)}.`);
  }
  // A file of content/documents has one document, without its name.
  const named = unknown.length > 0 && own ? { [own]: values } : { ...values };
  const present = Object.entries(inPresentForms(named));
  return Object.fromEntries(
    present.map(([key, value]) => {
      const id = key as DocumentId;
      const whole = withNewFields(documentFields[id], value, repositoryDocuments()[id]);
      return [id, cleanDocument(documentFields[id], whole)];
    }),
  );
}

async function write(file: string, value: unknown): Promise<void> {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  await writeWhole(file, (path) => writeFile(path, text)).catch(notWritten(file));
}

/** Before the documents that name them, so that a file of documents has its pictures. */
async function writePicturesTo(store: Store, documents: unknown, folder: string): Promise<void> {
  await writePictures(store, documents, folder).catch(notWritten(folder));
}

function notWritten(what: string) {
  return (error: Error): never => {
    throw new CommandError(`${what} was not written: ${error.message}`);
  };
}

async function main(given: Arguments): Promise<void> {
  const env = readEnv(process.env);
  const { store, clock } = await openData(env, { forCommand: true });
  try {
    const print = (line: string) => console.log(line);
    const deps = { store, clock, print, folder: documentsFolder, dataDir: env.DATA_DIR };
    await runSiteCommand(deps, given);
  } finally {
    await store.destroy();
  }
}

if (import.meta.main) await runCommand(siteLine, main);
