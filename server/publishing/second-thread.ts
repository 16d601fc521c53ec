import { inTurn } from './in-turn.ts';

/** How long the thread waits for a further use, in milliseconds. */
const IDLE_MS = 15_000;

/**
 * The one thread that renders beside the live version's, since each takes tens of megabytes: previews,
 * lists of changed pages and publications use it in turn.
 */
export function secondThread<Thread extends { stop: () => Promise<unknown> }>() {
  const turn = inTurn();
  let open: { key: string; thread: Thread } | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const end = async () => {
    clearTimeout(idle);
    const ended = open?.thread;
    open = undefined;
    await ended?.stop();
  };

  return {
    /** Works with the thread of this key, which starts in the place of another one. */
    use: <Result>(
      key: string,
      start: () => Promise<Thread>,
      work: (thread: Thread) => Promise<Result>,
    ): Promise<Result> =>
      turn(async () => {
        if (open?.key !== key) {
          await end();
          open = { key, thread: await start() };
        }
        clearTimeout(idle);
        idle = setTimeout(() => turn(end), IDLE_MS).unref();
        try {
          return await work(open.thread);
        } catch (error) {
          await end();
          throw error;
        }
      }),
    /** Does what starts a thread of its own, and leaves one less or the same number running. */
    alone: <Result>(work: () => Promise<Result>): Promise<Result> =>
      turn(async () => {
        await end();
        return work();
      }),
  };
}

export type SecondThread = ReturnType<typeof secondThread>;
