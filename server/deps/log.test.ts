import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '#build/free-port.ts';
import { cleanEnv } from '#test/clean-env.ts';
import { aPlace, type Place } from '#test/server-process.ts';
import { makeLog } from './log.ts';

/** Writes to a disk with room for this many more bytes. */
function aDisk(room: number) {
  const disk = { text: '', room };
  return {
    disk,
    log: makeLog((bytes) => {
      if (disk.room === 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      const taken = Buffer.from(bytes).subarray(0, disk.room);
      disk.text += taken.toString();
      disk.room -= taken.length;
      return taken.length;
    }),
  };
}
const events = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('the log', () => {
  test('writes one line per event, with its time and severity', () => {
    const { disk, log } = aDisk(10_000);
    log({ event: 'request', path: '/' });
    log({ event: 'limit hit', limit: 'address' });
    log({ event: 'submission not stored', reason: 'disk full' });
    const time = expect.stringMatching(/^\d{4}-/);
    expect(events(disk.text)).toEqual([
      { time, severity: 'info', event: 'request', path: '/' },
      { time, severity: 'warning', event: 'limit hit', limit: 'address' },
      { time, severity: 'error', event: 'submission not stored', reason: 'disk full' },
    ]);
  });

  test('continues after a full disk, and counts the lines that are missing', () => {
    const { disk, log } = aDisk(110);
    for (let index = 0; index < 3; index += 1) {
      log({ event: 'request', index });
      log({ event: 'request', index });
    }
    disk.room = 10_000;
    log({ event: 'mail delivered' });
    log({ event: 'mail delayed' });
    const [first, torn, ...rest] = disk.text.trim().split('\n');
    expect(JSON.parse(first ?? '')).toMatchObject({ event: 'request', index: 0 });
    // The line that the disk was full in.
    expect(() => JSON.parse(torn ?? '')).toThrow();
    expect(rest.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'log lines lost', lines: 5 },
      { event: 'mail delivered' },
      { event: 'mail delayed' },
    ]);
  });
});

describe('the server', () => {
  let place: Place | undefined;
  let server: ReturnType<typeof spawn> | undefined;
  afterEach(() => {
    server?.kill('SIGKILL');
    place?.remove();
  });

  async function startWith(stdout: number | 'pipe') {
    place = aPlace();
    const port = await freePort();
    server = spawn(process.execPath, [resolve('server/main.ts')], {
      cwd: place.folder,
      env: {
        ...cleanEnv(),
        PORT: String(port),
        HOST: '127.0.0.1',
        OFFICE_PORT: 'off',
      },
      stdio: ['ignore', stdout, 'ignore'],
    });
    const ask = () => fetch(`http://127.0.0.1:${port}/nowhere`);
    // This only ends what hangs: on a busy machine a start takes long.
    await expect.poll(() => ask().catch(() => undefined), { timeout: 60_000 }).toBeTruthy();
    return ask;
  }
  const expectToRun = async (ask: () => Promise<Response>) => {
    for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(404);
    expect([server?.exitCode, server?.signalCode]).toEqual([null, null]);
  };

  test('keeps running when the reader of its log is gone', async () => {
    const ask = await startWith('pipe');
    server?.stdout?.destroy();
    await expectToRun(ask);
  });

  test.runIf(process.platform === 'linux')(
    'keeps running when the disk of its log is full',
    async () => {
      const full = openSync('/dev/full', 'w');
      const ask = await startWith(full);
      closeSync(full);
      await expectToRun(ask);
      const ended = once(server as NonNullable<typeof server>, 'exit');
      server?.kill('SIGTERM');
      expect((await ended)[0]).toBe(0);
    },
  );
});
