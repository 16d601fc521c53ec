import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeWhole } from '#server/store/whole-file.ts';
import { type Address, envelope, type Transport } from './transport.ts';

/** Writes each mail as <id>.eml into `folder`, when no mail server is configured. */
export function fileTransport(folder: string, from: () => Address): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    isFolder: true,
    send: async ({ message, to, id }) => {
      const { message: bytes } = await composer.sendMail(envelope(message, to, id, from()));
      await mkdir(folder, { recursive: true });
      await writeWhole(
        join(folder, `${id}.eml`),
        (path) => writeFile(path, bytes as Buffer, { mode: 0o600 }),
        join(folder, unfinishedOf(id)),
      );
      return undefined;
    },
    close: () => composer.close(),
  };
}

/**
 * Removes the files of these outbox rows, if there are any, including unfinished ones.
 * @throws when a file cannot be removed
 */
export async function removeMailFiles(folder: string, ids: readonly string[]): Promise<void> {
  const files = ids.flatMap((id) => [`${id}.eml`, unfinishedOf(id)]);
  await Promise.all(files.map((file) => rm(join(folder, file), { force: true })));
}

/** Each mail is written under this name first, so that it is never read half-written. */
function unfinishedOf(id: string): string {
  return `${id}.tmp`;
}
