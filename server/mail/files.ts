import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Address, envelope, type Transport } from './transport.ts';

/** Writes each mail as <id>.eml into `folder`, when no mail server is configured. */
export function fileTransport(folder: string, from: Address): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async ({ message, to, id }) => {
      const { message: bytes } = await composer.sendMail(envelope(message, to, id, from));
      // Through a temporary file, so that a mail is never read half-written.
      const unfinished = join(folder, `${id}.${process.pid}.tmp`);
      await mkdir(folder, { recursive: true });
      await writeFile(unfinished, bytes as Buffer, { mode: 0o600, flush: true });
      await rename(unfinished, join(folder, `${id}.eml`));
      return undefined;
    },
    close: () => composer.close(),
  };
}

/**
 * Removes the files of these outbox rows, if there are any, including unfinished ones.
 * @throws when the folder cannot be read, or a file not removed
 */
export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<void> {
  const wanted = new Set(ids);
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  const ours = files.filter((file) => wanted.has(file.split('.')[0] ?? ''));
  await Promise.all(ours.map((file) => rm(join(folder, file), { force: true })));
}
