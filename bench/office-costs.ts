import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { levels } from '#content/teaching/levels.ts';
import { fillSearch } from '#server/store/office/office-search.ts';
import { states } from '#server/store/office/office-states.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/tables.ts';
import { createTestApp } from '#test/server-app.ts';
import { aRegistration } from '#test/server-forms.ts';
import { createTestOffice, DESK } from '#test/server-office.ts';

/** Requests per address; the slowest counts. */
const TIMES = 15;

/**
 * Measures the office on SQLite with 10,000 submissions, nine in ten of them closed.
 * @returns CPU milliseconds of the whole process for the slowest response, by request
 */
export function officeCosts(): Promise<Record<string, number>> {
  return withOffice(10_000, async (get, store) => {
    await fillSearch(store);
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
  });
}

/** @returns CPU milliseconds of the slowest response with the figures of all of 100,000 submissions */
export function figuresCost(): Promise<number> {
  return withOffice(100_000, (get) => slowest(() => get('/api/figures?from=2000-01-01')));
}

/** Runs with an office on SQLite that has so many submissions. */
async function withOffice<Result>(
  count: number,
  // biome-ignore lint/suspicious/noExplicitAny: any response
  run: (get: (path: string) => Promise<any>, store: Store) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-office-'));
  const { store, database } = openSqlite(join(folder, 'school.db'));
  const office = await createTestOffice({}, await createTestApp({ store }));
  try {
    fill(database, count, office.deps.clock());
    const desk = await office.signIn();
    const get = async (path: string) => {
      const { status, json } = await desk.get(path);
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
      return json;
    };
    return await run(get, store);
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

/** Registrations an hour apart, each with both its mails and three lines of history. */
function fill(database: DatabaseSync, count: number, now: number): void {
  const fields = aRegistration({
    subjects: levels['a-level'].subjects.slice(0, 3),
    specialRequirements: 'She was ill in June and has missed mechanics. '.repeat(4),
  });
  const insert = database.prepare(
    `WITH RECURSIVE numbers(n) AS
       (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count - 1})
     INSERT INTO submissions (id, reference, kind, fields, received_at, name, email, outcome,
       called_at, last_by, last_at)
     SELECT 'full-' || n, printf('FU%02d-%04d', n / 10000, n % 10000), 'registration',
       json_patch(:fields, json_object('firstName', 'Nimali', 'lastName', 'Perera ' || n,
         'email', 'student' || n || '@example.com', 'phone', '077' || (1000000 + n),
         'parentPhone', '071' || (1000000 + n / 2),
         'parentEmail', 'parent' || n || '@example.com')),
       :now - n * 3600000, 'nimali perera ' || n, 'student' || n || '@example.com',
       CASE WHEN n % 10 THEN iif(n % 3, 'placed', 'withdrawn')
         ELSE :states ->> (n / 10 % ${states.length}) END,
       :now - n * 3600000, :desk, :now - n * 3600000
     FROM numbers`,
  );
  const json = { fields: JSON.stringify(fields), states: JSON.stringify(states) };
  insert.run({ ...json, now, desk: DESK });
  database.exec(
    `INSERT INTO outbox (id, submission_id, message, recipient, state, attempts, created_at, next_at,
       lease_until, delivered_at)
     SELECT submissions.id || value, submissions.id, value, email, 'delivered', 1, received_at,
       received_at, 0, received_at
     FROM submissions, json_each('["registration-staff","registration-acknowledgement"]');
     INSERT INTO submission_history (submission_id, at, actor, what)
     SELECT submissions.id, received_at, last_by, value
     FROM submissions, json_each('["opened","no-answer","called"]')`,
  );
}
