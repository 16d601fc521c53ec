import { useEffect, useRef, useState } from 'react';
import { clearExpired, storedNames } from '#app/browser/stored-data.ts';
import { usePath } from './use-path.tsx';

const loadOffline = () => import('#app/browser/offline.ts');

/**
 * Keeps the site on the visitor's device, for times without a connection. Shows nothing. What does
 * it comes after the page; a page that it does not come to is as good as any, but for that.
 */
export function OfflineSupport() {
  const path = usePath();
  const shown = useRef(path);
  const [offline, setOffline] = useState<Awaited<ReturnType<typeof loadOffline>>>();

  useEffect(() => {
    loadOffline().then(setOffline, () => {});
  }, []);

  useEffect(() => offline?.keepAvailableOffline(), [offline]);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    offline?.onPageChange();
  }, [path, offline]);

  return null;
}

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
