import { open, rename, rm } from 'node:fs/promises';

/**
 * Writes a file that is there whole or not at all, also after a full disk or a kill: what it replaces stays
 * until then (docs/requirements.md, R41.3).
 * @param write fills the file whose path it gets
 * @param unfinished where it is written first
 * @throws what `write` throws, and when the disk does not take the file; the message names `path`
 */
export async function writeWhole(
  path: string,
  write: (unfinished: string) => Promise<unknown>,
  unfinished = `${path}.${crypto.randomUUID()}.tmp`,
): Promise<void> {
  try {
    await write(unfinished);
    const handle = await open(unfinished, 'r+');
    await handle.sync();
    await handle.close();
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    const reason = (error as Error).message.replaceAll(unfinished, path);
    throw new Error(reason, { cause: error });
  }
}
