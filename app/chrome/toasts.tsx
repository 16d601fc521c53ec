import { lazy, Suspense, useEffect, useState } from 'react';
import { notify, onNotice } from '#app/browser/toasts.ts';

const Toaster = lazy(() => import('./toaster.tsx').then(({ Toaster }) => ({ default: Toaster })));

/** Fetches the toaster with the first notice: most visitors never see one. */
export function Toasts() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    if (needed) return;
    const stop = onNotice((notice) => {
      stop();
      setNeeded(true);
      notify(notice);
    });
    return stop;
  }, [needed]);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
