import { createHash } from 'node:crypto';
import type { ClassChange, PublishedClosure, Today } from '#payloads/today.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { currentChanges } from '#rules/timetable/changes.ts';
import { classById } from '#rules/timetable/classes.ts';
import { isUnchanged } from '#server/http/negotiation.ts';
import { changesFrom, type KeptChange, placesByClass } from '#server/store/class-changes.ts';
import { closuresFrom, findNotice } from '#server/store/closures.ts';
import type { Store } from '#server/store/tables.ts';
import type { SubmissionDeps } from './accept-submission.ts';
import { refusal, refusals } from './refusals.ts';

export type TodayDeps = Pick<SubmissionDeps, 'store' | 'clock' | 'log'>;

/** Nothing of it is anybody's own, so that every page may read it, and caches keep it a moment. */
const PUBLIC = {
  'access-control-allow-origin': '*',
  // So that a page of another origin learns when an answer was confirmed.
  'access-control-expose-headers': 'date',
};
const CACHE_CONTROL = 'public, max-age=30';
/** What supabase-js sends; a browser asks for leave for exactly these. */
const ALLOWED_HEADERS = 'authorization, x-client-info, apikey, content-type';

/**
 * The function that tells what the office has changed about the classes from today in Colombo on.
 * It reads that once beforehand, so that while the store is away it has an answer to give: the last
 * one, with the time at which it was so. Without any it answers 503. Neither this nor the function
 * ever throws.
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
  return async (request) => {
    const { method } = request;
    if (method === 'OPTIONS') return preflight();
    if (method !== 'GET' && method !== 'HEAD') {
      const allow = 'GET, HEAD, OPTIONS';
      return json(405, refusal(refusals.onlyRead), { allow, 'cache-control': 'no-store' });
    }
    await read();
    if (!last) return json(503, refusal(refusals.notRead), { 'cache-control': 'no-store' });
    return answer(currentPart(last, deps.clock()), request);
  };
}

async function readToday({ store, clock }: TodayDeps): Promise<Today> {
  const now = clock();
  const [changes, places, closures, notice] = await Promise.all([
    changesFrom(store, colomboDate(now)),
    publicPlaces(store),
    closuresFrom(store, colomboDate(now)),
    findNotice(store, now),
  ]);
  return {
    ok: true,
    at: new Date(now).toISOString(),
    changes: currentChanges(changes, now).map(publicPart),
    places,
    closures: closures.map(publicClosure),
    notice: notice ? { text: notice.text, until: new Date(notice.until).toISOString() } : null,
  };
}

/** Without what has ended since it was read. */
function currentPart(read: Today, now: number): Today {
  const today = colomboDate(now);
  return {
    ...read,
    changes: currentChanges(read.changes, now),
    closures: read.closures.filter(({ to }) => to === null || to >= today),
    notice: read.notice && Date.parse(read.notice.until) > now ? read.notice : null,
  };
}

/** Without the classes that the timetable has lost. */
async function publicPlaces(store: Store): Promise<Today['places']> {
  const places = Object.entries(await placesByClass(store));
  return Object.fromEntries(places.filter(([id]) => classById(id) !== undefined));
}

// Named one by one: what else is kept of a change is the office's.
function publicPart(kept: KeptChange): ClassChange {
  return {
    class: kept.class,
    date: kept.date,
    kind: kept.kind,
    start: kept.start,
    end: kept.end,
    toDate: kept.toDate,
    room: kept.room,
    reason: kept.reason,
  };
}

function publicClosure({ from, to, levels, kind, reason }: PublishedClosure): PublishedClosure {
  return { from, to, levels, kind, reason };
}

function answer(said: Today, request: Request): Response {
  // Of all but the time, which is another at each question: so it is a weak one.
  const text = JSON.stringify([said.changes, said.places, said.closures, said.notice]);
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = {
    etag: `W/${tag}`,
    'cache-control': CACHE_CONTROL,
    // A 304 leaves the body that the browser has, with its old time: this one is renewed by it.
    date: new Date(said.at).toUTCString(),
  };
  if (isUnchanged(tag, request.headers.get('if-none-match') ?? undefined)) {
    return new Response(null, { status: 304, headers: { ...PUBLIC, ...headers } });
  }
  return json(200, said, headers);
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...PUBLIC,
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': '86400',
    },
  });
}

function json(status: number, body: unknown, headers: Record<string, string>): Response {
  return Response.json(body, { status, headers: { ...PUBLIC, ...headers } });
}
