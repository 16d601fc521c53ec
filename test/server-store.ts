import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/tables.ts';

let open = async (): Promise<Store> => openSqlite(':memory:').store;

/** A fresh, empty database for one test: SQLite in memory, unless a suite has chosen another. */
export function openTestStore(): Promise<Store> {
  return open();
}

/** Gives every test of this file another kind of database. */
export function useTestStores(opener: () => Promise<Store>): void {
  open = opener;
}
