import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Address } from './message.ts';
import { envelope, type Transport } from './transport.ts';

/** Writes each mail as <id>.eml into `folder`, when no mail server is configured. */
export function fileTransport(folder: string, from: Address): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async ({ message, to, id }) => {
      const { message: bytes } = await composer.sendMail(envelope(message, to, id, from));
      const file = join(folder, `${id}.eml`);
      await writeWhole(file, bytes as Buffer).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        await mkdir(folder, { recursive: true });
        await writeWhole(file, bytes as Buffer);
      });
    },
    close: () => composer.close(),
  };
}

/**
 * Removes the files of these outbox rows, if there are any, including unfinished ones.
 * @throws when the folder cannot be read, or a file not removed
 */
export async function removeMailFiles(folder: string, ids: ReadonlySet<string>): Promise<void> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  const ours = files.filter((file) => ids.has(file.split('.')[0] ?? ''));
  await Promise.all(ours.map((file) => rm(join(folder, file), { force: true })));
}

// Through a temporary file, so that a mail is never read half-written, and is on the disk.
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}.tmp`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}
