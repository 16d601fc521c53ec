import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSqlite } from '#server/store/sqlite.ts';
import { postOne } from '#test/server-load.ts';
import { aPlace, healthOf, type Place, startServer, untilDelivered } from '#test/server-process.ts';
import { startSmtp } from '#test/server-smtp.ts';
import { type Figure, type Measured, round } from './results.ts';

const PER_SECOND = 200;
/** Each enquiry is mailed to the school and to who sent it. */
const MAILS_EACH = 2;

/** 200 enquiries a second, while mails are written as files; then the mails that are still owed. */
export async function benchPosts(seconds: number): Promise<Measured> {
  return { figures: await load(seconds, 'files', {}) };
}

/** The same for a shorter time, with the mails sent to a mail server on loopback. */
export async function benchSmtp(seconds: number): Promise<Measured> {
  const smtp = await startSmtp();
  try {
    const figures = await load(seconds, 'SMTP', {
      SMTP_URL: smtp.url,
      MAIL_TO: 'office@school.example',
      MAIL_FROM: 'website@school.example',
    });
    const ids = new Set(smtp.received.map(({ mail }) => mail.messageId));
    const missing = PER_SECOND * seconds * MAILS_EACH - ids.size;
    return {
      figures: [
        ...figures,
        { what: 'mails the server did not get', value: missing, unit: '', goal: { atMost: 0 } },
      ],
      note: 'The mail server shares the process that posts, and so its core.',
    };
  } finally {
    await smtp.close();
  }
}

async function load(
  seconds: number,
  means: 'files' | 'SMTP',
  env: Record<string, string>,
): Promise<Figure[]> {
  const place = aPlace();
  const server = await startServer(place, { RATE_LIMIT: 'off', ...env });
  try {
    const { times, errors, took } = await post(server.url, PER_SECOND * seconds);
    const { due } = (await healthOf(server.url)).outbox;
    const began = performance.now();
    await untilDelivered(server.url, 600_000);
    const drained = (performance.now() - began) / 1000;
    await server.end('SIGTERM');
    const lost = times.length - errors - (await storedIn(place));
    const sent = times.length * MAILS_EACH - due;
    const at = (share: number) => round(times[Math.floor((times.length - 1) * share)] ?? 0);
    return [
      {
        what: `forms posted over ${round(took)} s, synchronous=FULL`,
        value: round(times.length / took),
        unit: '/s',
        goal: { atLeast: 199 },
      },
      { what: 'errors', value: errors, unit: '', goal: { atMost: 0 } },
      { what: 'answered but not stored', value: lost, unit: '', goal: { atMost: 0 } },
      { what: 'answer, median', value: at(0.5), unit: 'ms' },
      { what: 'answer, p99', value: at(0.99), unit: 'ms', goal: { atMost: 300 } },
      { what: 'answer, slowest', value: at(1), unit: 'ms' },
      {
        what: `mails by ${means} meanwhile`,
        value: round(sent / took),
        unit: '/s',
        goal: { atLeast: 20 },
      },
      // A handful is over before it can be timed.
      ...(due < 500 ? [] : [afterwards(means, due / drained)]),
    ];
  } finally {
    await server.end('SIGKILL');
    place.remove();
  }
}

function afterwards(means: string, perSecond: number): Figure {
  const what = `mails by ${means} afterwards`;
  return { what, value: round(perSecond), unit: '/s', goal: { atLeast: 20 } };
}

/** A steady stream, however long the answers take; times from when each was to be sent, sorted. */
async function post(url: string, count: number) {
  const times: number[] = [];
  let errors = 0;
  const begin = performance.now();
  const one = async (due: number) => {
    const status = await postOne(url, randomUUID());
    times.push(performance.now() - due);
    if (status !== 200) errors += 1;
  };
  const running: Promise<void>[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const due = begin + (sent * 1000) / PER_SECOND;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    running.push(one(due));
  }
  await Promise.all(running);
  const took = (performance.now() - begin) / 1000;
  return { times: times.sort((a, b) => a - b), errors, took };
}

async function storedIn(place: Place): Promise<number> {
  const { store } = openSqlite(join(place.dataDir, 'school.db'));
  const { count } = await store
    .selectFrom('submissions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await store.destroy();
  return count;
}
