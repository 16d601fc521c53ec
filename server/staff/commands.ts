import { resolve } from 'node:path';
import { officeStates } from '#content/office/states.ts';
import type { Transport } from '#server/mail/transport.ts';
import { idsOfEmail } from '#server/store/forget.ts';
import { readLog } from '#server/store/office-history.ts';
import { toE164 } from '#server/store/phone.ts';
import { mailsOf, retryAll, searchSubmissions } from '#server/store/search.ts';
import { findByReference, findSubmission, type Submission } from '#server/store/submissions.ts';
import type { Store } from '#server/store/tables.ts';
import { followUp, release } from './actions.ts';
import { backup } from './backup.ts';
import { erase } from './erase.ts';
import { exported, exportedCsv, listLine, logLine, showLines } from './print.ts';
import { StaffError } from './staff-error.ts';
import { sendTestMail } from './test-mail.ts';

export interface StaffDeps {
  store: Store;
  clock: () => number;
  staff: readonly string[];
  /** Opened only by the command that sends. */
  openTransport: () => Transport;
  removeMails: (outboxIds: readonly string[]) => Promise<void>;
  print: (text: string) => void;
}

export interface Options {
  held?: boolean;
  undelivered?: boolean;
  name?: string;
  phone?: string;
  email?: string;
  since?: string;
  until?: string;
  csv?: boolean;
}

/** Who a change is put down to: the command does not know who types it. */
const BY_COMMAND = 'the staff command';

type Command = (deps: StaffDeps, argument: string, options: Options) => Promise<void>;

export const commands: Record<string, Command> = {
  list: async ({ store, print }, _, options) => {
    const found = await searchSubmissions(store, {
      ...options,
      phone: options.phone && (toE164(options.phone) ?? options.phone),
      since: day(options.since, 0),
      until: day(options.until, 1),
    });
    for (const submission of found) print(listLine(submission));
  },

  show: async ({ store, print }, reference) => {
    const submission = await existing(store, reference);
    const mails = await mailsOf(store, submission.id);
    for (const line of showLines(submission, mails)) print(line);
  },

  export: async ({ store, print }, email, options) => {
    const found = email ? await ofEmail(store, email) : await searchSubmissions(store, {});
    print(
      options.csv ? exportedCsv(found).trimEnd() : JSON.stringify(found.map(exported), null, 2),
    );
  },

  erase: async (deps, email) => erase(deps, needed(email, 'an e-mail address')),

  retry: async ({ store, clock, print }) => {
    print(`${await retryAll(store, clock())} to be sent again now`);
  },

  release: async ({ store, clock, staff, print }, reference) => {
    const { id } = await existing(store, reference);
    if (!(await release(store, id, staff, BY_COMMAND, clock()))) {
      throw new StaffError(`${reference} is not held.`);
    }
    print(`${reference} released`);
  },

  'follow-up': async ({ store, clock, print }, reference) => {
    const { id } = await existing(store, reference);
    const marked = await followUp(store, id, BY_COMMAND, clock());
    const { state } = await existing(store, reference);
    if (marked) print(`${reference} marked as called`);
    else if (state === 'called') print(`${reference} was marked as called before`);
    else print(`${reference} stays ‘${officeStates[state].name}’`);
  },

  log: async ({ store, print }, reference) => {
    const id = reference ? (await existing(store, reference)).id : undefined;
    for (const line of await readLog(store, id)) print(logLine(line));
  },

  backup: async ({ store, print }, file) => {
    const path = resolve(needed(file, 'a file to write'));
    await backup(store, path);
    print(`Written: ${path}`);
  },

  'test-mail': async ({ staff, openTransport, print }) => {
    const transport = openTransport();
    try {
      await sendTestMail(transport, staff);
    } catch (error) {
      throw new StaffError(`The mail was not taken: ${(error as Error).message}`);
    } finally {
      transport.close();
    }
    print(`A test mail is on its way to ${staff.join(', ')}`);
  },
};

async function existing(store: Store, reference: string): Promise<Submission> {
  const wanted = needed(reference, 'a reference').toUpperCase();
  const submission = await findByReference(store, wanted);
  if (!submission) throw new StaffError(`There is no ${wanted}.`);
  return submission;
}

async function ofEmail(store: Store, email: string): Promise<Submission[]> {
  const ids = await idsOfEmail(store, email);
  const found = await Promise.all(ids.map((id) => findSubmission(store, id)));
  return found.filter((submission) => submission !== undefined);
}

function needed(argument: string, what: string): string {
  if (!argument) throw new StaffError(`Please name ${what}.`);
  return argument;
}

/** A day in Colombo, like 2026-11-21, as the moment it begins; `after` days later. */
function day(text: string | undefined, after: number): number | undefined {
  if (text === undefined) return undefined;
  const start = Date.parse(`${text}T00:00:00+05:30`);
  if (Number.isNaN(start)) throw new StaffError(`'${text}' is no day like 2026-11-21.`);
  return start + after * 86_400_000;
}
