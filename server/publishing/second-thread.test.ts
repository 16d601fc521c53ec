import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { secondThread } from './second-thread.ts';

/** Notes how many threads run, and the most at a time. */
function countedThreads() {
  const count = { running: 0, most: 0, started: 0 };
  const start = async () => {
    await sleep(1);
    count.running += 1;
    count.started += 1;
    count.most = Math.max(count.most, count.running);
    return {
      stop: async () => {
        await sleep(1);
        count.running -= 1;
      },
    };
  };
  return { count, start };
}

test('previews, lists of pages and publications never have two threads at a time', async () => {
  const { count, start } = countedThreads();
  const second = secondThread();
  const done: string[] = [];
  const use = (key: string) =>
    second.use(key, start, async () => {
      await sleep(1);
      done.push(key);
    });
  const publish = () =>
    second.alone(async () => {
      const thread = await start();
      await sleep(5);
      await thread.stop();
      done.push('published');
    });
  await Promise.all([use('draft'), publish(), use('draft'), use('live'), publish(), use('draft')]);
  expect(done).toEqual(['draft', 'published', 'draft', 'live', 'published', 'draft']);
  expect(count.most).toBe(1);
});

test('the next page of the same documents is rendered by the same thread', async () => {
  const { count, start } = countedThreads();
  const second = secondThread();
  for (let page = 0; page < 3; page += 1) await second.use('draft', start, async () => page);
  expect(count).toEqual({ running: 1, most: 1, started: 1 });
});

test('a thread that has failed is replaced', async () => {
  const { count, start } = countedThreads();
  const second = secondThread();
  const fail = async () => {
    throw new Error('broken');
  };
  await expect(second.use('draft', start, fail)).rejects.toThrow('broken');
  expect(count.running).toBe(0);
  expect(await second.use('draft', start, async () => 'page')).toBe('page');
});
