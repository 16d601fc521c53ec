import { parseArgs } from 'node:util';
import { type Options, StaffError } from './commands.ts';

export const USAGE = `npm run staff -- COMMAND, with the environment of the server:
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

/** What each command takes: a name of its argument in square brackets may be left out. */
const takes: Record<string, { argument?: string; options?: readonly string[] }> = {
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
};

export interface Arguments {
  name: string;
  argument: string;
  options: Options;
}

/**
 * Reads the arguments of the command line.
 * @returns undefined when they ask for help
 * @throws StaffError for an unknown command, and for what a command does not take: it would be ignored
 */
export function readArguments(args: string[]): Arguments | undefined {
  const { positionals, values } = parse(args);
  const { help, ...options } = values;
  if (help) return undefined;
  const [name = '', argument = '', ...more] = positionals;
  const command = Object.hasOwn(takes, name) ? takes[name] : undefined;
  if (!command) throw new StaffError(name ? `There is no command ${name}.\n${USAGE}` : USAGE);
  const { argument: wanted, options: known = [] } = command;
  const foreign = Object.keys(options).find((option) => !known.includes(option));
  if (foreign) throw new StaffError(`${name} has no option --${foreign}.\n${USAGE}`);
  const left = wanted ? more[0] : argument || undefined;
  if (left !== undefined) {
    throw new StaffError(
      `${name} takes ${wanted ? `one ${wanted}` : 'nothing'}, not also '${left}'.`,
    );
  }
  if (wanted && !wanted.startsWith('[') && !argument) {
    throw new StaffError(`Please name what to ${name}: ${name} ${wanted}.`);
  }
  return { name, argument, options };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
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
