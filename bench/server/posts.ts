import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { postOne } from '#test/server-load.ts';
import { aPlace, startServer, untilDelivered } from '#test/server-process.ts';

const PER_SECOND = 200;

/** A steady stream of enquiries, whatever the answers take; then the mails that are owed. */
export async function benchPosts(seconds: number): Promise<void> {
  const place = aPlace();
  const server = await startServer(place, { RATE_LIMIT: 'off' });
  const times: number[] = [];
  let errors = 0;
  const one = async () => {
    const started = performance.now();
    const status = await postOne(server.url, randomUUID());
    times.push(performance.now() - started);
    if (status !== 200) errors += 1;
  };
  const running: Promise<void>[] = [];
  const begin = performance.now();
  for (let sent = 0; sent < PER_SECOND * seconds; sent += 1) {
    const due = begin + (sent * 1000) / PER_SECOND;
    if (due > performance.now()) await sleep(due - performance.now());
    running.push(one());
  }
  await Promise.all(running);
  times.sort((a, b) => a - b);
  const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
  const took = (performance.now() - begin) / 1000;
  console.log(
    `posts: ${times.length} in ${took.toFixed(1)} s, ${errors} errors, p99 ${p99} ms (goal 300)`,
  );
  const drained = performance.now();
  await untilDelivered(server.url, 600_000);
  const mails = Math.round((2 * times.length) / (took + (performance.now() - drained) / 1000));
  console.log(`mails: at least ${mails}/s as files (goal 20)`);
  await server.end('SIGTERM');
  place.remove();
}
