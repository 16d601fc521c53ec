import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '#server/store/postgres.ts';
import type { Store } from '#server/store/tables.ts';
import { postOne, startLoad, until } from '#test/server-load.ts';
import { place, placeForEachTest, start as startThere } from '#test/server-place.ts';
import { newDatabaseAt, startPostgres, type TestPostgres } from '#test/server-postgres.ts';
import { runToEnd, type ServerProcess, untilDelivered } from '#test/server-process.ts';
import { startSmtp, type TestSmtp } from '#test/server-smtp.ts';
import { shifted } from '#test/shifted-date.ts';

const YEAR_MS = 365 * 86_400_000;

// Several server processes over one database, with a real mail server.
let postgres: TestPostgres;
let smtp: TestSmtp;
let store: Store;
let env: Record<string, string>;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  smtp = await startSmtp();
  const DATABASE_URL = await newDatabaseAt(postgres.url);
  store = openPostgres(DATABASE_URL);
  env = {
    DATABASE_URL,
    RATE_LIMIT: 'off',
    SMTP_URL: smtp.url,
    MAIL_TO: 'office@school.example',
    MAIL_FROM: 'website@school.example',
  };
});
afterEach(async () => {
  await store.destroy();
  await smtp.close();
});
placeForEachTest();

function start(changes: Record<string, string> = {}): Promise<ServerProcess> {
  return startThere({ ...env, ...changes });
}

const storedIds = async () => {
  const rows = await store.selectFrom('submissions').select('id').execute();
  return new Set(rows.map(({ id }) => id));
};

/** How many mails were not received, and how many more than once. */
async function mailed(): Promise<{ missing: number; repeats: number }> {
  const rows = await store.selectFrom('outbox').select('id').execute();
  const came = smtp.received.map(({ mail }) => mail.messageId);
  const missing = rows.filter(({ id }) => !came.includes(`<${id}@school.example>`)).length;
  return { missing, repeats: came.length - new Set(came).size };
}

describe('several processes', () => {
  test('two take 500 forms; one is killed in the middle, and nothing is lost', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    if (!first || !second) throw new Error('Not started.');
    const ids = Array.from({ length: 500 }, () => randomUUID());
    const acknowledged = new Set<string>();
    let killed = false;
    let next = 0;
    const client = async (own: ServerProcess) => {
      for (let id = ids[next++]; id !== undefined; id = ids[next++]) {
        // Like the form: without a reply, the same id is sent once more, to the other process.
        let status = await postOne(own === first && killed ? second.url : own.url, id);
        if (status === 0) status = await postOne(second.url, id);
        if (status === 200) acknowledged.add(id);
        if (acknowledged.size >= 250 && !killed) {
          killed = true;
          await first.end('SIGKILL');
        }
      }
    };
    await Promise.all([first, first, first, second, second, second].map(client));
    expect(acknowledged.size).toBe(500);
    expect([...(await storedIds())].sort()).toEqual([...ids].sort());
    await untilDelivered(second.url, 120_000);
    expect((await mailed()).missing).toBe(0);
  });

  test('send no mail twice and share the limits, also when their clocks are years apart', async () => {
    const limited = { RATE_LIMIT: 'on' };
    const ahead = { ...limited, ...shifted(2 * YEAR_MS) };
    const [first, second] = await Promise.all([start(limited), start(ahead)]);
    if (!first || !second) throw new Error('Not started.');
    const codes: number[] = [];
    for (let index = 0; index < 64; index += 1) {
      codes.push(await postOne((index % 2 ? first : second).url, randomUUID()));
    }
    expect(codes.indexOf(429)).toBe(60);
    await untilDelivered(first.url, 120_000);
    expect(await mailed()).toEqual({ missing: 0, repeats: 0 });
    expect(smtp.received.length).toBeGreaterThan(60);

    const staff = await runToEnd(place, 'server/staff/staff-command.ts', ['export'], env);
    expect(JSON.parse(staff.stdout)).toHaveLength(60);
  });
});

describe('a database that restarts under load', () => {
  test('loses no acknowledged form, and the service recovers without a restart', async () => {
    const server = await start();
    const load = startLoad(() => server.url, 4);
    await until(() => load.acknowledged.size >= 20);
    await postgres.restart();
    const before = load.acknowledged.size;
    await until(() => load.acknowledged.size >= before + 20);
    await load.stop();
    const stored = await storedIds();
    expect([...load.acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    await untilDelivered(server.url, 120_000);
    expect((await mailed()).missing).toBe(0);
  });
});
