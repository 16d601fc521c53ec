import { type ComponentType, useEffect, useState } from 'react';
import { onToasterNeeded } from '#app/browser/toasts.ts';

// A separate function: otherwise a failed download of its styles is not caught.
const loadToaster = () => import('./toaster.tsx');

/**
 * Fetches the toaster when a form is touched or a notice waits: most visitors never see one. A
 * download that fails must not take the page with it; the next notice retries.
 */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(
    () =>
      onToasterNeeded(() => {
        loadToaster().then(
          (loaded) => setToaster(() => loaded.Toaster),
          () => {},
        );
      }),
    [],
  );
  return Toaster && <Toaster />;
}
