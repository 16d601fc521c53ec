// Runs servers one after another in one process, for the journeys of the office: each has its own
// data, and a new process for each would cost more than most of these journeys.
import { readEnv } from '#server/deps/env.ts';
import { closeIdleConnections, finish } from '#server/process/run-main.ts';
import { type Serving, serve } from '#server/process/serve.ts';
import { shiftClock } from '#test/shifted-date.ts';

/** Starts a server, or ends it. */
export type ToHost = { env: Record<string, string>; aheadMs: number } | 'end';
/** What a server printed at its start, or why it did not start or end. */
export interface FromHost {
  startLines?: string;
  error?: string;
}

let serving: Serving | undefined;

process.on('message', async (message: ToHost) => {
  const answer = await act(message).catch((error: Error): FromHost => ({ error: error.message }));
  process.send?.(answer);
});
// Playwright's worker has ended.
process.on('disconnect', () => process.exit());

async function act(message: ToHost): Promise<FromHost> {
  if (message !== 'end') {
    shiftClock(message.aheadMs);
    serving = await serve(readEnv({ ...process.env, ...message.env }));
    return { startLines: serving.startLines.join('\n') };
  }
  if (serving) {
    const closing = closeIdleConnections(serving.servers);
    await finish(serving);
    clearInterval(closing);
  }
  return {};
}
