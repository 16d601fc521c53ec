import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import {
  allReferences,
  changesAfter,
  newestChange,
  parts,
} from '#server/store/office/office-changes.ts';
import { isLive, sessionsOf } from '#server/store/office/sign-in.ts';
import { listUsers } from '#server/store/office/users.ts';
import type { Store } from '#server/store/tables.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';

/** How often the database is read for changes, in milliseconds: well below the promised 2 s. */
const POLL = 800;
/** A comment keeps the connection open and shows that it is alive, in milliseconds. */
const COMMENT = 25_000;
/** Changes that are read at a time; more wait for the next poll. */
const AT_ONCE = 500;
/**
 * On Postgres a change gets its number before the commit, so a lower number may appear after a
 * higher one. So many are read again.
 */
const OVERLAP = 100;

/** The data of `event: change` and `event: site`: what to refetch. An erased submission returns 404. */
export interface ChangeEvent {
  /** A submission's reference, the id of a class, or the kind itself. */
  reference: string;
  kind: 'submission' | 'class' | (typeof parts)[number];
}

interface Listener {
  /** The hash of its session. */
  hash: string;
  stream: SSEStreamingApi;
  end: () => void;
}

export type Events = ReturnType<typeof makeEvents>;

/** Sends changes of any process to the desks. Polls only while a desk listens. */
export function makeEvents(deps: OfficeDeps) {
  const listeners = new Set<Listener>();
  const ending = new AbortController();
  let polling: Promise<void> | undefined;

  /** Ends the streams of sessions that have ended. */
  const closeEnded = async () => {
    const asked = [...listeners];
    if (asked.length === 0) return;
    const hashes = [...new Set(asked.map(({ hash }) => hash))];
    const sessions = await sessionsOf(deps.store, hashes);
    const users = (await listUsers(deps.store, deps)).map(({ email }) => email);
    const now = deps.clock();
    const live = sessions.filter((one) => isLive(one, now) && users.includes(one.email));
    for (const { hash, end } of asked) if (!live.some((one) => one.hash === hash)) end();
  };

  /** Runs while there are listeners. A poll that fails is repeated, so no change is lost. */
  const poll = async (changes: () => Promise<ChangeEvent[]>) => {
    let failed = false;
    for (;;) {
      await sleep(POLL, undefined, { signal: ending.signal }).catch(() => {});
      if (listeners.size === 0) break;
      try {
        await closeEnded();
        for (const change of await changes()) {
          const event = change.kind === 'site' ? 'site' : 'change';
          const message = { event, data: JSON.stringify(change) };
          for (const { stream } of listeners) void stream.writeSSE(message);
        }
        failed = false;
      } catch (error) {
        if (!failed) deps.log({ event: 'changes not read', reason: String(error) });
        failed = true;
      }
    }
    // No await since `listeners` was read, so that a new listener starts a new poll.
    polling = undefined;
  };

  return {
    /** `GET /events`: server-sent events of what changes, to be invalidated by the page. */
    routes: () =>
      new Hono<OfficeEnv>().get('/events', async (c): Promise<Response> => {
        // Hono uses the same route for HEAD, and the stream would never be read.
        if (c.req.method === 'HEAD') return c.body(null);
        // Before the stream opens, so that no change between the two is lost.
        const changes = polling ? undefined : await watchChanges(deps.store);
        // A proxy that buffers would hold changes back.
        c.header('x-accel-buffering', 'no');
        return streamSSE(c, async (stream) => {
          // The server is ending: the page connects again, to the one that takes its place.
          if (ending.signal.aborted) return;
          const { promise: ended, resolve: end } = Promise.withResolvers<void>();
          const listener = { hash: c.get('session').hash, stream, end };
          listeners.add(listener);
          stream.onAbort(end);
          void stream.write(': open\n\n');
          const timer = setInterval(() => void stream.write(': still here\n\n'), COMMENT);
          if (changes) polling ??= poll(changes);
          await ended;
          clearInterval(timer);
          listeners.delete(listener);
        });
      }),
    /** Ends all streams and stops polling. */
    stop: async () => {
      ending.abort();
      for (const { end } of listeners) end();
      listeners.clear();
      await polling;
    },
  };
}

/**
 * Watches the database. Each call of the result returns what has changed since the call before. The
 * reference of an erased submission is not stored, so all references are compared.
 */
async function watchChanges(store: Store): Promise<() => Promise<ChangeEvent[]>> {
  let newest = await newestChange(store);
  let known = await allReferences(store);
  let sent = new Set((await changesAfter(store, newest - OVERLAP, AT_ONCE)).map(({ seq }) => seq));

  return async () => {
    const rows = await changesAfter(store, newest - OVERLAP, AT_ONCE);
    const fresh = rows.filter(({ seq }) => !sent.has(seq));
    const changes = new Map<string, ChangeEvent>();
    for (const { reference, class: id } of fresh) {
      const kind = parts.find((part) => part === id) ?? 'class';
      if (id !== null) changes.set(id, { reference: id, kind });
      else if (reference !== null) {
        changes.set(reference, { reference, kind: 'submission' });
        known.add(reference);
      }
    }
    if (fresh.some((row) => row.reference === null && row.class === null)) {
      const now = await allReferences(store);
      for (const reference of known.difference(now)) {
        changes.set(reference, { reference, kind: 'submission' });
      }
      known = now;
    }
    newest = Math.max(newest, rows.at(-1)?.seq ?? 0);
    sent = new Set(rows.map(({ seq }) => seq));
    return [...changes.values()];
  };
}
