import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSqlite } from '#server/store/sqlite.ts';
import { startLoad, until } from '#test/server-load.ts';
import { aPlace, startServer } from '#test/server-process.ts';

/** kill -9 at random moments under load, many times; counts what was acknowledged and is gone. */
export async function benchKills(kills: number): Promise<void> {
  const place = aPlace();
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServer(place, { RATE_LIMIT: 'off' });
    const load = startLoad(() => server.url, 8);
    await until(() => load.acknowledged.size > 0);
    await sleep(Math.random() * 500);
    await server.end('SIGKILL');
    await load.stop();
    for (const id of load.acknowledged) acknowledged.add(id);
  }
  const { store } = openSqlite(join(place.dataDir, 'school.db'));
  const rows = await store.selectFrom('submissions').select('id').execute();
  await store.destroy();
  const stored = new Set(rows.map(({ id }) => id));
  const lost = [...acknowledged].filter((id) => !stored.has(id)).length;
  console.log(`kills: ${kills}, ${acknowledged.size} acknowledged, ${lost} lost (goal 0)`);
  place.remove();
}
