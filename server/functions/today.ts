import { createHash } from 'node:crypto';
import type { ClassChange, PublishedClosure, Today } from '#payloads/today.ts';
import { colomboDate } from '#rules/calendar/colombo.ts';
import { currentChanges } from '#rules/timetable/changes.ts';
import { classById } from '#rules/timetable/classes.ts';
import { isUnchanged } from '#server/http/headers.ts';
import { changesFrom, placesByClass, type StoredChange } from '#server/store/class-changes.ts';
import { closuresFrom, findNotice } from '#server/store/closures.ts';
import type { Store } from '#server/store/tables.ts';
import type { SubmissionDeps } from './accept-submission.ts';
import { ALLOWED_HEADERS } from './endpoint.ts';
import { refusal, refusals } from './refusals.ts';

export type TodayDeps = Pick<SubmissionDeps, 'store' | 'clock' | 'log'>;

/** It contains no personal data, so pages of every origin may read it. */
const PUBLIC = {
  'access-control-allow-origin': '*',
  // Shows pages of another origin when the response was confirmed.
  'access-control-expose-headers': 'date',
};
const CACHE_CONTROL = 'public, max-age=30';

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
  return async (request) => {
    const { method } = request;
    if (method === 'OPTIONS') return preflight();
    if (method !== 'GET' && method !== 'HEAD') {
      const allow = 'GET, HEAD, OPTIONS';
      return json(405, refusal(refusals.onlyRead), { allow, 'cache-control': 'no-store' });
    }
    await read();
    if (!last) return json(503, refusal(refusals.notRead), { 'cache-control': 'no-store' });
    return respond(currentPart(last, deps.clock()), request);
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

/** Without the changes that have ended since they were read. */
function currentPart(read: Today, now: number): Today {
  const today = colomboDate(now);
  return {
    ...read,
    changes: currentChanges(read.changes, now),
    closures: read.closures.filter(({ to }) => to === null || to >= today),
    notice: read.notice && Date.parse(read.notice.until) > now ? read.notice : null,
  };
}

/** Without classes that are no longer in the timetable. */
async function publicPlaces(store: Store): Promise<Today['places']> {
  const places = Object.entries(await placesByClass(store));
  return Object.fromEntries(places.filter(([id]) => classById(id) !== undefined));
}

// Key by key: the other stored values are for the office only.
function publicPart(stored: StoredChange): ClassChange {
  return {
    class: stored.class,
    date: stored.date,
    kind: stored.kind,
    start: stored.start,
    end: stored.end,
    toDate: stored.toDate,
    room: stored.room,
    reason: stored.reason,
  };
}

function publicClosure({ from, to, levels, kind, reason }: PublishedClosure): PublishedClosure {
  return { from, to, levels, kind, reason };
}

function respond(current: Today, request: Request): Response {
  // Weak, since it leaves out the time, which differs in each response.
  const { at, ...rest } = current;
  const text = JSON.stringify(rest);
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = {
    etag: `W/${tag}`,
    'cache-control': CACHE_CONTROL,
    // A 304 renews this header, but not the time in the browser's body.
    date: new Date(at).toUTCString(),
  };
  if (isUnchanged(tag, request.headers.get('if-none-match') ?? undefined)) {
    return new Response(null, { status: 304, headers: { ...PUBLIC, ...headers } });
  }
  return json(200, current, headers);
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...PUBLIC,
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': ALLOWED_HEADERS.join(', '),
      'access-control-max-age': '86400',
    },
  });
}

function json(status: number, body: unknown, headers: Record<string, string>): Response {
  return Response.json(body, { status, headers: { ...PUBLIC, ...headers } });
}
