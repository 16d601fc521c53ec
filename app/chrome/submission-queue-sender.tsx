import { useEffect } from 'react';
import { clearExpired, storedNames } from '#app/browser/stored-data.ts';

/**
 * Sends from any page what a form could not send before, with scripts that are fetched only then.
 * What is out of date leaves the phone.
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
      const sender = await import('#app/forms/absent-form.ts').catch(() => undefined);
      if (sender) sender.sendWhatWaits();
      // Without a connection they may not come either.
      else addEventListener('online', send, { once: true, signal });
    }
    // A phone's tab may come back after weeks.
    const clear = () => document.hidden || clearExpired();
    document.addEventListener('visibilitychange', clear, { signal });
    return () => stop.abort();
  }, []);
  return null;
}
