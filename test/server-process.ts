import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cleanEnv } from './clean-env.ts';
import { writeTestSite } from './server-site.ts';

export interface ServerProcess {
  url: string;
  pid: number;
  /** Its output so far, start lines and log. */
  output: () => string;
  /**
   * Sends a signal and waits for the exit.
   * @returns the exit code, or null after a kill
   */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

export interface Place {
  /** Where the processes run: dist/ and data/ are in it. */
  folder: string;
  dataDir: string;
  remove: () => void;
}

/** A folder with a small built site, for real server processes. */
export function aPlace(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'process-'));
  writeTestSite(join(folder, 'dist'));
  return {
    folder,
    dataDir: join(folder, 'data'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Starts server/main.ts (or another composition) on a free port, and waits until it listens. */
export async function startServer(
  place: Place,
  env: Record<string, string> = {},
  script = 'server/main.ts',
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [resolve(script)], {
    cwd: place.folder,
    env: {
      ...cleanEnv(),
      PORT: '0',
      HOST: '127.0.0.1',
      OFFICE_PORT: 'off',
      DATA_DIR: place.dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // The server is a child of this process: a kill must reach both at the same moment.
    detached: true,
  });
  const kill = () => child.pid && process.kill(-child.pid, 'SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const port = await portOf(child, () => output);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exit = once(child, 'exit');
      if (signal === 'SIGKILL') kill();
      else child.kill(signal);
      await exit;
      return child.exitCode;
    },
  };
}

async function portOf(child: ChildProcess, output: () => string): Promise<string> {
  for (;;) {
    const port = /http:\/\/localhost:(\d+)/.exec(output())?.[1];
    if (port) return port;
    if (child.exitCode !== null) throw new Error(`The server ended: ${output()}`);
    await sleep(20);
  }
}

/** Runs until it exits, and returns its output. */
export async function runToEnd(
  place: Place,
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [resolve(script), ...args], {
    cwd: place.folder,
    env: { ...cleanEnv(), DATA_DIR: place.dataDir, ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  await once(child, 'close');
  return { code: child.exitCode, stdout, stderr };
}

export interface Health {
  ok: boolean;
  outbox: { due: number; dead: number; oldestSeconds: number };
  held: number;
}

export async function healthOf(url: string): Promise<Health> {
  return (await fetch(`${url}/healthz`)).json() as Promise<Health>;
}

/** Waits until all pending mails are delivered. */
export async function untilDelivered(url: string, withinMs = 60_000): Promise<void> {
  const end = performance.now() + withinMs;
  for (;;) {
    const { outbox } = await healthOf(url);
    if (outbox.due === 0) return;
    if (performance.now() > end) throw new Error(`${outbox.due} mails are still due.`);
    await sleep(100);
  }
}

/** Posts JSON to a function of a process. */
export async function postTo(
  url: string,
  name: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
