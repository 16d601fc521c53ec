import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSqlite } from '#server/store/sqlite.ts';
import { startLoad, until } from './server-load.ts';
import { type Place, startServer } from './server-process.ts';

/**
 * Kills a server under load, each time at a random moment of its share of the time after the first
 * acknowledgement; returns the ids that it had acknowledged.
 */
export async function killUnderLoad(
  place: Place,
  kills: number,
  script?: string,
): Promise<Set<string>> {
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServer(place, { RATE_LIMIT: 'off' }, script);
    const load = startLoad(() => server.url, 6);
    await until(() => load.acknowledged.size > 0);
    await sleep(((kill + Math.random()) / kills) * 400);
    await server.end('SIGKILL');
    await load.stop();
    for (const id of load.acknowledged) acknowledged.add(id);
  }
  return acknowledged;
}

/** The acknowledged forms that are not in the database exactly once with both mails. */
export async function lostOf(place: Place, acknowledged: Set<string>): Promise<string[]> {
  const { store } = openSqlite(join(place.dataDir, 'school.db'));
  const rows = await store
    .selectFrom('submissions')
    .innerJoin('outbox', 'outbox.submission_id', 'submissions.id')
    .select(['submissions.id', 'outbox.message'])
    .orderBy('outbox.message')
    .execute();
  await store.destroy();
  const mails = Map.groupBy(rows, ({ id }) => id);
  const whole = 'enquiry-acknowledgement,enquiry-staff';
  return [...acknowledged].filter(
    (id) =>
      mails
        .get(id)
        ?.map(({ message }) => message)
        .join() !== whole,
  );
}

/** The mails that are not delivered, or have no file. */
export async function unmailed(place: Place): Promise<string[]> {
  const { store } = openSqlite(join(place.dataDir, 'school.db'));
  const rows = await store.selectFrom('outbox').select(['id', 'state']).execute();
  await store.destroy();
  const files = new Set(readdirSync(join(place.dataDir, 'mail')));
  return rows
    .filter(({ id, state }) => state !== 'delivered' || !files.has(`${id}.eml`))
    .map(({ id }) => id);
}
