import { useEffect, useState } from 'react';

/**
 * A module that is fetched after the page, which works without it.
 *
 * @param load `() => import(…)` in a statement of its own: otherwise a failed download of the
 *   module's styles is not caught
 * @param when calls back when the module is needed; a download that failed is repeated then
 */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  when: (fetch: () => void) => () => void,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => when(() => void load().then(setModule, () => {})), [load, when]);
  return module;
}

/** For `when`: not in the task that hydrates the page, so that a slow phone responds to taps. */
export function afterThisTask(fetch: () => void): () => void {
  const timer = setTimeout(fetch);
  return () => clearTimeout(timer);
}
