import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { levels } from '#content/teaching/levels.ts';
import { newReference } from '#server/functions/submission-row.ts';
import { hashOf } from '#server/http/signature.ts';
import { createOffice } from '#server/office/office.ts';
import { migrate } from '#server/store/migrate.ts';
import { fillSearch } from '#server/store/office-search.ts';
import { states } from '#server/store/office-states.ts';
import { insertSession } from '#server/store/sign-in.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/tables.ts';
import { aRegistration } from '#test/server-forms.ts';

const SUBMISSIONS = 10_000;
/** Requests per address; the slowest counts. */
const TIMES = 15;
const HOUR = 3_600_000;
const TOKEN = 'a token of the bench';
const USER = 'desk@school.example';

/**
 * Measures the office on SQLite with 10,000 submissions, nine in ten of them closed.
 * @returns CPU milliseconds of the whole process for the slowest response, by request
 */
export async function officeCosts(): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-office-'));
  const { store } = openSqlite(join(folder, 'school.db'));
  try {
    await migrate(store);
    const now = Date.now();
    await fill(store, now);
    await insertSession(store, hashOf(TOKEN), USER, now);
    const { app } = createOffice(
      {
        store,
        clock: Date.now,
        log: () => {},
        users: [USER],
        origins: () => ['http://localhost:3001'],
        trustProxyHops: 0,
        transport: { send: async () => {}, close: () => {} },
        secret: 'of the bench',
        limitsOn: true,
        staff: [],
        removeMails: async () => {},
        publisher: { publish: () => {} },
        renderPreview: async () => '',
        startedAt: 0,
        wakeOutbox: () => {},
      },
      undefined,
    );
    const get = async (path: string) => {
      const response = await app.request(path, { headers: { cookie: `office=${TOKEN}` } });
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
      return response.text();
    };
    const deep = await cursorAt(get, 150);
    const { items } = JSON.parse(await get('/api/submissions?state=called'));
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
    await store.destroy();
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

async function cursorAt(get: (path: string) => Promise<string>, page: number): Promise<string> {
  let cursor = '';
  for (let index = 1; index < page; index += 1) {
    cursor = JSON.parse(await get(`/api/submissions?cursor=${cursor}`)).next;
  }
  return cursor;
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
              actor: USER,
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
    last_by: USER,
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
