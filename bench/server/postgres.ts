import { randomUUID } from 'node:crypto';
import { openPostgres } from '#server/store/postgres.ts';
import { postOne } from '#test/server-load.ts';
import { startPostgres } from '#test/server-postgres.ts';
import { aPlace, type ServerProcess, startServer } from '#test/server-process.ts';
import type { Measured } from './results.ts';
import { countStored, postFigures, postSteadily } from './steady-posts.ts';

const PER_SECOND = 300;
const PROCESSES = 3;
/** Unmeasured: processes and database connections that have just been started are slow. */
const WARM_UP = { perSecond: 60, seconds: 20 };

/**
 * 300 enquiries a second on three processes over one PostgreSQL as it comes, with all limits on:
 * each from an address and a mailbox of its own, so that the whole site is beyond its thanks and
 * every counter is at work.
 */
export async function benchPostgres(seconds: number): Promise<Measured> {
  const postgres = await startPostgres();
  const place = aPlace();
  const servers: ServerProcess[] = [];
  try {
    const DATABASE_URL = await postgres.database();
    const env = { DATABASE_URL, TRUST_PROXY_HOPS: '1' };
    for (let index = 0; index < PROCESSES; index += 1) servers.push(await startServer(place, env));
    const urls = servers.map(({ url }) => url);
    let sent = 0;
    const post = () => {
      sent += 1;
      return postOne(urls[sent % urls.length] ?? '', randomUUID(), addressOf(sent));
    };
    const warmUp = await postSteadily(WARM_UP.perSecond, WARM_UP.seconds, post);
    const posted = await postSteadily(PER_SECOND, seconds, post);
    for (const server of servers) await server.end('SIGTERM');
    const store = openPostgres(DATABASE_URL);
    const stored = (await countStored(store)) - (warmUp.times.length - warmUp.errors);
    await store.destroy();
    const how = `${PROCESSES} processes on one PostgreSQL`;
    return {
      figures: postFigures(posted, { perSecond: PER_SECOND, p99: 100, stored, how }),
      note: 'The database, the processes and the client share the machine. Warmed up for 20 s.',
    };
  } finally {
    for (const server of servers) await server.end('SIGKILL');
    await postgres.stop();
    place.remove();
  }
}

function addressOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}
