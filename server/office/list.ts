import { Hono } from 'hono';
import type * as v from 'valibot';
import { countAll, type Filter, listSubmissions, type Place } from '#server/store/office-list.ts';
import { fillSearch } from '#server/store/office-search.ts';
import { query } from './body.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import { itemsOf } from './items.ts';
import { Refusal, refusals } from './refusals.ts';
import { type filterSchema, listSchema } from './schemas.ts';
import type { SubmissionList } from './types.ts';

const PAGE = 50;

/** The list: the most urgent first, a page at a time. */
export function listRoutes(deps: OfficeDeps) {
  return new Hono<OfficeEnv>().get('/submissions', query(listSchema), async (c) => {
    const { cursor, ...filter } = c.req.valid('query');
    const { store } = deps;
    if (filter.q) await fillSearch(store);
    const { submissions, next } = await listSubmissions(
      store,
      filterOf(filter),
      cursor ? placeOf(cursor) : null,
      PAGE,
    );
    const reply: SubmissionList = {
      items: await itemsOf(store, submissions),
      next: next && cursorOf(next),
      counts: await countAll(store),
    };
    return c.json(reply);
  });
}

/** The query's words as the store takes them. */
export function filterOf(typed: v.InferOutput<typeof filterSchema>): Filter {
  return {
    states: typed.state ?? [],
    ...(typed.kind && { kind: typed.kind }),
    held: typed.held === '1',
    undelivered: typed.undelivered === '1',
    ...(typed.q && { q: typed.q }),
  };
}

function cursorOf({ urgency, id }: Place): string {
  return Buffer.from(JSON.stringify([urgency, id])).toString('base64url');
}

function placeOf(cursor: string): Place {
  try {
    const [urgency, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Number.isSafeInteger(urgency) && typeof id === 'string') return { urgency, id };
  } catch {
    // No JSON is as wrong as other JSON.
  }
  throw new Refusal(422, refusals.noPlace);
}
