import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settingOrNew } from '#server/store/settings.ts';
import type { Store } from '#server/store/tables.ts';
import { type Env, EnvError } from './env.ts';

/** The same as for LINK_SECRET. */
const MIN_LENGTH = 16;

/**
 * The secret that signs the links in mails and hides the keys of the limits: LINK_SECRET, otherwise
 * one that is generated once and stored where all processes find it, in DATA_DIR or in the shared
 * database.
 * @throws EnvError when it cannot be written, or is damaged: anyone could sign links with an empty one
 */
export async function linkSecret(
  env: Pick<Env, 'LINK_SECRET' | 'DATA_DIR' | 'DATABASE_URL'>,
  store: Store,
): Promise<string> {
  if (env.LINK_SECRET) return env.LINK_SECRET;
  if (env.DATABASE_URL) {
    const secret = await settingOrNew(store, 'link-secret', newSecret);
    if (isSecret(secret)) return secret;
    throw damaged("the row 'link-secret' of the table settings is empty, too short or damaged");
  }
  const file = join(env.DATA_DIR, 'link-secret');
  if ((await read(file)) === undefined) await writeNew(file);
  // Not the value written here: another process may have been first.
  const secret = await read(file);
  if (secret === undefined) throw damaged(`${file} is a link to a file that does not exist`);
  if (!isSecret(secret)) throw damaged(`the file ${file} is empty, too short or damaged`);
  return secret;
}

function isSecret(text: string): boolean {
  return text.length >= MIN_LENGTH && !/\p{Cc}/u.test(text);
}

function damaged(what: string): EnvError {
  return new EnvError(
    `LINK_SECRET is not set, and ${what}. Restore it from a backup, or delete it so that a new one is made: links in mails that were already sent then stop working.`,
  );
}

async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw damaged(`${file} cannot be read (${message})`);
  }
}

/**
 * Writes a new secret unless the file exists; after a crash it exists as a whole or not at all.
 * @throws EnvError when it cannot be written
 */
async function writeNew(file: string): Promise<void> {
  const unfinished = `${file}.${crypto.randomUUID()}.tmp`;
  try {
    await writeFile(unfinished, newSecret(), { flag: 'wx', mode: 0o600, flush: true });
    // A rename would replace what another process has just written.
    await link(unfinished, file).catch(async (error: NodeJS.ErrnoException) => {
      // Some file systems have no hard links.
      if (error.code !== 'EEXIST') await rename(unfinished, file);
    });
  } catch (error) {
    throw new EnvError(
      `DATA_DIR: ${file} could not be written (${(error as Error).message}): look at the disk.`,
    );
  } finally {
    await rm(unfinished, { force: true });
  }
}

function newSecret(): string {
  return crypto.getRandomValues(new Uint8Array(32)).toHex();
}
