import { type ParseArgsConfig, parseArgs } from 'node:util';
import { DocumentError } from '#content/read-documents.ts';
import { EnvError } from '#server/deps/env.ts';

/** A sentence for the person who typed the command. */
export class CommandError extends Error {}

/** What a command line accepts. */
interface CommandLine {
  usage: string;
  /** What each command takes: a name of its argument in square brackets may be left out. */
  takes: Readonly<Record<string, { argument?: string; options?: readonly string[] }>>;
  options?: ParseArgsConfig['options'];
}

export const staffLine = {
  usage: `npm run staff -- COMMAND, with the environment of the server:
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
  test-mail              a mail to the school's own mailboxes`,
  takes: {
    list: { options: ['held', 'undelivered', 'name', 'phone', 'email', 'since', 'until'] },
    show: { argument: 'REF' },
    export: { argument: '[EMAIL]', options: ['csv'] },
    erase: { argument: 'EMAIL' },
    retry: {},
    release: { argument: 'REF' },
    'follow-up': { argument: 'REF' },
    log: { argument: '[REF]' },
    backup: { argument: 'FILE' },
    'move-to': { argument: '[URL]' },
    'test-mail': {},
  },
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
} satisfies CommandLine;

export const siteLine = {
  usage: `npm run site -- COMMAND, with the environment of the server:
  status        the published version, drafts, planned versions, placeholders and problems
  export FILE   all published documents, as one JSON file, with their pictures in FILE.pictures/
  import FILE   checks such a file, and saves what differs as drafts
  pull          writes the published documents and pictures into content/documents, for a build elsewhere
  purge PICTURE|TEXT   removes a picture (its id) or a sentence from all versions, drafts and files`,
  takes: {
    status: {},
    export: { argument: 'FILE' },
    import: { argument: 'FILE' },
    pull: {},
    purge: { argument: 'PICTURE|TEXT' },
  },
} satisfies CommandLine;

export interface Arguments {
  name: string;
  argument: string;
  /** Of the kinds that the command line gives them. */
  options: Readonly<Record<string, string | boolean>>;
}

/**
 * Reads the arguments of a command line.
 * @returns undefined when they ask for help
 * @throws CommandError for an unknown command, and for what a command does not take: it would be
 *   ignored
 */
export function readArguments(line: CommandLine, args: readonly string[]): Arguments | undefined {
  const { usage, takes } = line;
  const { positionals, values } = parse(line, args);
  const { help, ...options } = values;
  if (help) return undefined;
  const [name = '', argument = '', ...more] = positionals;
  const command = Object.hasOwn(takes, name) ? takes[name] : undefined;
  if (!command) throw new CommandError(name ? `There is no command ${name}.\n${usage}` : usage);
  const { argument: wanted, options: known = [] } = command;
  const foreign = Object.keys(options).find((option) => !known.includes(option));
  if (foreign) throw new CommandError(`${name} has no option --${foreign}.\n${usage}`);
  // As when a variable of a script is empty: `export ""` would be everyone's data.
  const [empty] = Object.entries(options).find(([, value]) => value === '') ?? [];
  if (positionals.includes('')) throw new CommandError(`${name} cannot use an empty argument.`);
  if (empty !== undefined) throw new CommandError(`--${empty} has no value.`);
  const left = wanted ? more[0] : positionals[1];
  if (left !== undefined) {
    throw new CommandError(
      `${name} takes ${wanted ? `one ${wanted}` : 'nothing'}, not also '${left}'.`,
    );
  }
  if (wanted && !wanted.startsWith('[') && !argument) {
    throw new CommandError(`${name} needs an argument: ${name} ${wanted}.`);
  }
  return { name, argument, options };
}

function parse({ usage, options }: CommandLine, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n${usage}`);
  }
}

/** Runs a process's command: prints its use, or why it failed in one sentence where that is known. */
export async function runCommand(
  line: CommandLine,
  run: (given: Arguments) => Promise<void>,
): Promise<void> {
  try {
    const given = readArguments(line, process.argv.slice(2));
    if (given) await run(given);
    else console.log(line.usage);
  } catch (error) {
    const isKnown = [CommandError, EnvError, DocumentError].some((kind) => error instanceof kind);
    // SQLite's errors have the one, Postgres' the other.
    const isOfDatabase = ['errcode', 'severity'].some((key) => Object.hasOwn(Object(error), key));
    const { message } = error as Error;
    if (isOfDatabase) console.error(`The database cannot be used: ${message}.`);
    else console.error(isKnown ? message : error);
    process.exitCode = 1;
  }
}
