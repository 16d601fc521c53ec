import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { levels } from '#content/teaching/levels.ts';
import { newReference } from '#server/functions/submission-row.ts';
import { fillSearch } from '#server/store/office-search.ts';
import { states } from '#server/store/office-states.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/tables.ts';
import { createTestApp } from '#test/server-app.ts';
import { aRegistration } from '#test/server-forms.ts';
import { createTestOffice, DESK } from '#test/server-office.ts';

const SUBMISSIONS = 10_000;
/** Requests per address; the slowest counts. */
const TIMES = 15;
const HOUR = 3_600_000;

/**
 * Measures the office on SQLite with 10,000 submissions, nine in ten of them closed.
 * @returns CPU milliseconds of the whole process for the slowest response, by request
 */
export async function officeCosts(): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-office-'));
  const { store } = openSqlite(join(folder, 'school.db'));
  const office = await createTestOffice({}, await createTestApp({ store }));
  try {
    await fill(store, office.deps.clock());
    const desk = await office.signIn();
    const get = async (path: string) => {
      const { status, json } = await desk.get(path);
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
      return json;
    };
    let deep = '';
    for (let page = 1; page < 150; page += 1)
      deep = (await get(`/api/submissions?cursor=${deep}`)).next;
    const { items } = await get('/api/submissions?state=called');
    const requests: Record<string, string> = {
      'the list': '/api/submissions',
      'the list, page 150': `/api/submissions?cursor=${deep}`,
      'one state': '/api/submissions?state=waiting',
      'the registrations': '/api/submissions?kind=registration',
      'a name': '/api/submissions?q=nimali%20perera%209',
      'a letter in every name': '/api/submissions?q=a',
      'a name without a match': '/api/submissions?q=zzz',
      'a reference': `/api/submissions?q=${items[0].reference}`,
      'a phone': '/api/submissions?q=077%20100%204321',
      'one submission': `/api/submissions/${items[0].reference}`,
      'the promise': '/api/promise',
    };
    const costs: Record<string, number> = {};
    for (const [what, path] of Object.entries(requests))
      costs[what] = await slowest(() => get(path));
    return costs;
  } finally {
    await office.close();
    rmSync(folder, { recursive: true });
  }
}

/** @returns CPU milliseconds of the slowest of several runs, after one to warm up */
async function slowest(run: () => Promise<unknown>): Promise<number> {
  await run();
  let most = 0;
  for (let index = 0; index < TIMES; index += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    most = Math.max(most, (user + system) / 1000);
  }
  return most;
}

const firstNames = ['Nimali', 'Kasun', 'Amaya', 'Sithum', 'Tharindu', 'Fathima', 'නිමලි', 'Élodie'];
const lastNames = ['Perera', 'Fernando', 'Silva', 'Jayawardena', 'පෙරේරා', 'Mohamed', 'Nair'];

async function fill(store: Store, now: number): Promise<void> {
  const rows = Array.from({ length: SUBMISSIONS }, (_, index) => rowOf(index, now));
  await store.transaction().execute(async (trx) => {
    for (let start = 0; start < rows.length; start += 250) {
      const part = rows.slice(start, start + 250);
      await trx.insertInto('submissions').values(part).execute();
      await trx
        .insertInto('outbox')
        .values(part.flatMap(({ id, email }) => mailsFor(id, email, now)))
        .execute();
      await trx
        .insertInto('submission_history')
        .values(
          part.flatMap(({ id, received_at, outcome }) =>
            ['opened', 'no-answer', outcome ?? 'opened'].map((what) => ({
              submission_id: id,
              at: received_at,
              actor: DESK,
              what,
            })),
          ),
        )
        .execute();
    }
  });
  await fillSearch(store);
}

function rowOf(index: number, now: number) {
  const pick = <Item>(list: readonly Item[]) => list[(index * 7) % list.length] as Item;
  const [firstName, lastName] = [pick(firstNames), `${pick(lastNames)} ${index}`];
  const email = `student${index}@example.com`;
  const isClosed = index % 10 !== 0;
  const outcome = isClosed
    ? index % 3
      ? 'placed'
      : 'withdrawn'
    : states[(index / 10) % states.length];
  const received = now - index * HOUR;
  return {
    id: crypto.randomUUID(),
    reference: newReference(),
    kind: 'registration' as const,
    fields: JSON.stringify(
      aRegistration({
        firstName,
        lastName,
        email,
        phone: `077${1_000_000 + index}`,
        subjects: levels['a-level'].subjects.slice(0, 3),
        parentName: `Ruwan ${lastName}`,
        parentPhone: `071${1_000_000 + Math.floor(index / 2)}`,
        parentEmail: `parent${index}@example.com`,
        specialRequirements: 'She was ill in June and has missed mechanics. '.repeat(4),
      }),
    ),
    received_at: received,
    name: `${firstName} ${lastName}`.toLowerCase(),
    email,
    outcome,
    called_at: outcome === 'new' || outcome === 'no-answer' ? null : received + HOUR,
    last_by: DESK,
    last_at: received + HOUR,
  };
}

function mailsFor(id: string, email: string, now: number) {
  return ['registration-staff' as const, 'registration-acknowledgement' as const].map(
    (message) => ({
      id: crypto.randomUUID(),
      submission_id: id,
      batch_id: null,
      message,
      recipient: email,
      state: 'delivered' as const,
      attempts: 1,
      created_at: now,
      next_at: now,
      lease_until: 0,
      delivered_at: now,
    }),
  );
}
