import { afterEach, beforeEach } from 'vitest';
import { migrate } from '#server/store/migrate.ts';
import {
  beginPublication,
  finishPublication,
  type StoredDocuments,
  siteRevision,
} from '#server/store/site/site-versions.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/tables.ts';

/** A migrated database, which is copied for each test: the migrations take longer than most tests. */
let migrated: Uint8Array | undefined;

let open = async (): Promise<Store> => {
  const { store, database } = openSqlite(':memory:');
  if (migrated) database.deserialize(migrated);
  else {
    await migrate(store);
    migrated = database.serialize();
  }
  return store;
};

/** A fresh, migrated database for one test: SQLite in memory, unless a suite has chosen another. */
export function openTestStore(): Promise<Store> {
  return open();
}

/** The database of the running test. */
export let store: Store;

/** Makes a database for each test of a file, in `store`. */
export function storeForEachTest(): void {
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.destroy());
}

/**
 * Publishes documents as they are, without the office: its drafts stay.
 * @returns the number of the version
 */
export async function publishDocuments(
  to: Store,
  documents: StoredDocuments,
  at: number,
): Promise<number> {
  const made = { documents, changes: [], restored: 0, madeAt: await siteRevision(to) };
  const version = Number(await beginPublication(to, { ...made, by: 'desk', at }));
  await finishPublication(to, version, at);
  return version;
}

/** Gives every test of this file another kind of database. */
export function useTestStores(opener: () => Promise<Store>): void {
  open = opener;
}
