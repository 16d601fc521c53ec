import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settingOrNew } from '#server/store/settings.ts';
import type { Store } from '#server/store/tables.ts';

interface SecretEnv {
  linkSecret: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
}

/**
 * The secret that signs staff's links and hides the limits' keys: LINK_SECRET, else one made once
 * and kept where all processes find it, in DATA_DIR or in the shared database.
 */
export async function linkSecret(env: SecretEnv, store: Store): Promise<string> {
  if (env.linkSecret) return env.linkSecret;
  if (env.databaseUrl) return settingOrNew(store, 'link-secret', newSecret);
  const file = join(env.dataDir, 'link-secret');
  // 'wx' makes it or leaves the one that is there.
  await writeFile(file, newSecret(), { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}

function newSecret(): string {
  return crypto.getRandomValues(new Uint8Array(32)).toHex();
}
