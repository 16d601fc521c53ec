import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filledDocuments } from '#content/fill-text.ts';
import { readEnv, staffMailboxes } from '#server/deps/env.ts';
import { linkSecret } from '#server/deps/link-secret.ts';
import { openData } from '#server/deps/open-data.ts';
import { removeMailFiles } from '#server/mail/file-transport.ts';
import { openTransport } from '#server/mail/smtp.ts';
import { activeVersion } from '#server/publishing/site-documents.ts';
import { moveRows } from '#server/store/move.ts';
import { type Arguments, CommandError, runCommand, staffLine } from './arguments.ts';
import { commands, type Options } from './commands.ts';

// `staff list | head` closes the output early; a command that has begun still finishes.
process.stdout.on('error', () => {});
await runCommand(staffLine, main);

async function main({ name, argument, options }: Arguments): Promise<void> {
  if (name === 'move-to') return moveTo(argument);

  const env = readEnv(process.env);
  const { store, clock } = await openData(env, { forCommand: true });
  try {
    const live = { documents: filledDocuments((await activeVersion(store)).documents) };
    const deps = {
      store,
      clock,
      live,
      staff: () => staffMailboxes(env, live.documents),
      openTransport: () => openTransport(env, live),
      removeMails: (ids: readonly string[]) => removeMailFiles(join(env.DATA_DIR, 'mail'), ids),
      print: (text: string) => process.stdout.write(`${text}\n`),
    };
    await commands[name]?.(deps, argument, options as Options);
  } finally {
    await store.destroy();
  }
}

/** Moves everything from school.db to the database of an address, or of DATABASE_URL. */
async function moveTo(address: string): Promise<void> {
  const env = readEnv({ ...process.env, ...(address && { DATABASE_URL: address }) });
  if (!env.DATABASE_URL) {
    throw new CommandError('Please name a database, such as postgres://user:password@host/school.');
  }
  const file = join(env.DATA_DIR, 'school.db');
  if (!existsSync(file)) throw new CommandError(`There is no ${file} to move.`);
  const own = { ...env, DATABASE_URL: undefined };
  const { store: from } = await openData(own, { forCommand: true });
  try {
    const { store: to } = await openData(env);
    try {
      const moved = await moveRows(from, to, await linkSecret(own, from));
      console.log(`${moved} moved, with mails, links and history. Start with DATABASE_URL now.`);
    } catch (error) {
      throw new CommandError(`Nothing was moved: ${(error as Error).message}.`);
    } finally {
      await to.destroy();
    }
  } finally {
    await from.destroy();
  }
}
