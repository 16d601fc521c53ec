import { useEffect, useRef, useState } from 'react';
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
