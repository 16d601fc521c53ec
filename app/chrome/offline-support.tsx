import { useEffect, useRef } from 'react';
import { keepAvailableOffline, onPageChange } from '#app/browser/offline.ts';
import { usePath } from './use-path.tsx';

/** Keeps the site on the visitor's device, for times without a connection. Shows nothing. */
export function OfflineSupport() {
  const path = usePath();
  const shown = useRef(path);

  useEffect(keepAvailableOffline, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    onPageChange();
  }, [path]);

  return null;
}
