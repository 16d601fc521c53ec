import { deliverDue, type OutboxDeps } from './deliver.ts';

export interface Worker {
  /** Something was enqueued: look at once. */
  wake: () => void;
  /** Takes on no more, and resolves when what is being sent has ended. */
  stop: () => Promise<void>;
}

/** Delivers what is due, looking again every `pollMs` for retries and other processes' rows. */
export function startWorker(deps: OutboxDeps, pollMs = 1000): Worker {
  let stopped = false;
  let wanted = true;
  let rest: { end: () => void } | undefined;

  const wake = () => {
    wanted = true;
    rest?.end();
  };

  const running = (async () => {
    while (!stopped) {
      wanted = false;
      const claimed = await deliverDue(deps).catch((error: unknown) => {
        deps.log({ event: 'outbox not reachable', reason: String(error) });
        return 0;
      });
      if (claimed > 0 || wanted || stopped) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs);
        rest = {
          end: () => {
            clearTimeout(timer);
            resolve();
          },
        };
      });
      rest = undefined;
    }
  })();

  return {
    wake,
    stop: async () => {
      stopped = true;
      rest?.end();
      await running;
    },
  };
}
