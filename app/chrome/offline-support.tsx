import { useEffect, useRef } from 'react';
import { clearExpired, storedNames } from '#app/browser/stored-data.ts';
import { afterThisTask, useLoaded } from '#app/browser/use-loaded.ts';
import { usePath } from './use-path.tsx';

const loadOffline = () => import('#app/browser/offline.ts');

/** Saves the site on the visitor's device, to be read offline. */
export function OfflineSupport() {
  const path = usePath();
  const shown = useRef(path);
  const offline = useLoaded(loadOffline, afterThisTask);

  useEffect(() => offline?.keepAvailableOffline(), [offline]);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    offline?.onPageChange();
  }, [path, offline]);

  return null;
}

/** Sends the submissions that are still queued, from any page, and deletes expired data. */
export function SubmissionQueueSender() {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // In a separate task: a phone's first access to its storage is slow.
    setTimeout(() => {
      if (signal.aborted) return;
      clearExpired();
      if (storedNames('unsent').length > 0) void send();
    });
    async function send() {
      const queue = await import('#app/forms/submission-queue.ts').catch(() => undefined);
      if (queue) queue.startQueue();
      // Offline, the scripts cannot be loaded either.
      else addEventListener('online', send, { once: true, signal });
    }
    // A phone's tab may come back after weeks.
    const clear = () => document.hidden || clearExpired();
    document.addEventListener('visibilitychange', clear, { signal });
    return () => stop.abort();
  }, []);
  return null;
}
