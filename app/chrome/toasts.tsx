import { type ComponentType, useEffect, useState } from 'react';
import { onToasterNeeded } from '#app/browser/toasts.ts';

// On its own: the build wraps an import with what follows it directly, and nothing would catch a
// failure of its styles.
const loadToaster = () => import('./toaster.tsx');

/**
 * Fetches the toaster when a form is touched or a notice waits: most visitors never see one. A
 * download that fails must not take the page with it; the next notice tries again.
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
