import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { cellText, fieldCells, fieldColumns, toCsv } from '#server/csv.ts';
import { writeTableSaved } from '#server/store/office-history.ts';
import { type Filter, listSubmissions, type Place } from '#server/store/office-list.ts';
import { fillSearch } from '#server/store/office-search.ts';
import type { Submission } from '#server/store/submissions.ts';
import type { Store } from '#server/store/tables.ts';
import { query } from './body.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { itemsOf } from './items.ts';
import { filterOf } from './list.ts';
import { filterSchema } from './schemas.ts';
import type { SubmissionItem } from './types.ts';

/** Read at a time, so that forms get at the database in between. */
const AT_ONCE = 500;

/** What the list shows with the same filters, whole, as a table for a spreadsheet. */
export function csvRoutes(deps: OfficeDeps) {
  return new Hono<OfficeEnv>().get('/submissions.csv', query(filterSchema), async (c) => {
    const { store, clock } = deps;
    const filter = filterOf(c.req.valid('query'));
    if (filter.q) await fillSearch(store);
    const rows = await allRows(store, filter);
    await writeTableSaved(store, c.get('session').email, rows.length, clock());
    return c.body(toCsv(columns, rows), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="submissions.csv"',
    });
  });
}

const own = [
  'reference',
  'kind',
  'state',
  'held',
  'undelivered',
  'receivedAt',
  'dueAt',
  'assessmentAt',
  'lastBy',
  'lastAt',
] as const satisfies (keyof SubmissionItem)[];

/** Those of both forms; those of the other form stay empty. */
const columns = [...own, ...fieldColumns];

async function allRows(store: Store, filter: Filter): Promise<string[][]> {
  const rows: string[][] = [];
  let after: Place | null = null;
  do {
    const page = await listSubmissions(store, filter, after, AT_ONCE);
    const items = await itemsOf(store, page.submissions);
    rows.push(...items.map((item, index) => rowOf(item, page.submissions[index])));
    after = page.next;
    // SQLite waits for nothing, and requests would have no turn until all are read.
    await setImmediate();
  } while (after);
  return rows;
}

function rowOf(item: SubmissionItem, submission: Submission | undefined): string[] {
  const values: Record<string, unknown> = {
    ...(submission && fieldCells(submission)),
    ...Object.fromEntries(own.map((name) => [name, item[name]])),
  };
  return columns.map((column) => cellText(values[column]));
}
