import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClock } from '#server/store/clock.ts';
import { migrate } from '#server/store/migrate.ts';
import { isMoved } from '#server/store/move.ts';
import { probeWrite } from '#server/store/settings.ts';
import type { Store } from '#server/store/tables.ts';
import { type Env, EnvError } from './env.ts';

interface Opening {
  /** A command with a wrong DATA_DIR makes no database, and can read one that is damaged or full. */
  forCommand?: boolean;
}

type DataEnv = Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'SMTP_URL'>;

/** What Node, SQLite and pg report of a failure. */
interface SystemError extends Error {
  code?: string;
  /** SQLite's result code. */
  errcode?: number;
}

const RESTORE = "restore a backup (docs/operations.md, 'Backup and restore')";
/** How long another process that starts may take to fill a new school.db, in milliseconds. */
const FILL_TIMEOUT_MS = 2000;

/**
 * Opens the data that the environment names: creates DATA_DIR, opens the database, brings it to the
 * newest version, and starts its clock.
 * @throws EnvError with a sentence that names the variable and what to do
 */
export async function openData(env: DataEnv, { forCommand = false }: Opening = {}) {
  // Names, addresses and birthdays: other users of the machine must not read what is written.
  process.umask(0o077);
  const file = join(env.DATA_DIR, 'school.db');
  if (forCommand && !env.DATABASE_URL && !existsSync(file)) {
    throw new EnvError(`DATA_DIR: there is no ${file}. Name the folder of the server's data.`);
  }
  if (!env.DATABASE_URL || !env.SMTP_URL) openFolder(env.DATA_DIR);
  let store: Store | undefined;
  try {
    store = env.DATABASE_URL
      ? (await import('#server/store/postgres.ts')).openPostgres(env.DATABASE_URL)
      : await openFile(env.DATA_DIR, { check: !forCommand });
    if (forCommand && !(await hasTables(store))) {
      throw new EnvError(
        `${env.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR'}: this database has no data of the school.`,
      );
    }
    await migrate(store);
    if (!env.DATABASE_URL && (await isMoved(store))) {
      throw new EnvError(
        `DATABASE_URL must be set: the data in ${join(env.DATA_DIR, 'school.db')} were moved to PostgreSQL.`,
      );
    }
    // A read-only file and a full disk can still be opened.
    if (!forCommand) await probeWrite(store);
    return { store, clock: await openClock(store) };
  } catch (error) {
    await store?.destroy().catch(() => {});
    if (error instanceof EnvError) throw error;
    const { DATABASE_URL } = env;
    throw new EnvError(
      DATABASE_URL
        ? aboutPostgres(error as SystemError, DATABASE_URL)
        : aboutFile(error as SystemError, join(env.DATA_DIR, 'school.db')),
    );
  }
}

/**
 * A warning for the operator who has set DATABASE_URL while school.db still has submissions;
 * undefined when there is nothing to warn of.
 */
export async function aboutUnmoved(env: DataEnv): Promise<string | undefined> {
  const { DATA_DIR, DATABASE_URL } = env;
  const file = join(DATA_DIR, 'school.db');
  if (!DATABASE_URL || !statSync(file, { throwIfNoEntry: false })?.size) return undefined;
  const { openSqlite } = await import('#server/store/sqlite.ts');
  try {
    const { store } = openSqlite(file);
    const moved = await isMoved(store);
    const found = await store.selectFrom('submissions').select('id').limit(1).executeTakeFirst();
    await store.destroy();
    if (moved || !found) return undefined;
  } catch (error) {
    return `Warning: ${file} could not be read (${(error as Error).message}). With DATABASE_URL it is not used.`;
  }
  return `Warning: ${file} has submissions that are not in DATABASE_URL. Stop the server and run \`npm run staff -- move-to\`.`;
}

/** As mkdirSync with `recursive`, which never returns below /proc. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder);
}

async function hasTables(store: Store): Promise<boolean> {
  const tables = await store.introspection.getTables();
  return tables.some(({ name }) => name === 'submissions');
}

function openFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code, message } = error as SystemError;
    const why = code === 'EEXIST' ? 'it is a file' : message;
    throw new EnvError(
      `DATA_DIR must be a folder that the server can write, not '${folder}': ${why}.`,
    );
  }
}

async function openFile(folder: string, { check }: { check: boolean }): Promise<Store> {
  const file = join(folder, 'school.db');
  await rejectEmptied(file);
  const { openSqlite } = await import('#server/store/sqlite.ts');
  const { store, database } = openSqlite(file);
  const found = check ? database.prepare('PRAGMA quick_check(1)').get() : { quick_check: 'ok' };
  if (found?.quick_check === 'ok') return store;
  await store.destroy();
  throw new EnvError(`DATA_DIR: ${file} is damaged (${found?.quick_check}): ${RESTORE}.`);
}

/** A database of 0 bytes lost its data. Only a process that starts at the same moment has one too. */
async function rejectEmptied(file: string): Promise<void> {
  const isEmpty = () => statSync(file, { throwIfNoEntry: false })?.size === 0;
  if (isEmpty()) await sleep(FILL_TIMEOUT_MS);
  if (!isEmpty()) return;
  throw new EnvError(
    `DATA_DIR: ${file} is empty (0 bytes), so its data are gone: ${RESTORE}. To begin without data, delete the file.`,
  );
}

function aboutFile({ errcode = 0, message }: SystemError, file: string): string {
  const why: Record<number, string> = {
    5: `${file} is locked by another process: end it, or wait until it is done`,
    8: `${file} is read-only: give it to the user that runs the server`,
    10: `${file} cannot be read or written (${message}): look at the disk`,
    11: `${file} is damaged (${message}): ${RESTORE}`,
    13: 'the disk is full: free some space',
    14: `${file} cannot be opened: give it to the user that runs the server`,
    26: `${file} is not a database: ${RESTORE}`,
  };
  // The low byte is the primary code.
  return `DATA_DIR: ${why[errcode & 0xff] ?? `${file} could not be opened: ${message}`}.`;
}

/** Never repeats the address, which contains a password. */
function aboutPostgres(error: SystemError, databaseUrl: string): string {
  const { code = '' } = error;
  // Node's error for several addresses of one name has no message.
  const message = error.message || code;
  const { host, pathname, username } = new URL(databaseUrl);
  if (/startup parameter/.test(message)) {
    return `DATABASE_URL: the pooler at ${host} rejects our limits (${message}): set ignore_startup_parameters (docs/deploy.md, 'Several servers').`;
  }
  if (code === '3D000') {
    return `DATABASE_URL: the server ${host} has no database '${pathname.slice(1)}': create it, or correct the name.`;
  }
  if (/^28/.test(code)) {
    return `DATABASE_URL: the server ${host} rejects the user '${username}' or the password (${message}).`;
  }
  if (
    /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENET|57P)/.test(code) ||
    /timeout|terminated/i.test(message)
  ) {
    return `DATABASE_URL: no database answers at ${host} (${message}): start it, or correct the address.`;
  }
  if (/CERT|SIGNATURE|ISSUER/.test(code)) {
    return `DATABASE_URL: the certificate of ${host} is not trusted (${message}): name its authority with ?sslrootcert=FILE.`;
  }
  if (/does not support SSL/i.test(message)) {
    return `DATABASE_URL: ${host} has no TLS: switch it on there, or use sslmode=disable on a private network.`;
  }
  if (code === '53300') {
    return `DATABASE_URL: ${host} has no connection free (${message}): a process needs ten (docs/deploy.md, 'Several servers').`;
  }
  return `DATABASE_URL: the database at ${host} cannot be used: ${message}.`;
}
