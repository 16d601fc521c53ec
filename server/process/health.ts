import type { Context } from 'hono';
import { sql } from 'kysely';
import type { Registration } from '#payloads/form-fields.ts';
import { type SubmissionDeps, sendForm } from '#server/functions/send-form.ts';
import { bouncesHealth } from '#server/jobs/self-check.ts';
import { countOutbox } from '#server/store/outbox/outbox-rows.ts';
import { probeWrite } from '#server/store/settings.ts';
import { countHeld } from '#server/store/submissions/submissions.ts';
import type { Store, Tables } from '#server/store/tables.ts';

export interface HealthDeps extends SubmissionDeps {
  /** Whether BOUNCES_URL is set. */
  readsBounces?: boolean;
}

/**
 * How long a check is valid: a little less than the usual 30 s between two requests of a monitor,
 * so that each of them makes a new check.
 */
const CHECK_TTL_MS = 29_000;

/**
 * The handler of /healthz: whether a form could be stored now, and what is waiting. A rejected mail
 * or a mail server that is down does not change the status: restarting the service would not help.
 */
export function makeHealth(deps: HealthDeps): (c: Context) => Promise<Response> {
  const { store, clock, readsBounces, log } = deps;
  const check = cached(async () => {
    await tryForm(deps);
    await readTables(store);
    // A full disk still accepts a write that is rolled back.
    await probeWrite(store);
  }, clock);
  return async (c) => {
    try {
      await check();
      const [outbox, held] = await Promise.all([countOutbox(store, clock()), countHeld(store)]);
      const bounces = readsBounces && (await bouncesHealth(store, clock()));
      return c.json({ ok: true, outbox, held, ...(bounces && { bounces }) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log({ event: 'health check failed', reason });
      return c.json({ ok: false }, 503);
    }
  };
}

/** Runs `check` unless it succeeded within CHECK_TTL_MS; requests at the same time share it. */
function cached(check: () => Promise<void>, clock: () => number): () => Promise<void> {
  let checked: { at: number; result: Promise<void> } | undefined;
  return () => {
    const age = checked ? clock() - checked.at : CHECK_TTL_MS;
    // After the clock was set back the age is not known.
    if (!checked || age < 0 || age >= CHECK_TTL_MS) {
      checked = { at: clock(), result: check() };
      checked.result.catch(() => {
        checked = undefined;
      });
    }
    return checked.result;
  };
}

/** The tables that a form does not use: the office's, the site's and the jobs'. */
const otherTables = [
  'unwanted_mailboxes',
  'reminder_names',
  'erased_submissions',
  'unfinished_erasures',
  'submission_history',
  'submission_search',
  'submission_contacts',
  'office_changes',
  'office_codes',
  'office_sessions',
  'office_passkeys',
  'office_challenges',
  'office_users',
  'class_changes',
  'class_places',
  'class_history',
  'class_messages',
  'closures',
  'notices',
  'removed_holidays',
  'slots',
  'teacher_links',
  'site_drafts',
  'site_versions',
  'site_pictures',
] as const satisfies readonly (keyof Tables)[];

/**
 * Reads them in one statement: 25 would take longer than a monitor waits where the database is slow.
 * @throws when a table is missing or damaged
 */
async function readTables(store: Store): Promise<void> {
  const firstRows = otherTables.map((table) => sql`(select 1 from ${sql.table(table)} limit 1)`);
  await sql`select ${sql.join(firstRows)}`.execute(store);
}

const form: Registration = {
  firstName: 'Health',
  lastName: 'Check',
  email: 'student@health-check.invalid',
  phone: '077 123 4567',
  dateOfBirth: '2010-06-15',
  address: '1, Health Check Road',
  level: 'o-level',
  subjects: ['Science'],
  previousSchool: '',
  parentName: 'Health Check',
  parentPhone: '077 123 4567',
  parentEmail: 'parent@health-check.invalid',
  specialRequirements: '',
  agreeToTerms: true,
};

/**
 * Takes a form the whole way in a transaction that is rolled back: it uses every table and index
 * that a form needs, and stores, counts, mails and logs nothing.
 * @throws when the form would not have been stored
 */
async function tryForm(deps: SubmissionDeps): Promise<void> {
  const transaction = await deps.store.startTransaction().execute();
  let failure = '';
  try {
    const trial: SubmissionDeps = {
      ...deps,
      store: transaction,
      wakeOutbox: () => {},
      log: ({ event, reason }) => {
        failure = `${event}: ${reason ?? ''}`;
      },
    };
    const json = { ...form, elapsedMs: 60_000 };
    // An address of the range for documentation (RFC 5737).
    const visit = { address: '192.0.2.1', requestId: crypto.randomUUID() };
    const { status } = await sendForm('registration', trial, json, visit);
    if (status !== 200) throw new Error(failure || `answered ${status}`);
  } finally {
    await transaction.rollback().execute();
  }
}
