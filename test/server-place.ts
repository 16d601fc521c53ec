import { afterEach, beforeEach } from 'vitest';
import { aPlace, type Place, type ServerProcess, startServer } from './server-process.ts';

/** The folder of the running test. */
export let place: Place;
const running: ServerProcess[] = [];

/**
 * Makes a folder for each test of a file, in `place`. Hooks that were added before it run after it at
 * the end of a test: its servers have then ended.
 */
export function placeForEachTest(): void {
  beforeEach(() => {
    place = aPlace();
  });
  afterEach(async () => {
    for (const server of running.splice(0)) await server.end('SIGKILL');
    place.remove();
  });
}

/** Starts a server there, which ends with the test. */
export async function start(
  env: Record<string, string> = {},
  startAt: typeof startServer = startServer,
): Promise<ServerProcess> {
  const server = await startAt(place, env);
  running.push(server);
  return server;
}
