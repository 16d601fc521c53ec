import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cleanEnv } from '#test/clean-env.ts';
import { postOne } from '#test/server-load.ts';
import { newDatabase } from '#test/server-on-postgres.ts';
import { placeForEachTest, start } from '#test/server-place.ts';
import type { ServerProcess } from '#test/server-process.ts';
import { startTcpProxy, type TcpProxy } from '#test/tcp-proxy.ts';

// A process or database that freezes or disappears must not block others for long.
const ANSWER_WITHIN = 8000;
const WORKS_WITHIN = 15_000;

let url: string;
let holder: ChildProcess | undefined;
let wire: TcpProxy | undefined;

beforeEach(async () => {
  url = await newDatabase();
});
afterEach(async () => {
  holder?.kill('SIGKILL');
  await wire?.stop();
});
placeForEachTest();

const post = (to: ServerProcess) => postOne(to.url, randomUUID());

/** Posts until a form is stored; every response before it must be in time. @returns milliseconds */
async function untilTaken(to: ServerProcess, since: number): Promise<number> {
  for (;;) {
    const asked = performance.now();
    const status = await post(to);
    expect(performance.now() - asked).toBeLessThan(ANSWER_WITHIN);
    if (status === 200) return performance.now() - since;
    expect(status).toBe(503);
    if (performance.now() - since > 60_000) throw new Error('No form was taken for a minute.');
    await sleep(200);
  }
}

describe('a process that freezes in the middle of a transaction', () => {
  test('blocks the forms of others for seconds only', async () => {
    const server = await start({ DATABASE_URL: url, RATE_LIMIT: 'off' });
    expect(await post(server)).toBe(200);
    holder = spawn(process.execPath, ['test/server-lock-holder.ts'], {
      env: { ...cleanEnv(), DATABASE_URL: url },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (holder.stdout) await once(holder.stdout, 'data');
    holder.kill('SIGSTOP');
    const frozen = performance.now();

    expect(await post(server)).toBe(503);
    expect(performance.now() - frozen).toBeLessThan(ANSWER_WITHIN);
    expect(await untilTaken(server, frozen)).toBeLessThan(WORKS_WITHIN);
  });
});

describe('a database that disappears without closing its connections', () => {
  test('leads to 503, and is used again when it is back', async () => {
    wire = await startTcpProxy(url);
    const server = await start({ DATABASE_URL: wire.url, RATE_LIMIT: 'off' });
    const both = await Promise.all([post(server), post(server)]);
    expect(both).toEqual([200, 200]);

    wire.stall();
    const broken = performance.now();
    expect(await untilTaken(server, broken)).toBeLessThan(WORKS_WITHIN);
    // By then all connections that were open have timed out.
    await sleep(Math.max(0, WORKS_WITHIN - (performance.now() - broken)));
    // Two at a time: on a busy machine, ten new connections take longer than a form waits for one.
    for (let pair = 0; pair < 5; pair += 1) {
      expect(await Promise.all([post(server), post(server)])).toEqual([200, 200]);
    }
  });
});
