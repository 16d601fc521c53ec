import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { settingOrNew } from '#server/store/settings.ts';
import type { Store } from '#server/store/tables.ts';

interface SecretEnv {
  linkSecret: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
}

/** The least for LINK_SECRET, too. */
const MIN_LENGTH = 16;

/**
 * The secret that signs staff's links and hides the limits' keys: LINK_SECRET, else one made once
 * and kept where all processes find it, in DATA_DIR or in the shared database. A file that holds
 * none, or one that is too short to keep anybody out, is replaced: links signed with it end.
 * @param log told when that was done
 */
export async function linkSecret(
  env: SecretEnv,
  store: Store,
  log: (event: { event: string; [field: string]: unknown }) => void,
): Promise<string> {
  if (env.linkSecret) return env.linkSecret;
  if (env.databaseUrl) return settingOrNew(store, 'link-secret', newSecret);
  const file = join(env.dataDir, 'link-secret');
  const kept = await read(file);
  if (kept === undefined) await write(file, 'unless it is there');
  else if (kept.length < MIN_LENGTH) {
    log({ event: 'link secret replaced', reason: kept === '' ? 'it was empty' : 'too short' });
    await write(file, 'in its place');
  }
  // Not what was written here: another process may have been first.
  return (await read(file)) ?? '';
}

async function read(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes the file atomically: after a crash it is there as a whole or not at all. */
async function write(file: string, how: 'unless it is there' | 'in its place'): Promise<void> {
  const unfinished = `${file}.${crypto.randomUUID()}.tmp`;
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await handle.writeFile(newSecret());
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (how === 'in its place') await rename(unfinished, file);
    else {
      // A rename would replace what another process has just written.
      await link(unfinished, file).catch(async (error: NodeJS.ErrnoException) => {
        // Some file systems have no hard links.
        if (error.code !== 'EEXIST') await rename(unfinished, file);
      });
    }
    await syncFolder(dirname(file));
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** A new name is on the disk only once its folder is synced. Windows cannot sync folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function newSecret(): string {
  return crypto.getRandomValues(new Uint8Array(32)).toHex();
}
