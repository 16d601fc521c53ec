import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { cleanEmail } from '#content/schemas/typed-text.ts';
import { counted } from '#content/sentence.ts';
import { isDate } from '#content/teaching/dates.ts';
import type { ServerDeps } from '#server/deps/server-deps.ts';
import { exported, exportedTrace } from '#server/exports.ts';
import { mail, paragraph } from '#server/mail/layout.ts';
import type { Transport } from '#server/mail/transport.ts';
import { followUp, release } from '#server/outbox/staff-actions.ts';
import { closedDays } from '#server/store/office/diary.ts';
import { readLog, writeAccount } from '#server/store/office/office-history.ts';
import { searchSubmissions } from '#server/store/office/office-list.ts';
import { fillSearch } from '#server/store/office/office-search.ts';
import { stateNameFor } from '#server/store/office/office-states.ts';
import { mailsOf, retryAll } from '#server/store/outbox/mails.ts';
import {
  forgetEmail,
  idsOfEmail,
  idsWithTraces,
  type Unfinished,
} from '#server/store/submissions/forget.ts';
import {
  findByReference,
  findSubmission,
  type Submission,
} from '#server/store/submissions/submissions.ts';
import { isPostgres, type Store } from '#server/store/tables.ts';
import { writeWhole } from '#server/store/whole-file.ts';
import { CommandError } from './arguments.ts';
import { exportedCsv, listLine, logLine, showLines } from './print-record.ts';

export interface StaffDeps extends Pick<ServerDeps, 'store' | 'clock' | 'live' | 'staff'> {
  /** Opened only by the command that sends. */
  openTransport: () => Transport;
  removeMails: (outboxIds: readonly string[]) => Promise<void>;
  print: (text: string) => void;
}

export interface Options {
  held?: boolean;
  undelivered?: boolean;
  name?: string;
  email?: string;
  phone?: string;
  /** Days like 2026-11-21. */
  since?: string;
  until?: string;
  csv?: boolean;
}

/** The author of a change: the command does not know who runs it. */
const BY_COMMAND = 'the staff command';

type Command = (deps: StaffDeps, argument: string, options: Options) => Promise<void>;

export const commands: Record<string, Command> = {
  list: async ({ store, clock, print }, _, options) => {
    const { held, undelivered, name, email, phone } = options;
    const q = [name, email, phone].filter((text) => text !== undefined);
    if (q.length > 0) await fillSearch(store);
    const received = { from: day(options.since, 0), before: day(options.until, 1) };
    const found = await searchSubmissions(store, { held, undelivered, received, q }, clock());
    for (const submission of found) print(listLine(submission));
  },

  show: async ({ store, live, clock, print }, reference) => {
    const submission = await existing(store, reference);
    const mails = await mailsOf(store, submission.id);
    const isClosed = await closedDays(store, live.documents);
    for (const line of showLines(live.documents, submission, mails, isClosed, clock())) print(line);
  },

  export: async ({ store, live, clock, print }, argument, options) => {
    const email = argument && addressIn(argument);
    const found = email
      ? await findAll(store, await idsOfEmail(store, email))
      : await searchSubmissions(store, {}, clock());
    // Another family typed the address by mistake: only that its submission exists.
    const traces = email ? await findAll(store, await idsWithTraces(store, email)) : [];
    print(
      options.csv
        ? exportedCsv(live.documents, found, traces).trimEnd()
        : JSON.stringify([...found.map(exported), ...traces.map(exportedTrace)], null, 2),
    );
  },

  /** Also finishes earlier erasures. */
  erase: async (deps, email) => {
    const address = addressIn(email);
    const { store, clock, print } = deps;
    const before = await store.selectFrom('unfinished_erasures').select('what').execute();
    const { erased, traces, left } = await forgetEmail(deps, address).catch((error: Error) => {
      throw new CommandError(
        `Not everything was erased: ${error.message}. Run it again in a minute.`,
      );
    });
    const account = `submissions: ${erased}`;
    if (erased > 0) await writeAccount(store, BY_COMMAND, 'erased', account, clock());
    print(`${erased} erased`);
    if (traces > 0) {
      print(`The address was also removed from ${counted(traces, 'submission')} of other families`);
    }
    if (left.length > 0) {
      const why = left.map(({ what, reason }) => sentences[what](reason));
      throw new CommandError(
        `Not everything is erased yet. ${why.join(' ')} Run it again in a minute, until this message no longer appears.`,
      );
    }
    if (before.length > 0) print('Data that an earlier run could not erase is erased now');
  },

  retry: async ({ store, clock, print }) => {
    print(`${await retryAll(store, clock())} to be sent again now`);
  },

  release: async ({ store, live, clock, staff, print }, reference) => {
    const { id } = await existing(store, reference);
    const released = await store
      .transaction()
      .execute((trx) => release(trx, live.documents, id, staff(), BY_COMMAND, clock()));
    if (!released) throw new CommandError(`${reference} is not held.`);
    print(`${reference} released`);
  },

  'follow-up': async ({ store, live, clock, staff, print }, reference) => {
    const { id } = await existing(store, reference);
    const marked = await store
      .transaction()
      .execute((trx) => followUp(trx, live.documents, id, staff(), BY_COMMAND, clock()));
    const submission = await existing(store, reference);
    const called = stateNameFor(submission).toLowerCase();
    const name = stateNameFor(submission, submission.state);
    if (marked) print(`${reference} marked as ${called}`);
    else if (submission.state === 'called') print(`${reference} was marked as ${called} before`);
    else print(`${reference} is still ‘${name}’`);
  },

  log: async ({ store, print }, reference) => {
    const id = reference ? (await existing(store, reference)).id : undefined;
    for (const line of await readLog(store, id)) print(logLine(line));
  },

  /** A complete, consistent copy of the SQLite database while the server runs. */
  backup: async ({ store, print }, file) => {
    const path = resolve(file);
    if (isPostgres(store)) {
      throw new CommandError('The data is in Postgres: back it up with pg_dump.');
    }
    if (existsSync(path)) throw new CommandError(`${path} exists already; nothing was written.`);
    await writeWhole(path, (to) => sql`vacuum into ${to}`.execute(store)).catch((error: Error) => {
      throw new CommandError(`${path} was not written: ${error.message}.`);
    });
    print(`Written: ${path}`);
  },

  'test-mail': async ({ live, staff, openTransport, print }) => {
    const text = 'This mail was sent by `npm run staff -- test-mail`. If you read it, mail works.';
    const message = await mail(live.documents, "A test of the website's mail", text, [
      paragraph(text),
    ]);
    const transport = openTransport();
    try {
      for (const to of staff()) {
        const signal = AbortSignal.timeout(30_000);
        const rejection = await transport.send({ message, to, id: crypto.randomUUID(), signal });
        if (rejection) throw new Error(rejection.reply);
      }
    } catch (error) {
      throw new CommandError(`The mail was not accepted: ${(error as Error).message}`);
    } finally {
      transport.close();
    }
    print(
      transport.isFolder
        ? 'No mail server is set (SMTP_URL): the test mail is a file in DATA_DIR/mail.'
        : `A test mail is on its way to ${staff().join(', ')}`,
    );
  },
};

async function existing(store: Store, reference: string): Promise<Submission> {
  const submission = await findByReference(store, reference);
  if (!submission) throw new CommandError(`There is no ${reference.toUpperCase()}.`);
  return submission;
}

async function findAll(store: Store, ids: readonly string[]): Promise<Submission[]> {
  const found = await Promise.all(ids.map((id) => findSubmission(store, id)));
  return found.filter((submission) => submission !== undefined);
}

/** An address without the marks that copying adds; anything else would find nothing without a word. */
function addressIn(argument: string): string {
  const address = cleanEmail(argument);
  if (/^[^\s@]+@[^\s@]+$/.test(address)) return address;
  throw new CommandError(
    `'${argument}' is not an e-mail address. ‘show’ lists the addresses of a reference.`,
  );
}

/** A day in Colombo, like 2026-11-21, as the moment it begins; `after` days later. */
function day(text: string | undefined, after: number): number | undefined {
  if (text === undefined) return undefined;
  if (!isDate(text)) throw new CommandError(`'${text}' is not a day that exists, like 2026-11-21.`);
  return Date.parse(`${text}T00:00:00+05:30`) + after * 86_400_000;
}

/** What is not erased yet, and why. */
const sentences: Record<Unfinished['what'], (reason?: string) => string> = {
  log: () =>
    'The log of the database still contains it, because something is reading the database: a backup, perhaps.',
  'mail-files': (reason) => `Mail files could not be removed: ${reason}.`,
  'mail-under-way': () => 'A mail about it is being sent at this moment.',
};
