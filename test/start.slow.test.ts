import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '#build/free-port.ts';
import { cleanEnv } from './clean-env.ts';

test('npm start serves the site, and stopping npm stops the server too', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'start-'));
  const port = await freePort();
  // Of the repository's own school, which the gate has built.
  const { DEFAULT_DOCUMENTS: _, ...clean } = cleanEnv();
  const env = { ...clean, PORT: `${port}`, OFFICE_PORT: 'off', DATA_DIR: dataDir };
  const npm = spawn('npm', ['start'], { env, stdio: 'ignore' });
  try {
    await expect.poll(() => answers(port), { timeout: 5 * 60_000 }).toBe(true);
    npm.kill('SIGTERM');
    await expect.poll(() => answers(port), { timeout: 10_000 }).toBe(false);
  } finally {
    npm.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
  expect(await answers(port)).toBe(false);
});

async function answers(port: number): Promise<boolean> {
  const response = await fetch(`http://localhost:${port}/healthz`).catch(() => undefined);
  return response?.status === 200;
}
