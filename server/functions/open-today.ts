import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Documents } from '#content/schemas/documents.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { currentChanges } from '#rules/timetable/changes.ts';
import { classById } from '#rules/timetable/classes.ts';
import type { ClassChange, PublishedClosure, Today } from '#rules/timetable/today.ts';
import { isUnchanged } from '#server/http/headers.ts';
import { hashOf } from '#server/http/signature.ts';
import {
  changesFrom,
  placesByClass,
  type StoredChange,
} from '#server/store/office/class-changes.ts';
import { closuresFrom, findNotice } from '#server/store/office/closures.ts';
import type { Store } from '#server/store/tables.ts';
import { ALLOWED_HEADERS } from './endpoint.ts';
import { refusal, refusals } from './form-errors.ts';
import type { SubmissionDeps } from './send-form.ts';

export type TodayDeps = Pick<SubmissionDeps, 'store' | 'clock' | 'log' | 'live'>;

/**
 * The function that returns the office's changes from today in Colombo on. While the store is
 * unavailable it returns the last known state with its time, which is why it reads the state once
 * before the first request; without any, 503. Neither this nor the function throws.
 */
export async function openToday(deps: TodayDeps): Promise<(request: Request) => Promise<Response>> {
  let last: Today | undefined;
  const read = async () => {
    try {
      last = await readToday(deps);
    } catch (error) {
      deps.log({ event: 'today not read', reason: String(error) });
    }
  };
  await read();
  const app = new Hono();
  // Without personal data, so pages of every origin may read it, also when it was confirmed.
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD'],
      allowHeaders: ALLOWED_HEADERS,
      exposeHeaders: ['date'],
      maxAge: 86_400,
    }),
  );
  app.get('*', async (c) => {
    await read();
    if (!last) return c.json(refusal(refusals.notRead), 503, { 'cache-control': 'no-store' });
    const current = currentPart(deps.live.documents, last, deps.clock());
    const { at, ...rest } = current;
    const tag = `"${hashOf(JSON.stringify(rest))}"`;
    // Weak, since it leaves out the time, which differs in each response.
    c.header('etag', `W/${tag}`);
    c.header('cache-control', 'public, max-age=30');
    // A 304 renews this header, but not the time in the browser's body.
    c.header('date', new Date(at).toUTCString());
    if (isUnchanged(tag, c.req.header('if-none-match'))) return c.body(null, 304);
    return c.json(current);
  });
  app.all('*', (c) => {
    const headers = { allow: 'GET, HEAD, OPTIONS', 'cache-control': 'no-store' };
    return c.json(refusal(refusals.onlyRead), 405, headers);
  });
  return async (request) => app.fetch(request);
}

/** What the office has published, as pages show it now. @throws when the store does not answer */
export async function publishedToday(deps: Omit<TodayDeps, 'log'>): Promise<Today> {
  return currentPart(deps.live.documents, await readToday(deps), deps.clock());
}

async function readToday({ live, store, clock }: Omit<TodayDeps, 'log'>): Promise<Today> {
  const now = clock();
  const [changes, places, closures, notice] = await Promise.all([
    changesFrom(store, colomboDate(now)),
    publicPlaces(store, live.documents),
    closuresFrom(store, colomboDate(now)),
    findNotice(store, now),
  ]);
  return {
    ok: true,
    at: new Date(now).toISOString(),
    changes: changes.map(publicPart),
    places,
    closures: closures.map(publicClosure),
    notice: notice ? { text: notice.text, until: new Date(notice.until).toISOString() } : null,
  };
}

/** Without the changes that have ended since they were read. */
function currentPart(documents: Documents, read: Today, now: number): Today {
  const today = colomboDate(now);
  return {
    ...read,
    changes: currentChanges(documents, read.changes, now),
    closures: read.closures.filter(({ to }) => to === null || to >= today),
    notice: read.notice && Date.parse(read.notice.until) > now ? read.notice : null,
  };
}

/** Without classes that are no longer in the timetable. */
async function publicPlaces(store: Store, documents: Documents): Promise<Today['places']> {
  const places = Object.entries(await placesByClass(store));
  return Object.fromEntries(places.filter(([id]) => classById(documents, id) !== undefined));
}

// Key by key: the other stored values are for the office only.
function publicPart(stored: StoredChange): ClassChange {
  const { class: id, date, kind, start, end, toDate, room, reason } = stored;
  return { class: id, date, kind, start, end, toDate, room, reason };
}

function publicClosure({ from, to, levels, kind, reason }: PublishedClosure): PublishedClosure {
  return { from, to, levels, kind, reason };
}
