import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the ids of mails with a code begin with, and so their files' names. */
export const CODE_MAIL = 'office-code-';

/**
 * Removes the files of codes that were written before a moment, those that a process which has
 * ended left behind too.
 * @param before milliseconds since 1970
 */
export async function removeCodeFiles(folder: string, before: number): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  for (const name of files.filter((file) => file.startsWith(CODE_MAIL))) {
    const file = join(folder, name);
    const written = await stat(file).catch(() => undefined);
    if (written && written.mtimeMs <= before) await rm(file, { force: true });
  }
}
