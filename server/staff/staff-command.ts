import '#content/valid-documents.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvError, readEnv } from '#server/env.ts';
import { linkSecret } from '#server/link-secret.ts';
import { removeMailFiles } from '#server/mail/file-transport.ts';
import { openTransport } from '#server/mail/smtp.ts';
import { openData } from '#server/open-data.ts';
import { isMoved, moveRows } from '#server/store/move.ts';
import { commands, StaffError } from './commands.ts';

const USAGE = `npm run staff -- COMMAND, with the environment of the server:
  list [--held] [--undelivered] [--name N] [--phone P] [--email E] [--since DAY] [--until DAY]
  show REF               every field of one submission, and its mails
  export [EMAIL] [--csv] all, or those of one student, guardian or enquirer
  erase EMAIL            deletes all data of a student, guardian or enquirer
  retry                  sends every undelivered mail again now, rejected ones too
  release REF            releases a held submission and acknowledges it
  follow-up REF          marks it as called
  log [REF]              who opened, changed or exported what in the office
  backup FILE            a copy of the database, while the server runs
  move-to [URL]          moves everything from school.db to PostgreSQL (DATABASE_URL)
  test-mail              a mail to the school's own mailboxes`;

// `staff list | head` closes the output early; a command that has begun still finishes.
process.stdout.on('error', () => {});
await main().catch((error: unknown) => {
  const known = error instanceof StaffError || error instanceof EnvError;
  console.error(known ? error.message : error);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const { positionals, values } = readArguments();
  const [name = '', argument = ''] = positionals;
  if (name === 'move-to') return moveTo(argument);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StaffError(USAGE);

  const env = readEnv(process.env);
  // A damaged database can still be exported.
  const { store, clock } = await openData(env, { check: false });
  try {
    const deps = {
      store,
      clock,
      staff: env.MAIL_TO,
      openTransport: () => openTransport(env),
      removeMails: (ids: readonly string[]) => removeMailFiles(join(env.DATA_DIR, 'mail'), ids),
      print: (text: string) => process.stdout.write(`${text}\n`),
    };
    await command(deps, argument, values);
  } finally {
    await store.destroy();
  }
}

/** Moves everything from school.db to the database of an address, or of DATABASE_URL. */
async function moveTo(address: string): Promise<void> {
  const env = readEnv({ ...process.env, ...(address && { DATABASE_URL: address }) });
  if (!env.DATABASE_URL) {
    throw new StaffError('Please name a database, such as postgres://user:password@host/school.');
  }
  const file = join(env.DATA_DIR, 'school.db');
  if (!existsSync(file)) throw new StaffError(`There is no ${file} to move.`);
  const own = { ...env, DATABASE_URL: undefined };
  const { store: from } = await openData(own, { check: false });
  try {
    if (await isMoved(from)) throw new StaffError(`${file} was moved before.`);
    const { store: to } = await openData(env);
    try {
      const moved = await moveRows(from, to, await linkSecret(own, from));
      console.log(`${moved} moved, with mails, links and history. Start with DATABASE_URL now.`);
    } catch (error) {
      throw new StaffError(`Nothing was moved: ${(error as Error).message}.`);
    } finally {
      await to.destroy();
    }
  } finally {
    await from.destroy();
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        held: { type: 'boolean' },
        undelivered: { type: 'boolean' },
        name: { type: 'string' },
        phone: { type: 'string' },
        email: { type: 'string' },
        since: { type: 'string' },
        until: { type: 'string' },
        csv: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new StaffError(`${(error as Error).message}\n${USAGE}`);
  }
}
