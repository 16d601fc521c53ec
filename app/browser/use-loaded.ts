import { useEffect, useState } from 'react';

/**
 * A module that is fetched after the page, which works without it.
 *
 * @param load `() => import(…)` in a statement of its own: otherwise a failed download of the
 *   module's styles is not caught
 */
export function useLoaded<Module>(load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    // Not in the task that hydrates the page, so that a slow phone responds to taps.
    const timer = setTimeout(() => load().then(setModule, () => {}));
    return () => clearTimeout(timer);
  }, [load]);
  return module;
}
