import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openSqlite } from '#server/store/sqlite.ts';
import { postOne } from '#test/server-load.ts';
import { aPlace, healthOf, type Place, startServer, untilDelivered } from '#test/server-process.ts';
import { startSmtp } from '#test/server-smtp.ts';
import { type Figure, type Measured, round } from './results.ts';
import { countStored, postFigures, postSteadily } from './steady-posts.ts';

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
    const posted = await postSteadily(PER_SECOND, seconds, () => postOne(server.url, randomUUID()));
    const { due } = (await healthOf(server.url)).outbox;
    const began = performance.now();
    await untilDelivered(server.url, 600_000);
    const drained = (performance.now() - began) / 1000;
    await server.end('SIGTERM');
    const sent = posted.times.length * MAILS_EACH - due;
    return [
      ...postFigures(posted, {
        perSecond: PER_SECOND,
        p99: 300,
        stored: await storedIn(place),
        how: 'synchronous=FULL',
      }),
      {
        what: `mails by ${means} meanwhile`,
        value: round(sent / posted.took),
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

async function storedIn(place: Place): Promise<number> {
  const { store } = openSqlite(join(place.dataDir, 'school.db'));
  const stored = await countStored(store);
  await store.destroy();
  return stored;
}
