import { useEffect } from 'react';
import { clearExpired, storedNames } from '#app/browser/stored-data.ts';

/**
 * Sends from any page what a form could not send before, with scripts that are fetched only then,
 * and deletes what is out of date.
 */
export function SubmissionQueueSender() {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // A task of its own: a phone's first look into its storage takes a while.
    setTimeout(() => {
      if (signal.aborted) return;
      clearExpired();
      if (storedNames('unsent').length > 0) void send();
    });
    async function send() {
      const queue = await import('#app/forms/submissions.ts').catch(() => undefined);
      if (queue) queue.startQueue();
      // Without a connection they cannot be fetched either.
      else addEventListener('online', send, { once: true, signal });
    }
    // A phone's tab may come back after weeks.
    const clear = () => document.hidden || clearExpired();
    document.addEventListener('visibilitychange', clear, { signal });
    return () => stop.abort();
  }, []);
  return null;
}
