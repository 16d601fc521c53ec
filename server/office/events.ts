import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { liveSessions, type Session } from '#server/store/office-sessions.ts';
import type { OfficeDeps, OfficeEnv } from './deps.ts';
import type { ChangeEvent } from './types.ts';
import { watchChanges } from './watch.ts';

/** How often the database is asked what has changed, in milliseconds: well below two seconds. */
const LOOK = 500;
/** A comment keeps the line open and lets a lost one be noticed, in milliseconds. */
const COMMENT = 25_000;
/** A desk that has let so many messages pile up reads no more. */
const MOST_UNREAD = 200;
/** Streams of one session: a window each, and some that were lost without a word. */
const MOST_STREAMS = 12;

interface Stream {
  session: Session;
  say: (text: string) => void;
  end: () => void;
}

export interface Events {
  /** A stream of changes for one session, as server-sent events. */
  open: (session: Session) => Promise<Response>;
  /** Ends the streams of sessions that have ended; never rejects, since the next look does it, too. */
  closeEnded: () => Promise<void>;
  /** Ends all streams, and looks no more. */
  stop: () => Promise<void>;
}

/** Tells the desks what changes. Looks at the database only while somebody listens. */
export function makeEvents(deps: OfficeDeps): Events {
  const streams = new Set<Stream>();
  let looking: Promise<void> | undefined;
  const ending = new AbortController();

  const closeEnded = async () => {
    const hashes = new Set([...streams].map(({ session }) => session.hash));
    if (hashes.size === 0) return;
    const live = await liveSessions(deps.store, [...hashes], deps.clock());
    const stay = new Set(
      live.filter(({ email }) => deps.users.includes(email)).map(({ hash }) => hash),
    );
    // Those that were opened meanwhile were not asked about.
    const ended = hashes.difference(stay);
    for (const stream of streams) if (ended.has(stream.session.hash)) stream.end();
  };

  const tell = async (changed: () => Promise<Set<string>>) => {
    await closeEnded();
    for (const reference of await changed()) {
      const data = JSON.stringify({ reference } satisfies ChangeEvent);
      for (const stream of streams) stream.say(`event: change\ndata: ${data}\n\n`);
    }
  };

  /** Goes on while there are streams. A look that fails is repeated, so that nothing is left out. */
  const look = async (changed: () => Promise<Set<string>>) => {
    let failed = false;
    for (;;) {
      await sleep(LOOK, undefined, { signal: ending.signal }).catch(() => {});
      if (streams.size === 0) break;
      try {
        await tell(changed);
        failed = false;
      } catch (error) {
        if (!failed) deps.log({ event: 'changes not read', reason: String(error) });
        failed = true;
      }
    }
    // In the same breath as the last look at `streams`, so that a new stream starts a new watch.
    looking = undefined;
  };

  return {
    closeEnded: () =>
      closeEnded().catch((error) =>
        deps.log({ event: 'streams not closed', reason: String(error) }),
      ),
    open: async (session) => {
      // Before the stream is there, so that no change between its start and the first look is lost.
      const changed = looking ? undefined : await watchChanges(deps.store);
      const own = [...streams].filter((stream) => stream.session.hash === session.hash);
      if (own.length >= MOST_STREAMS) own[0]?.end();
      const response = respond(session, streams);
      if (changed) looking ??= look(changed);
      return response;
    },
    stop: async () => {
      ending.abort();
      for (const stream of streams) stream.end();
      await looking;
    },
  };
}

function respond(session: Session, streams: Set<Stream>): Response {
  const encoder = new TextEncoder();
  let stream: Stream | undefined;
  let timer: NodeJS.Timeout | undefined;
  const forget = () => {
    clearInterval(timer);
    if (stream) streams.delete(stream);
  };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const own: Stream = {
        session,
        say: (text) => {
          if ((controller.desiredSize ?? 0) < -MOST_UNREAD) return own.end();
          controller.enqueue(encoder.encode(text));
        },
        end: () => {
          forget();
          controller.close();
        },
      };
      stream = own;
      streams.add(own);
      // At once, so that the page knows that it is heard.
      own.say(': open\n\n');
      timer = setInterval(() => own.say(': still here\n\n'), COMMENT);
    },
    cancel: forget,
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A proxy that gathers before it passes on would hold changes back.
      'x-accel-buffering': 'no',
    },
  });
}

export function eventRoutes(events: Events) {
  return new Hono<OfficeEnv>().get('/events', async (c): Promise<Response> => {
    // Hono answers HEAD by the same route, and nobody would read the stream.
    return c.req.method === 'HEAD' ? c.body(null) : events.open(c.get('session'));
  });
}
