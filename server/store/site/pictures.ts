import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db, Store } from '#server/store/tables.ts';
import { writeWhole } from '#server/store/whole-file.ts';

/** How long a picture is stored that no version or draft uses, in milliseconds. */
const UNUSED_FOR = 30 * 24 * 3_600_000;

/** A picture as it is stored: upright, in WebP and without metadata. */
export interface Picture {
  readonly id: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly webp: Buffer;
}

export async function savePicture(db: Db, picture: Picture, now: number): Promise<void> {
  const webp = picture.webp.toString('base64');
  await db
    .insertInto('site_pictures')
    .values({ ...picture, webp, used_at: now })
    .execute();
}

/** The width and height of each stored picture in pixels, by its id. */
export async function pictureSizes(db: Db) {
  const rows = await db.selectFrom('site_pictures').select(['id', 'width', 'height']).execute();
  return new Map(rows.map(({ id, ...size }) => [id, size]));
}

/** The WebP of a picture; undefined if no picture has this id. */
export async function readPicture(db: Db, id: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const row = await db
    .selectFrom('site_pictures')
    .select('webp')
    .where('id', '=', id)
    .executeTakeFirst();
  return row && Buffer.from(row.webp, 'base64');
}

/**
 * Writes the pictures that documents use where a build reads them: ID.webp in `folder`, which is the
 * folder `pictures` in that of the documents. Ids of pictures that are not stored are passed over.
 */
export async function writePictures(db: Db, documents: unknown, folder: string): Promise<void> {
  for (const id of pictureIds(documents)) {
    const webp = await readPicture(db, id);
    if (!webp) continue;
    await mkdir(folder, { recursive: true });
    await writeWhole(join(folder, `${id}.webp`), (path) => writeFile(path, webp));
  }
}

/** The ids of the pictures that documents use. */
export function pictureIds(documents: unknown): Set<string> {
  const ids = new Set<string>();
  JSON.stringify(documents, (key, value) => {
    if ((key === 'picture' || key === 'logo') && typeof value?.id === 'string') ids.add(value.id);
    return value;
  });
  return ids;
}

/** Deletes the pictures that no stored version and no draft has used for 30 days. Call it daily. */
export function removeUnusedPictures(store: Store, now: number): Promise<void> {
  return store.transaction().execute(async (trx) => {
    const named = sql<string>`'%"' || site_pictures.id || '"%'`;
    await trx
      .updateTable('site_pictures')
      .set({ used_at: now })
      .where(({ or, exists, selectFrom }) =>
        or([
          exists(selectFrom('site_drafts').select('document').where('value', 'like', named)),
          exists(selectFrom('site_versions').select('version').where('documents', 'like', named)),
        ]),
      )
      .execute();
    await trx
      .deleteFrom('site_pictures')
      .where('used_at', '<', now - UNUSED_FOR)
      .execute();
  });
}

/** Deletes a picture at once. */
export async function deletePicture(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('site_pictures')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
