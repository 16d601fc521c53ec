import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerDeps } from '#server/deps/server-deps.ts';
import { deletePicture } from '#server/store/site/pictures.ts';
import {
  beginPublication,
  finishPublication,
  rewriteStored,
  siteRevision,
} from '#server/store/site/site-versions.ts';
import { activeVersion, repositoryDocuments } from './site-documents.ts';

/** What is shown where nothing is left of a text that may not be empty. */
const NOTHING_LEFT = '…';

/** What a purge has changed. */
export interface Purged {
  readonly versions: number;
  readonly drafts: number;
  readonly isPictureDeleted: boolean;
  /** The version that the site shows instead; undefined if the live one had nothing of it. */
  readonly published?: number | undefined;
  /** Whether the repository's documents have it too, which the command does not change. */
  readonly isInRepository: boolean;
}

/**
 * Removes an uploaded picture, or a sentence, from all versions, drafts and files. If the live version
 * had it, the rest of that version is published as a new one, which running servers then show.
 * @param what the id of a picture, or the sentence as it is in the document
 * @param dataDir DATA_DIR, whose rendered pages are removed: they are made again
 */
export async function purge(
  { store, clock }: Pick<ServerDeps, 'store' | 'clock'>,
  { what, by, dataDir }: { what: string; by: string; dataDir: string },
): Promise<Purged> {
  const repository = repositoryDocuments();
  const edit = (value: unknown) => without(value, what, repository.facilities.rooms[0]?.picture);
  const { versions, drafts, isLive } = await rewriteStored(store, edit, by, clock());
  const isPictureDeleted = await deletePicture(store, what);
  const published = isLive ? await publishRest({ store, clock }, by) : undefined;
  // Those of earlier releases, too.
  const caches = [
    ...['cache', 'site', 'preview'].map((name) => join(dataDir, name)),
    'node_modules/.cache/pictures',
  ];
  for (const folder of caches) await rm(folder, { recursive: true, force: true });
  const isInRepository = JSON.stringify(edit(repository)) !== JSON.stringify(repository);
  return { versions, drafts, isPictureDeleted, published, isInRepository };
}

/** @throws if a publication is running */
async function publishRest({ store, clock }: Pick<ServerDeps, 'store' | 'clock'>, by: string) {
  const madeAt = await siteRevision(store);
  const { version: restored, documents } = await activeVersion(store);
  const made = { documents, changes: [], restored, madeAt, by, at: clock() };
  const version = await beginPublication(store, made);
  if (typeof version !== 'number') {
    throw new Error('It is removed, but the site is being published: run the command again.');
  }
  await finishPublication(store, version, clock());
  return version;
}

/** @param drawn the picture of a room whose own one is removed */
function without(value: unknown, what: string, drawn: unknown): unknown {
  if (value === what) return NOTHING_LEFT;
  if (typeof value === 'string') {
    if (!value.includes(what)) return value;
    return value.replaceAll(what, ' ').replace(/ {2,}/g, ' ').trim() || NOTHING_LEFT;
  }
  if (Array.isArray(value)) return value.map((each) => without(each, what, drawn));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).flatMap(([key, inner]) => {
    if ((key !== 'picture' && key !== 'logo') || Object(inner).id !== what) {
      return [[key, without(inner, what, drawn)]];
    }
    return 'features' in value ? [[key, drawn]] : [];
  });
  return Object.fromEntries(fields);
}
